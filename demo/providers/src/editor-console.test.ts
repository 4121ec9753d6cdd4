import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { type Books, openBooks } from './books.ts';
import { type EditorConsole, editorConsole } from './editor-console.ts';

let folder: string;
let books: Books;
let sandbox: EditorConsole;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'editors-'));
  books = openBooks(folder);
  sandbox = editorConsole(books, () => 1_000);
});
afterEach(() => {
  books.close();
  rmSync(folder, { recursive: true });
});

const send = (id: string, text: string, kind: 'review' | 'question' = 'review', version = 1) =>
  sandbox.submit({ id, version, kind, language: 'en', productId: 'NF0A1B2C', text });
const decided = async (after = 0) => (await sandbox.decisions(after)).map(({ id, state }) => [id, state]);

it('publishes texts, rejects links, and retains those with the hold word', async () => {
  await send('rv-1', 'Warm and light.');
  await send('rv-2', 'Cheaper at HTTPS://elsewhere.example');
  await send('rv-3', 'Please hold this one.');
  expect(await decided()).toEqual([
    ['rv-1', 'published'],
    ['rv-2', 'rejected'],
  ]);
});

it('lists each decision once to callers that request later ones, and a manual one as a later one', async () => {
  await send('rv-1', 'please hold');
  await send('rv-2', 'Fine.');
  const [last] = await sandbox.decisions(0);
  sandbox.decide('rv-1', 1, 'published');
  expect(await decided(last?.change)).toEqual([['rv-1', 'published']]);
});

it('reviews a rewritten text again', async () => {
  await send('rv-1', 'Fine.');
  await send('rv-1', 'A casino.', 'review', 2);
  expect(await sandbox.decisions(0)).toMatchObject([{ id: 'rv-1', version: 2, state: 'rejected' }]);
});

it('decides nothing about a version newer than the one that was read', async () => {
  await send('rv-1', 'please hold');
  await send('rv-1', 'please hold this one, too', 'review', 2);
  sandbox.decide('rv-1', 1, 'published');
  expect(await decided()).toEqual([]);
});

it('retains the newer version when the older one arrives again', async () => {
  await send('rv-1', 'A casino.', 'review', 2);
  await send('rv-1', 'Fine.');
  expect(await decided()).toEqual([['rv-1', 'rejected']]);
});

it('publishes one answer per question', async () => {
  await send('qn-1', 'Is it loud?', 'question');
  sandbox.answer('qn-1', 'No.');
  sandbox.answer('qn-1', 'Yes.');
  expect(await sandbox.decisions(0)).toMatchObject([
    { id: 'qn-1', state: 'published', answer: { text: 'No.' } },
  ]);
});
