import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { openImageCache } from './image-cache.ts';

const SEAL_BYTES = 32;
let folder: string;
let seconds: number;
const now = (): Date => new Date((seconds += 10) * 1000);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'image-cache-'));
  seconds = 1_000_000;
});
afterEach(() => rm(folder, { recursive: true }));

const open = (maxBytes = 10_000) => openImageCache({ folder, maxBytes, now });
const image = (size: number, byte: number): Buffer => Buffer.alloc(size, byte);
const onlyFile = async (): Promise<string> => join(folder, (await readdir(folder))[0] ?? '');

it('returns what was put, also after a restart', async () => {
  const cache = await open();
  await cache.put('a', image(100, 1));
  expect(await cache.get('a')).toEqual(image(100, 1));
  expect(await (await open()).get('a')).toEqual(image(100, 1));
  expect(await cache.get('b')).toBeUndefined();
});

it('never turns a key into a path', async () => {
  const cache = await open();
  await cache.put('../../etc/passwd', image(10, 1));
  expect(await readdir(folder)).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
});

it.each([
  ['cut short', async (path: string) => truncate(path, 60)],
  ['empty', async (path: string) => truncate(path, 0)],
  ['altered', async (path: string) => writeFile(path, (await readFile(path)).fill(7, 50, 51))],
  ['gone', async (path: string) => rm(path)],
])('a file that is %s is forgotten, not served', async (_, damage) => {
  const cache = await open();
  await cache.put('a', image(100, 1));
  await damage(await onlyFile());
  expect(await cache.get('a')).toBeUndefined();
  expect(cache.bytes()).toBe(0);
  expect(await (await open()).get('a')).toBeUndefined();
});

it('removes what an interrupted write left', async () => {
  await writeFile(join(folder, 'f00.part'), 'half');
  await open();
  expect(await readdir(folder)).toEqual([]);
});

it('leaves nothing behind of a write that failed', async () => {
  const cache = await open();
  await cache.put('a', image(100, 1));
  const path = await onlyFile();
  await rm(path);
  await mkdir(path);
  await expect(cache.put('a', image(100, 2))).rejects.toThrow('rename');
  expect(await readdir(folder)).toEqual([basename(path)]);
});

it('stays within its size and lets go of what was used longest ago', async () => {
  const cache = await open(3 * (100 + SEAL_BYTES));
  for (const key of ['a', 'b', 'c']) await cache.put(key, image(100, 1));
  await cache.get('a');
  await cache.put('d', image(100, 1));
  expect(await cache.get('b')).toBeUndefined();
  expect(await cache.get('a')).toBeDefined();
  expect(cache.bytes()).toBe(3 * (100 + SEAL_BYTES));
});

it('remembers the order of use over a restart', async () => {
  const cache = await open();
  for (const key of ['a', 'b', 'c']) await cache.put(key, image(100, 1));
  await cache.get('a');
  const smaller = await open(100 + SEAL_BYTES);
  expect(await smaller.get('a')).toBeDefined();
  expect(await readdir(folder)).toHaveLength(1);
});

it('does not cache an image larger than itself, and counts a replaced image once', async () => {
  const cache = await open(500);
  await cache.put('big', image(600, 1));
  expect(await cache.get('big')).toBeUndefined();
  await cache.put('a', image(100, 1));
  await cache.put('a', image(200, 2));
  expect(cache.bytes()).toBe(200 + SEAL_BYTES);
});
