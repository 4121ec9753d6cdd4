import { expect, it } from 'vitest';
import { parseBlocks } from './parse-page.ts';

const toneOf = (backgroundColor: string | undefined, titleColor: string) => {
  const [block] = parseBlocks([{ type: 'ThinBanner', id: 'b', title: 'x', backgroundColor, titleColor }], {
    log: () => undefined,
  });
  return block && 'titleColor' in block ? block.titleColor : undefined;
};

it.each([
  [undefined, 'ink', undefined],
  [undefined, 'inverse', 'inverse'],
  ['plain', 'ink', 'ink'],
  ['plain', 'inverse', undefined],
  ['muted', '#ffffff', undefined],
  ['inverse', 'ink', undefined],
  ['inverse', '#ffffff', 'inverse'],
  ['accent', 'accent', undefined],
  ['accent', 'inverse', 'inverse'],
])('on %s, a title in %s gets %s: never under 4.5:1', (ground, tone, expected) =>
  expect(toneOf(ground, tone)).toBe(expected),
);

it('a block without a background has that of the page', () => {
  const [block] = parseBlocks(
    [
      {
        type: 'Accordions',
        id: 'a',
        title: 'x',
        titleColor: 'inverse',
        accordions: [{ title: 'x', richText: 'y' }],
      },
    ],
    { log: () => undefined },
  );
  expect(block).toMatchObject({ type: 'Accordions', titleColor: undefined });
});
