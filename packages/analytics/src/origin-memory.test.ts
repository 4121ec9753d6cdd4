import { describe, expect, it } from 'vitest';
import { listingOrigins } from './listing-origin.ts';
import { createOriginMemory, MAX_ORIGINS } from './origin-memory.ts';

const { grid, search } = listingOrigins;
function setUp(isAllowed = () => true) {
  const entries = new Map<string, string>();
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
  return { entries, open: () => createOriginMemory({ storage, key: 'origins', isAllowed }) };
}

describe('the listing origins of a visit', () => {
  it('outlive the document', () => {
    const { open } = setUp();
    open().set('NF1', grid);
    open().set('NF2', search);
    expect(['NF1', 'NF2', 'NF3', undefined].map(open().get)).toEqual([grid, search, undefined, undefined]);
  });

  it('are not written before consent, and then with what was found before', () => {
    let isAllowed = false;
    const { entries, open } = setUp(() => isAllowed);
    const memory = open();
    memory.set('NF1', grid);
    memory.save();
    expect(entries.size).toBe(0);
    isAllowed = true;
    memory.save();
    expect(open().get('NF1')).toBe(grid);
  });

  it('are not read without consent, and leave no trace when they are forgotten', () => {
    let isAllowed = true;
    const { entries, open } = setUp(() => isAllowed);
    open().set('NF1', grid);
    isAllowed = false;
    const memory = open();
    expect(memory.get('NF1')).toBeUndefined();
    memory.forget();
    expect(entries.size).toBe(0);
  });

  it('forget the product that was not found for the longest time', () => {
    const memory = createOriginMemory();
    for (let index = 0; index < MAX_ORIGINS; index += 1) memory.set(`NF${index}`, grid);
    memory.set('NF0', search);
    memory.set('NEW', grid);
    expect(['NF0', 'NF1', 'NF2', 'NEW'].map(memory.get)).toEqual([search, undefined, grid, grid]);
  });

  it.each(['{', '1', '{"NF1":"grid"}', '[["NF1","elsewhere"],["NF1"],[1,"grid"],null]'])(
    'are empty when the storage contains %s',
    (text) => {
      const { entries, open } = setUp();
      entries.set('origins', text);
      expect(open().get('NF1')).toBeUndefined();
    },
  );

  it('stay with the page when the storage rejects', () => {
    const reject = (): never => {
      throw new Error('rejected');
    };
    const storage = { getItem: reject, setItem: reject, removeItem: reject };
    const memory = createOriginMemory({ storage, key: 'origins', isAllowed: () => true });
    memory.set('NF1', grid);
    expect(memory.get('NF1')).toBe(grid);
    memory.forget();
    expect(memory.get('NF1')).toBeUndefined();
  });
});
