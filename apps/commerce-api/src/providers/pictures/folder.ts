import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { PRODUCT_VIEWS, type ImageSubject, type Picture, type PictureSource } from './provider.ts';

/** File extensions in lookup order. */
const EXTENSIONS = ['jpg', 'jpeg', 'png', 'webp', 'avif'] as const;

/** Without separators and leading dots, so that no name leaves the folder. */
const NAME = /^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$/;

const pathOf = (subject: ImageSubject): readonly string[] =>
  subject.type === 'scene'
    ? ['scenes', subject.name]
    : ['products', subject.product.productCode, subject.product.colorId, subject.view];

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');

/** The result, or undefined for a missing file. */
const ifThere = <T>(look: Promise<T>): Promise<T | undefined> =>
  look.catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });

/** Distinct names of the photos in a folder. */
async function namesIn(folder: string): Promise<string[]> {
  const files = (await ifThere(readdir(folder))) ?? [];
  const names = files
    .filter((file) => EXTENSIONS.some((extension) => file.endsWith(`.${extension}`)))
    .map((file) => file.slice(0, file.lastIndexOf('.')));
  return [...new Set(names.filter((name) => NAME.test(name)))].toSorted();
}

/** Standard views first, others by name. */
const rankOf = (view: string): number => {
  const rank = PRODUCT_VIEWS.findIndex((known) => known === view);
  return rank === -1 ? PRODUCT_VIEWS.length : rank;
};

/** Photos in `products/<code>/<colour>/<view>.jpg`, `scenes/<name>.jpg` and `marks/<name>.svg`, read per request. */
export function folderPictures(folder: string): PictureSource {
  return {
    isImmutable: false,
    async find(subject): Promise<Picture | undefined> {
      const names = pathOf(subject);
      if (!names.every((name) => NAME.test(name))) return undefined;
      for (const extension of EXTENSIONS) {
        const path = `${join(folder, ...names)}.${extension}`;
        const file = await ifThere(stat(path));
        if (file?.isFile() !== true) continue;
        return {
          key: ['folder', ...names, extension, file.size, file.mtimeMs],
          original: async () => ({ kind: 'photograph', bytes: await readFile(path) }),
        };
      }
      return undefined;
    },
    async views({ productCode, colorId }) {
      if (![productCode, colorId].every((name) => NAME.test(name))) return [];
      const names = await namesIn(join(folder, 'products', productCode, colorId));
      return names
        .filter((name) => !name.startsWith('turn-'))
        .toSorted((a, b) => rankOf(a) - rankOf(b) || a.localeCompare(b));
    },
    scenes: () => namesIn(join(folder, 'scenes')),
    async mark(name) {
      return NAME.test(name) ? ifThere(readFile(join(folder, 'marks', `${name}.svg`), 'utf8')) : undefined;
    },
  };
}
