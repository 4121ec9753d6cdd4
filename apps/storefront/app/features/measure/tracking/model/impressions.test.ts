import { expect, it } from 'vitest';
import { createImpressions } from './impressions.ts';

it.each([
  ['known before it is seen', ['expect', 'see']],
  ['seen before it is known', ['see', 'expect']],
  ['seen twice', ['expect', 'see', 'see']],
] as const)('an item that is %s is reported once', (_, steps) => {
  const reported: string[] = [];
  const impressions = createImpressions();
  for (const step of steps) {
    if (step === 'see') impressions.see('row');
    else impressions.expect('row', () => reported.push('row'));
  }
  expect(reported).toEqual(['row']);
});

it('what was seen on one page is not seen on the next', () => {
  const reported: string[] = [];
  const impressions = createImpressions();
  impressions.see('row');
  impressions.clear();
  impressions.expect('row', () => reported.push('row'));
  expect(reported).toEqual([]);
});
