import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { openBooks } from './books.ts';
import { cardStore } from './card-store.ts';
import { StartupProblem } from './startup-problem.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'demo-providers-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('the books of the providers', () => {
  it('in a folder that cannot be made stop the start in one sentence', async () => {
    await writeFile(join(folder, 'file'), '');
    for (const impossible of ['/proc/providers/books', join(folder, 'file')])
      expect(() => openBooks(impossible)).toThrow(StartupProblem);
  });

  it('may be open in two processes: neither loses what the other writes', () => {
    const [one, other] = [openBooks(folder), openBooks(folder)];
    expect(cardStore(one).voidOnce('a', 1)).toBe(true);
    expect(cardStore(other).voidOnce('b', 1)).toBe(true);
    for (const books of [one, other])
      expect(['a', 'b'].map((key) => cardStore(books).payment(key)?.state)).toEqual(['voided', 'voided']);
    one.close();
    other.close();
  });
});
