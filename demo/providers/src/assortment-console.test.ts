import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { type AssortmentConsole, assortmentConsole } from './assortment-console.ts';
import { type Books, openBooks } from './books.ts';

let folder: string;
let books: Books;
let sandbox: AssortmentConsole;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assortment-'));
  books = openBooks(folder);
  sandbox = assortmentConsole(books);
});
afterEach(() => {
  books.close();
  rmSync(folder, { recursive: true });
});

it('lists each withdrawal once to callers that request later ones, and a return as a later one', async () => {
  sandbox.decide('NF100200', false);
  sandbox.decide('NF100300', false);
  const first = await sandbox.changes(0);
  expect(first.map(({ productId, isSold }) => [productId, isSold])).toEqual([
    ['NF100200', false],
    ['NF100300', false],
  ]);
  sandbox.decide('NF100200', true);
  const later = await sandbox.changes(first.at(-1)?.change ?? 0);
  expect(later.map(({ productId, isSold }) => [productId, isSold])).toEqual([['NF100200', true]]);
  expect(sandbox.list().map(({ productId, sold }) => [productId, sold])).toEqual([
    ['NF100200', true],
    ['NF100300', false],
  ]);
});
