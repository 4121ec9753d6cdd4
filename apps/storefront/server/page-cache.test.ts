import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createPageCache, toKeptPage, withNonce, type MadePage } from './page-cache.ts';

let time = 0;
const cache = (maxEntries = 10) =>
  createPageCache({ maxEntries, freshMs: 10_000, staleMs: 60_000, now: () => time });
const page = (text: string): MadePage => toKeptPage(200, [], text, 'PLACEHOLDER');
const textOf = (made: MadePage) => (made === 'not-kept' ? made : withNonce(made, 'nonce').toString());

beforeEach(() => {
  time = 0;
});

describe('kept pages', () => {
  it('carry the nonce of each answer in every place and never one of before', () => {
    const kept = toKeptPage(
      200,
      [],
      '<script nonce="PLACEHOLDER">é</script><script nonce="PLACEHOLDER">',
      'PLACEHOLDER',
    );
    expect(withNonce(kept, 'one').toString()).toBe('<script nonce="one">é</script><script nonce="one">');
    expect(withNonce(kept, 'two').toString()).toBe('<script nonce="two">é</script><script nonce="two">');
  });

  it('are made once for all who wait', async () => {
    const make = vi.fn(async () => page('a'));
    const pages = cache();
    await Promise.all([pages.get('/a', make), pages.get('/a', make), pages.get('/a', make)]);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('are given stale while a new one is made, and then new', async () => {
    const pages = cache();
    await pages.get('/a', async () => page('old'));
    time = 20_000;
    expect(textOf(await pages.get('/a', async () => page('new')))).toBe('old');
    await Promise.resolve();
    expect(textOf(await pages.get('/a', async () => page('newer')))).toBe('new');
  });

  it('are not given when they are too old', async () => {
    const pages = cache();
    await pages.get('/a', async () => page('old'));
    time = 60_001;
    expect(textOf(await pages.get('/a', async () => page('new')))).toBe('new');
  });

  it('stay when a new one cannot be made', async () => {
    const pages = cache();
    await pages.get('/a', async () => page('old'));
    time = 20_000;
    const broken = async (): Promise<MadePage> => {
      throw new Error('service down');
    };
    expect(textOf(await pages.get('/a', broken))).toBe('old');
    expect(textOf(await pages.get('/a', broken))).toBe('old');
  });

  it('leave when there are too many, the least used first', async () => {
    const pages = cache(2);
    await pages.get('/a', async () => page('a'));
    await pages.get('/b', async () => page('b'));
    await pages.get('/a', async () => page('a2'));
    await pages.get('/c', async () => page('c'));
    expect(textOf(await pages.get('/a', async () => page('a3')))).toBe('a');
    expect(textOf(await pages.get('/b', async () => page('b2')))).toBe('b2');
  });

  it('forget that an address is one shopper’s own after a while', async () => {
    const pages = cache();
    expect(await pages.get('/a', async () => 'not-kept')).toBe('not-kept');
    expect(await pages.get('/a', async () => page('a'))).toBe('not-kept');
    time = 10_001;
    expect(textOf(await pages.get('/a', async () => page('a')))).toBe('a');
  });
});
