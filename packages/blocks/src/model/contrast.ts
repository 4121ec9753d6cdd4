import type { Block, BlockType } from './block-types.ts';
import { mapBlocks } from './nested.ts';
import type { Surface, TextTone } from './tones.ts';

/** Tones with a contrast of 4.5:1 in every brand; checked by the design system's `tokens.test.ts`. */
const READABLE: Readonly<Record<Surface, readonly TextTone[]>> = {
  plain: ['ink', 'muted', 'accent', 'sale'],
  muted: ['ink', 'muted', 'accent', 'sale'],
  sunken: ['ink', 'muted', 'accent', 'sale'],
  accent: ['inverse'],
  inverse: ['inverse'],
};

/** The tone of a text, or undefined if its contrast with the background were below 4.5:1. */
export const readableTone = (tone: TextTone | undefined, ground: Surface = 'plain'): TextTone | undefined =>
  tone !== undefined && READABLE[ground].includes(tone) ? tone : undefined;

/** Their text is on a picture, whose gradient decides about contrast. */
const ON_PICTURES: ReadonlySet<BlockType> = new Set([
  'Hero',
  'LinkedCard',
  'EspotBanner',
  'StandardImageBanner',
]);

/** True for a block with text on a picture: its background is unknown to the content. */
export const hasWordsOnPicture = (type: string): boolean => [...ON_PICTURES].some((each) => each === type);

/** The fields that set the tone of a text. */
export const TONES = ['titleColor', 'subtitleColor', 'richTextColor', 'disclaimerColor'] as const;

/** Drops the tones that would not be readable on the background of their block. */
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
