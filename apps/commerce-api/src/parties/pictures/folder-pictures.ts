import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

import type { ImageSubject, Picture, PictureSource } from './picture-source.ts';

/** What photographs are stored as, in the order in which they are looked for. */
const EXTENSIONS = ['jpg', 'jpeg', 'png', 'webp', 'avif'] as const;

/** Begins with a letter or digit and has no separator, so that no name leads out of the folder. */
const NAME = /^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$/;

const pathOf = (subject: ImageSubject): readonly string[] =>
  subject.type === 'scene'
    ? ['scenes', subject.name]
    : ['products', subject.product.productCode, subject.product.colorId, subject.view];

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');

/** What a look at the disk answers, or undefined for what is not there. */
const ifThere = <T>(look: Promise<T>): Promise<T | undefined> =>
  look.catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });

/**
 * Photographs in a folder: `products/<code>/<colour>/<view>.jpg`, `scenes/<name>.jpg` (or png, webp, avif) and
 * `marks/<name>.svg`. Views are `front`, `back`, `detail` and `side`, and `turn-00` to `turn-23` of a
 * product that can be turned. A file that is replaced is seen at the next request.
 */
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
    async scenes() {
      const files = (await ifThere(readdir(join(folder, 'scenes')))) ?? [];
      return [
        ...new Set(
          files
            .filter((file) => EXTENSIONS.some((extension) => file.endsWith(`.${extension}`)))
            .map((file) => file.slice(0, file.lastIndexOf('.')))
            .filter((name) => NAME.test(name)),
        ),
      ].toSorted();
    },
    async mark(name) {
      return NAME.test(name) ? ifThere(readFile(join(folder, 'marks', `${name}.svg`), 'utf8')) : undefined;
    },
  };
}
