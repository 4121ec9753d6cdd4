import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Customiser } from '@haberdash/commerce-api/providers/customiser/provider.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { openBooks, type Books } from './books.ts';
import { sandboxCustomiser } from './sandbox-customiser.ts';

const PACK = 'NFCUSTPK';
const choices = [
  { part: 'body', option: 'pine' },
  { part: 'panels', option: 'oat' },
  { part: 'details', option: 'ember' },
];

describe('the customiser of the sandbox', () => {
  let folder: string;
  let books: Books;
  let customiser: Customiser;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'customiser-'));
    books = openBooks(folder);
    customiser = sandboxCustomiser(books);
  });
  afterEach(async () => {
    books.close();
    await rm(folder, { recursive: true });
  });

  const ask = (initials: string, wanted = choices) =>
    customiser.design({ productId: PACK, choices: wanted, initials });
  const design = async (initials: string): Promise<string> => {
    const response = await ask(initials);
    if (response.kind !== 'designed') throw new Error(`the design was answered with ${response.kind}`);
    return response.recipe.id;
  };

  it('gives the same design the same recipe, and another one another', async () => {
    expect(await design('ab')).toBe(await design('AB'));
    expect(await design('AB')).not.toBe(await design('AC'));
  });

  it.each([
    ['letters that it does not make', 'XXX', choices, 'initials'],
    ['signs that are no letters', 'A1', choices, 'initials'],
    ['a part without a choice', 'AB', choices.slice(1), 'body'],
    ['a cloth that it does not have', 'AB', [{ part: 'body', option: 'gold' }, ...choices.slice(1)], 'body'],
    ['a part that there is not', 'AB', [...choices, { part: 'lining', option: 'oat' }], 'lining'],
  ])('rejects %s at its field', async (_name, initials, wanted, field) => {
    expect(await ask(initials, wanted)).toEqual({ kind: 'rejected', field });
  });

  it('makes nothing of a product that is not its own', async () => {
    expect(await customiser.offer('NF000000')).toEqual({ kind: 'none' });
  });

  it('finds what it has written down, but what is gone', async () => {
    const [stored, gone] = [await design('AB'), await design('QQQ')];
    expect(await customiser.find(stored)).toMatchObject({ kind: 'found', recipe: { initials: 'AB' } });
    expect(await customiser.find(gone)).toEqual({ kind: 'gone' });
    expect(await customiser.find('R0')).toEqual({ kind: 'gone' });
  });

  it('draws every design in its own colours, with its initials', async () => {
    const [plain, named] = [await design(''), await design('AB')];
    const [without, withLetters] = [await customiser.picture(plain), await customiser.picture(named)];
    expect(without).toMatch(/^<svg .+#2f4a40/su);
    expect(withLetters.length).toBeGreaterThan(without.length);
  });
});
