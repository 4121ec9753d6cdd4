import { expect, it } from 'vitest';
import { byteRange } from './byte-range.ts';

it.each([
  ['bytes=0-1', { from: 0, to: 1 }],
  ['bytes=10-', { from: 10, to: 99 }],
  ['bytes=-5', { from: 95, to: 99 }],
  ['bytes=-500', { from: 0, to: 99 }],
  ['bytes=90-500', { from: 90, to: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=9-3', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,5-6', undefined],
  ['lines=0-1', undefined],
  [undefined, undefined],
])('%s of 100 bytes', (header, range) => {
  expect(byteRange(header, 100)).toEqual(range);
});
