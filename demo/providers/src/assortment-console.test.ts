import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { type AssortmentDesk, assortmentDesk } from './assortment-console.ts';
import { type Books, openBooks } from './books.ts';

let folder: string;
let books: Books;
let desk: AssortmentDesk;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assortment-'));
  books = openBooks(folder);
  desk = assortmentDesk(books);
});
afterEach(() => {
  books.close();
  rmSync(folder, { recursive: true });
});

it('tells each withdrawal once to whoever asks for later ones, and a return as a later one', async () => {
  desk.decide('NF100200', false);
  desk.decide('NF100300', false);
  const first = await desk.changes(0);
  expect(first.map(({ productId, isSold }) => [productId, isSold])).toEqual([
    ['NF100200', false],
    ['NF100300', false],
  ]);
  desk.decide('NF100200', true);
  const later = await desk.changes(first.at(-1)?.change ?? 0);
  expect(later.map(({ productId, isSold }) => [productId, isSold])).toEqual([['NF100200', true]]);
  expect(desk.list().map(({ productId, sold }) => [productId, sold])).toEqual([
    ['NF100200', true],
    ['NF100300', false],
  ]);
});
