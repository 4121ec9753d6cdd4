import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { Remark } from '../report.ts';
import { readRows, type FileRow } from './read-rows.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rows-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function read(content: string | Uint8Array, name = 'file.csv', encoding?: string) {
  const path = join(folder, name);
  await writeFile(path, content);
  const rejected: Remark[] = [];
  const { rows } = await readRows(path, { encoding, onRejected: (remark) => void rejected.push(remark) });
  const found: FileRow[] = [];
  for await (const row of rows) found.push(row);
  return {
    rows: found.map(({ row, values }) => [row, Object.fromEntries(values)]),
    rejected: rejected.map(({ row, reason }) => [row, reason]),
  };
}

const ROWS = [
  [2, { sku: 'A', name: 'Ål' }],
  [3, { sku: 'B', name: 'Bø' }],
];

describe('a file is read the same', () => {
  it.each([
    ['with commas', 'sku,name\nA,Ål\nB,Bø\n'],
    ['with semicolons, CRLF and a byte order mark', '\ufeffsku;name\r\nA;Ål\r\nB;Bø\r\n'],
    ['with tabs and no line break at its end', 'sku\tname\nA\tÅl\nB\tBø'],
    ['with quotes, and a comma in a quoted column name', '"sku",name\n"A","Ål"\n"B",Bø\n'],
    ['in UTF-16, as spreadsheets save it', Buffer.from('\ufeffsku\tname\nA\tÅl\nB\tBø\n', 'utf16le')],
  ])('%s', async (_, content) => {
    expect((await read(content)).rows).toEqual(ROWS);
  });

  it('in an encoding that is named', async () => {
    const latin = Buffer.from('sku,name\nA,Ål\nB,Bø\n', 'latin1');
    expect((await read(latin, 'file.csv', 'windows-1252')).rows).toEqual(ROWS);
  });

  it('as JSON Lines, with lists and empty values', async () => {
    const { rows } = await read(
      '{"sku":"A","tags":["a|b","c"],"stock":3}\n\n{"sku":"B","stock":null}\n',
      'x.jsonl',
    );
    expect(rows).toEqual([
      [1, { sku: 'A', tags: String.raw`a\|b | c`, stock: '3' }],
      [3, { sku: 'B' }],
    ]);
  });
});

it('counts lines, also after a value with line breaks', async () => {
  const { rows } = await read('sku,name\nA,"one\ntwo\nthree"\nB,four\n');
  expect(rows).toEqual([
    [2, { sku: 'A', name: 'one\ntwo\nthree' }],
    [5, { sku: 'B', name: 'four' }],
  ]);
});

it('keeps a quote in a value that does not start with one', async () => {
  expect((await read('sku\tname\nA\tLue (2-pack) "spesial"\n')).rows).toEqual([
    [2, { sku: 'A', name: 'Lue (2-pack) "spesial"' }],
  ]);
});

it('rejects a row that is cut short or too long, and reads on', async () => {
  const { rows, rejected } = await read('sku,stock,price\nA,1,2\nB,3\nC,1,2,3\nD,4,5\n');
  expect(rows.map(([row]) => row)).toEqual([2, 5]);
  expect(rejected).toEqual([
    [3, 'the row has 2 values, the header 3'],
    [4, 'the row has 4 values, the header 3'],
  ]);
});

it('rejects a line that is no JSON object', async () => {
  const { rejected } = await read('{"sku":"A"}\n[1]\n{"sku"\n', 'x.jsonl');
  expect(rejected).toEqual([
    [2, 'the line is no JSON object'],
    [3, 'the line is no JSON object'],
  ]);
});

it.each([
  ['an empty file', '', 'is empty'],
  ['a file of white space', ' \n\n', 'is empty'],
  ['a header with a name twice', 'sku,sku\n1,2\n', 'has the column "sku" twice'],
  ['a quote that is never closed', 'sku,name\nA,"open\nB,c\n', 'a quote is opened and never closed'],
  ['another encoding', Buffer.from('sku,name\nA,Ål\n', 'latin1'), 'is not utf-8 (line 2)'],
])('says what is wrong with %s', async (_, content, message) => {
  await expect(read(content)).rejects.toThrow(message);
});

it('says that a file does not exist, or is a folder', async () => {
  const open = (path: string) => readRows(path, { onRejected: () => undefined });
  await expect(open(join(folder, 'none.csv'))).rejects.toThrow('none.csv does not exist.');
  await expect(open(folder)).rejects.toThrow('is a folder');
});
