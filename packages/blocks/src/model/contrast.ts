import type { Block, BlockType } from './block-types.ts';
import { mapBlocks } from './nested.ts';
import type { Surface, TextTone } from './tones.ts';

/** Tones that keep 4.5:1 on each ground in every brand; `tokens.test.ts` of the design system measures them. */
const READABLE: Readonly<Record<Surface, readonly TextTone[]>> = {
  plain: ['ink', 'muted', 'accent', 'sale'],
  muted: ['ink', 'muted', 'accent', 'sale'],
  sunken: ['ink', 'muted', 'accent', 'sale'],
  accent: ['inverse'],
  inverse: ['inverse'],
};

/** The tone of a text on a ground, or none, so that the ground's own applies, where it would fall under 4.5:1. */
export const readableTone = (tone: TextTone | undefined, ground: Surface = 'plain'): TextTone | undefined =>
  tone !== undefined && READABLE[ground].includes(tone) ? tone : undefined;

/** Their words stand on a picture, whose gradient decides about contrast. */
const ON_PICTURES: ReadonlySet<BlockType> = new Set([
  'Hero',
  'LinkedCard',
  'EspotBanner',
  'StandardImageBanner',
]);

/** True for a block whose words stand on a picture: what is behind them, content alone cannot tell. */
export const hasWordsOnPicture = (type: string): boolean => [...ON_PICTURES].some((each) => each === type);

/** The fields in which content says the tone of a text. */
export const TONES = ['titleColor', 'subtitleColor', 'richTextColor', 'disclaimerColor'] as const;

/** Drops the tones of the content that could not be read on the ground of their block. */
export const withReadableTones = (blocks: readonly Block[]): readonly Block[] =>
  mapBlocks(blocks, (block) => {
    if (ON_PICTURES.has(block.type)) return [block];
    const own = 'backgroundColor' in block ? block.backgroundColor : undefined;
    const ground = own ?? (block.type === 'ThinBanner' ? 'accent' : 'plain');
    const changed = TONES.flatMap((name): [string, undefined][] => {
      const tone = name in block ? block[name as keyof typeof block] : undefined;
      return tone !== undefined && readableTone(tone as TextTone, ground) === undefined
        ? [[name, undefined]]
        : [];
    });
    return [changed.length === 0 ? block : { ...block, ...Object.fromEntries(changed) }];
  });
