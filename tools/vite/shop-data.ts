import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
/** By path, because the configuration of a bundler is read without the condition that finds sources. */
const source = (file: string): Promise<unknown> => import(join(root, 'packages/shop/src', file));

interface Loader {
  readonly shopFolder: (env: NodeJS.ProcessEnv, cwd: string) => string;
  readonly loadShop: (
    folder: string,
  ) => Promise<{ readonly brand: { readonly name: string }; readonly sites: unknown }>;
}

interface SiteMaker<T> {
  readonly sitesOf: (shop: unknown) => readonly T[];
}

/** The folder of the shop (`SHOP`). */
export const openShopFolder = async (): Promise<string> =>
  ((await source('load.ts')) as Loader).shopFolder(process.env, process.cwd());

/** What browsers may know of the shop. */
export async function loadPublicShop() {
  const { brand, sites } = await ((await source('load.ts')) as Loader).loadShop(await openShopFolder());
  return { brand, sites };
}

/** The sites of the shop. */
export async function loadSites<T>(): Promise<readonly T[]> {
  const { sitesOf } = (await source('sites.ts')) as SiteMaker<T>;
  return sitesOf(await loadPublicShop());
}

/** The modules of an application that hold the shop. */
const DATA = /\/app\/shared\/sites\/shop\.ts$/;
const THEME = /\/app\/shared\/sites\/theme\.css$/;

/** The brand's values of the design tokens; empty without a file. */
export async function readTheme(): Promise<string> {
  const file = join(await openShopFolder(), 'theme.css');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/**
 * Puts brand and sites into the browser's build, where the application's servers read the file, and the shop's
 * `theme.css` into the stylesheet.
 */
export const shopData = () => ({
  name: 'shop-data',
  enforce: 'pre' as const,
  async load(id: string, options?: { readonly ssr?: boolean | undefined }): Promise<string | undefined> {
    if (THEME.test(id)) return readTheme();
    if (options?.ssr === true || !DATA.test(id)) return undefined;
    return `export const shop = ${JSON.stringify(await loadPublicShop())};`;
  },
});
