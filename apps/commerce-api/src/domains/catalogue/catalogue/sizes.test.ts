import { expect, it } from 'vitest';

import { sizeLabel } from './sizes.ts';

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

it.each([
  ['women', 'W', range(34, 46)],
  ['men', 'M', range(39, 50)],
  ['kids', 'K', range(20, 39)],
])(
  'every whole size of shoes for %s has an American and a British one, another than the size before',
  (_who, last, sizes) => {
    for (const [countryCode, scale] of [
      ['US', 'US'],
      ['GB', 'UK'],
    ] as const) {
      const labels = sizes.map((size) => sizeLabel(last + String(size), { edition: 'en', countryCode }));
      expect(labels.filter((label) => !label.startsWith(`${scale} `))).toEqual([]);
      expect(labels.filter((label, at) => label === labels[at - 1])).toEqual([]);
    }
  },
);

it('a woman’s boot in 43 is UK 10 in Britain', () => {
  expect(sizeLabel('W43', { edition: 'en', countryCode: 'GB' })).toBe('UK 10');
});
