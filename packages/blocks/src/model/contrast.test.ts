import { expect, it } from 'vitest';
import { parseBlocks } from './parse-page.ts';

const toneOf = (backgroundColor: string | undefined, titleColor: string) => {
  const [block] = parseBlocks([{ type: 'ThinBanner', id: 'b', title: 'x', backgroundColor, titleColor }], {
    log: () => undefined,
  });
  return block && 'titleColor' in block ? block.titleColor : undefined;
};

it.each([
  [undefined, 'ink', 'ink'],
  [undefined, 'inverse', undefined],
  ['muted', '#ffffff', undefined],
  ['inverse', 'ink', undefined],
  ['inverse', '#ffffff', 'inverse'],
  ['accent', 'accent', undefined],
  ['accent', 'inverse', 'inverse'],
])('on %s, a title in %s gets %s: never under 4.5:1', (ground, tone, expected) =>
  expect(toneOf(ground, tone)).toBe(expected),
);
