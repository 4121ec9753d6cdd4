import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadPublicShop, openShopFolder } from './shop-data.ts';

/** The icons that pages and the manifest name. */
const ICONS = ['favicon.svg', 'favicon.ico', 'apple-touch-icon.png', 'icon-192.png', 'icon-512.png'];

/** The folder with the shop's own files: icons, logos, films. */
export const shopPublicFolder = async (): Promise<string> => join(await openShopFolder(), 'public');

/** Writes the manifest of the shop into a build, which fails where the shop lacks an icon. */
export const shopManifest = () => ({
  name: 'shop-manifest',
  apply: 'build' as const,
  applyToEnvironment: ({ name }: { readonly name: string }): boolean => name === 'client',
  async generateBundle(this: {
    emitFile(file: { type: 'asset'; fileName: string; source: string }): unknown;
  }) {
    const folder = await shopPublicFolder();
    const missing = ICONS.filter((icon) => !existsSync(join(folder, icon)));
    if (missing.length > 0) throw new Error(`The shop lacks ${missing.join(', ')} in ${folder}.`);
    const { name } = (await loadPublicShop()).brand;
    const manifest = {
      name,
      short_name: name,
      start_url: '/',
      display: 'browser',
      background_color: '#ffffff',
      theme_color: '#ffffff',
      icons: [
        { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      ],
    };
    this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: JSON.stringify(manifest) });
  },
});
