import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createCachedPage } from './cached-page.ts';
import { createPageCache, type GivenPage, type MadePage } from './page-cache.ts';

let time = 0;
const cache = (maxEntries = 10, maxBytes = 1_000_000) =>
  createPageCache({ maxEntries, maxBytes, freshMs: 10_000, staleMs: 60_000, now: () => time });
const page = (text: string): GivenPage => createCachedPage(200, [], text);
const textOf = async (made: GivenPage) =>
  made === 'uncacheable' ? made : Buffer.from(await made.body(undefined)).toString();

beforeEach(() => {
  time = 0;
});

describe('cached pages', () => {
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
    expect(await textOf(await pages.get('/a', async () => page('new')))).toBe('old');
    await Promise.resolve();
    expect(await textOf(await pages.get('/a', async () => page('newer')))).toBe('new');
  });

  it('are rendered again before they are given when they were outdated, also while a render was running', async () => {
    const pages = cache();
    await pages.get('/a', async () => page('old'));
    let finish: (made: MadePage) => void = () => undefined;
    const slow = pages.get('/b', () => new Promise<MadePage>((resolve) => (finish = resolve)));
    pages.outdate();
    expect(await textOf(await pages.get('/a', async () => page('new')))).toBe('new');
    expect(await textOf(await pages.get('/a', async () => page('newer')))).toBe('new');
    finish(page('old'));
    await slow;
    expect(await textOf(await pages.get('/b', async () => page('new')))).toBe('new');
  });

  it('that were outdated stay while no new one can be made', async () => {
    const pages = cache();
    await pages.get('/a', async () => page('old'));
    pages.outdate();
    const broken = async (): Promise<MadePage> => {
      throw new Error('service down');
    };
    expect(await textOf(await pages.get('/a', broken))).toBe('old');
    const failed = async (): Promise<MadePage> => ({ failed: createCachedPage(503, [], 'fault') });
    expect(await textOf(await pages.get('/a', failed))).toBe('old');
  });

  it('are not given when they are too old', async () => {
    const pages = cache();
    await pages.get('/a', async () => page('old'));
    time = 60_001;
    expect(await textOf(await pages.get('/a', async () => page('new')))).toBe('new');
  });

  it('stay when a new one cannot be made', async () => {
    const pages = cache();
    await pages.get('/a', async () => page('old'));
    time = 20_000;
    const broken = async (): Promise<MadePage> => {
      throw new Error('service down');
    };
    expect(await textOf(await pages.get('/a', broken))).toBe('old');
    expect(await textOf(await pages.get('/a', broken))).toBe('old');
  });

  it('stay until they expire while the application responds with errors, and then the error is returned', async () => {
    const pages = cache();
    const fail = vi.fn(async (): Promise<MadePage> => ({ failed: createCachedPage(503, [], 'fault') }));
    await pages.get('/a', async () => page('old'));
    for (time = 11_000; time <= 60_000; time += 1_000) {
      expect(await textOf(await pages.get('/a', fail))).toBe('old');
      await Promise.resolve();
    }
    expect(fail.mock.calls.length).toBeGreaterThan(1);
    expect(fail.mock.calls.length).toBeLessThan(30);
    time = 60_001;
    expect(await textOf(await pages.get('/a', fail))).toBe('fault');
    expect(await textOf(await pages.get('/a', async () => page('new')))).toBe('new');
  });

  it('leave when there are too many, the least used first', async () => {
    const pages = cache(2);
    await pages.get('/a', async () => page('a'));
    await pages.get('/b', async () => page('b'));
    await pages.get('/a', async () => page('a2'));
    await pages.get('/c', async () => page('c'));
    expect(await textOf(await pages.get('/a', async () => page('a3')))).toBe('a');
    expect(await textOf(await pages.get('/b', async () => page('b2')))).toBe('b2');
  });

  it('leave when they take too much memory', async () => {
    const pages = cache(10, 2_000);
    await pages.get('/a', async () => page('a'.repeat(900)));
    await pages.get('/b', async () => page('b'.repeat(900)));
    await pages.get('/c', async () => page('c'.repeat(900)));
    expect(await textOf(await pages.get('/b', async () => page('b2')))).toBe('b'.repeat(900));
    expect(await textOf(await pages.get('/a', async () => page('a2')))).toBe('a2');
  });

  it('keep their compressed bytes while they are unchanged', async () => {
    const pages = cache();
    const first = await pages.get('/a', async () => page('same'));
    time = 20_000;
    await pages.get('/a', async () => page('same'));
    await Promise.resolve();
    expect(await pages.get('/a', async () => page('other'))).toBe(first);
  });

  it('forget that an address is one visitor’s own after a while', async () => {
    const pages = cache();
    expect(await pages.get('/a', async () => 'uncacheable')).toBe('uncacheable');
    expect(await pages.get('/a', async () => page('a'))).toBe('uncacheable');
    time = 10_001;
    expect(await textOf(await pages.get('/a', async () => page('a')))).toBe('a');
  });
});
