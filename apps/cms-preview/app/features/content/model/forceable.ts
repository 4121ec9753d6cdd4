import { isRaw, objectsOf, type Raw } from './raw.ts';

const namesIn = (list: unknown, key: string): readonly string[] =>
  Array.isArray(list)
    ? list.filter(isRaw).flatMap(({ [key]: name }) => (typeof name === 'string' ? [name] : []))
    : [];

/** The unique segments and variants of blocks, which can be forced. */
export const forceableOf = (blocks: readonly Raw[]): readonly string[] => [
  ...new Set(
    blocks
      .flatMap((block) => objectsOf(block))
      .flatMap(([, { type, segments, variants }]) => {
        if (type === 'Segmentation') return namesIn(segments, 'id');
        return type === 'Experience' ? namesIn(variants, 'variantId') : [];
      }),
  ),
];
