import { expect, it } from 'vitest';

import {
  addBit,
  type Bits,
  countCommon,
  createBits,
  forEachBit,
  hasBit,
  intersect,
  removeBit,
  unite,
} from './bits.ts';

const bitsOf = (...numbers: number[]): Bits => {
  const bits = createBits();
  for (const number of numbers) addBit(bits, number);
  return bits;
};
const numbersOf = (bits: Bits): number[] => {
  const numbers: number[] = [];
  forEachBit(bits, (at) => numbers.push(at));
  return numbers;
};
/** Word edges, and far beyond the initial size. */
const EDGES = [0, 1, 31, 32, 63, 511, 512, 99_999];

it('holds what was put in, in order', () => {
  expect(numbersOf(bitsOf(...EDGES.toReversed()))).toEqual(EDGES);
  expect(EDGES.every((number) => hasBit(bitsOf(...EDGES), number))).toBe(true);
  expect(hasBit(bitsOf(...EDGES), 2)).toBe(false);
  expect(hasBit(bitsOf(1), 1_000_000)).toBe(false);
});

it('lets go of what was taken out, and of nothing else', () => {
  const bits = bitsOf(...EDGES);
  for (const number of [31, 99_999, 1_000_000]) removeBit(bits, number);
  expect(numbersOf(bits)).toEqual([0, 1, 32, 63, 511, 512]);
});

it('joins and compares sets of different sizes', () => {
  const [small, large] = [bitsOf(0, 31, 40), bitsOf(31, 40, 99_999)];
  expect(numbersOf(intersect(small, large))).toEqual([31, 40]);
  expect(numbersOf(unite([small, large]))).toEqual([0, 31, 40, 99_999]);
  expect(countCommon(small, large)).toBe(2);
  expect(countCommon(large, large)).toBe(3);
  expect(numbersOf(unite([]))).toEqual([]);
});

it('counts full words', () => {
  const full = bitsOf(...Array.from({ length: 64 }, (_, at) => at));
  expect(countCommon(full, full)).toBe(64);
});
