import { expect, it } from 'vitest';
import { marked } from './favourites.ts';

it('a heart counts at once, also before the first snapshot has come', () => {
  expect(marked(undefined, 'A', true)).toEqual({ total: 1, productIds: ['A'] });
  expect(marked(undefined, 'A', false)).toEqual({ total: 0, productIds: [] });
});

it('a product counts once', () => {
  const known = marked({ total: 1, productIds: ['A'] }, 'A', true);
  expect(known).toEqual({ total: 1, productIds: ['A'] });
});

it('a change that is taken back leaves the others', () => {
  const both = marked(marked(undefined, 'A', true), 'B', true);
  expect(marked(both, 'A', false)).toEqual({ total: 1, productIds: ['B'] });
});
