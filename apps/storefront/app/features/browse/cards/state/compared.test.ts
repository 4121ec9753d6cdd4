import { expect, it } from 'vitest';
import { toggled } from './compared.ts';

it('a product is put aside and taken back by the same press', () => {
  expect(toggled(['A'], 'B')).toEqual(['A', 'B']);
  expect(toggled(['A', 'B'], 'A')).toEqual(['B']);
});

it('a fifth product does not fit, and takes the place of none', () => {
  expect(toggled(['A', 'B', 'C', 'D'], 'E')).toEqual(['A', 'B', 'C', 'D']);
});
