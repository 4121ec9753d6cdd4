import { describe, expect, it, vi } from 'vitest';
import { dataFile } from '../decisions/config.fixtures.ts';
import {
  response as responseOf,
  fakeClock,
  fakeFetch,
  fakeLog,
  type FakeResponse,
} from '../testing.fixtures.ts';
import { backoffDelayMs } from './backoff.ts';
import { createConfigFetch, DEFAULT_POLL_INTERVAL_MS, type ConfigFetchOptions } from './config-fetch.ts';

const file = (revision = '1') => JSON.stringify(dataFile({ revision }));
const ok = (revision?: string, lastModified?: string) =>
  responseOf(200, file(revision), lastModified === undefined ? {} : { 'last-modified': lastModified });

function setUp(responses: readonly FakeResponse[], overrides: Partial<ConfigFetchOptions> = {}) {
  const time = fakeClock();
  const net = fakeFetch(...responses);
  const { log, lines } = fakeLog();
  const url = 'https://cdn.example/file.json';
  const config = createConfigFetch({
    url,
    fetch: net.fetch,
    clock: time.clock,
    random: () => 0.5,
    log,
    ...overrides,
  });
  const revision = () => config.getSnapshot().config?.revision;
  return { ...time, calls: net.calls, lines, config, revision, status: () => config.getSnapshot().status };
}

describe('the back-off ladder', () => {
  it('waits 0, 8, 16, 32, 64, 128, 256, 512 seconds and no longer', () => {
    const seconds = Array.from({ length: 10 }, (_, errors) => backoffDelayMs(errors, () => 0) / 1_000);
    expect(seconds).toEqual([0, 8, 16, 32, 64, 128, 256, 512, 512, 512]);
  });

  it('adds up to one second of jitter after an error', () => {
    expect(backoffDelayMs(0, () => 0.999)).toBe(0);
    expect(backoffDelayMs(1, () => 0.25)).toBe(8_250);
    expect(backoffDelayMs(7, () => 0.9999)).toBe(513_000);
  });
});

describe('the configuration', () => {
  it('is pending until it arrives, then ready, and notifies subscribers', async () => {
    const { config, status, revision, settle } = setUp([ok('3')]);
    const heard = vi.fn();
    config.subscribe(heard);
    config.start();
    expect(status()).toBe('waiting');
    await settle();
    expect([status(), revision(), heard.mock.calls.length]).toEqual(['ready', '3', 1]);
  });

  it.each([
    ['a network error', new Error('offline'), 'offline'],
    ['a rejection', responseOf(403), 'status 403'],
    ['a server error', responseOf(500), 'status 500'],
    ['304 without a configuration to keep', responseOf(304), 'status 304'],
    ['a file that cannot be read', responseOf(200, '{"version":"9"}'), 'version cannot be read'],
  ])('has failed after %s', async (_name, response, reason) => {
    const { config, settle, lines } = setUp([response], { isPolling: false });
    config.start();
    await settle();
    expect(config.getSnapshot()).toEqual({ status: 'failed', reason });
    expect(lines).toEqual([`error: The experiment configuration could not be fetched: ${reason}`]);
  });

  it('gives up a request after one minute', async () => {
    const { config, status, advance } = setUp(['hang'], { isPolling: false });
    config.start();
    await advance(59_999);
    expect(status()).toBe('waiting');
    await advance(1);
    expect(status()).toBe('failed');
  });

  it('is fetched once without polling', async () => {
    const { config, calls, advance, pending } = setUp([ok()], { isPolling: false });
    config.start();
    await advance(DEFAULT_POLL_INTERVAL_MS * 2);
    expect([calls.length, pending()]).toEqual([1, []]);
  });
});

describe('polling', () => {
  it('is fetched every five minutes, with if-modified-since once a date is known', async () => {
    const { config, calls, advance, revision } = setUp([
      ok('1', 'Monday'),
      ok('2', 'Tuesday'),
      responseOf(304),
    ]);
    config.start();
    await advance(DEFAULT_POLL_INTERVAL_MS);
    expect(revision()).toBe('2');
    await advance(DEFAULT_POLL_INTERVAL_MS);
    expect(calls.map(({ request }) => request.headers)).toEqual([
      {},
      { 'if-modified-since': 'Monday' },
      { 'if-modified-since': 'Tuesday' },
    ]);
  });

  it('takes 304 as unchanged, without notifying subscribers', async () => {
    const { config, advance, revision, lines } = setUp([ok('1', 'Monday'), responseOf(304)]);
    config.start();
    await advance(0);
    const heard = vi.fn();
    config.subscribe(heard);
    await advance(DEFAULT_POLL_INTERVAL_MS);
    expect([revision(), heard.mock.calls.length, lines]).toEqual(['1', 0, []]);
  });

  it('stays ready with the last configuration that could be read', async () => {
    const { config, advance, status, revision } = setUp([
      ok('1'),
      responseOf(500),
      responseOf(200, 'broken'),
      ok('2'),
    ]);
    config.start();
    await advance(DEFAULT_POLL_INTERVAL_MS * 2);
    expect([status(), revision()]).toEqual(['ready', '1']);
    await advance(DEFAULT_POLL_INTERVAL_MS);
    expect(revision()).toBe('2');
  });

  it('does not remember the date of a file that could not be read', async () => {
    const broken = responseOf(200, 'broken', { 'last-modified': 'Tuesday' });
    const { config, advance, calls } = setUp([ok('1', 'Monday'), broken, ok('3')]);
    config.start();
    await advance(DEFAULT_POLL_INTERVAL_MS * 2);
    expect(calls[2]?.request.headers).toEqual({ 'if-modified-since': 'Monday' });
  });

  it('waits for the longer of interval and back-off after errors, and resets the back-off after a success', async () => {
    const { config, advance, pending } = setUp([responseOf(500), responseOf(500), ok(), responseOf(500)], {
      pollIntervalMs: 10_000,
    });
    config.start();
    await advance(0);
    expect(pending()).toEqual([10_000]);
    await advance(10_000);
    expect(pending()).toEqual([16_500]);
    await advance(16_500);
    expect(pending()).toEqual([10_000]);
    await advance(10_000);
    expect(pending()).toEqual([10_000]);
  });

  it('becomes ready after a first failure', async () => {
    const { config, advance, status } = setUp([responseOf(500), ok()]);
    config.start();
    await advance(0);
    expect(status()).toBe('failed');
    await advance(DEFAULT_POLL_INTERVAL_MS);
    expect(status()).toBe('ready');
  });

  it('warns of an interval below 30 seconds, and not of 30', () => {
    expect(setUp([ok()], { pollIntervalMs: 29_999 }).lines).toEqual([
      'warning: Poll intervals below 30 seconds are not recommended.',
    ]);
    expect(setUp([ok()], { pollIntervalMs: 30_000 }).lines).toEqual([]);
  });

  it.each([[0], [-1], [Number.NaN], [2 ** 31]])(
    'uses five minutes instead of an interval of %s, with a warning',
    async (ms) => {
      const { config, pending, advance, lines } = setUp([ok()], { pollIntervalMs: ms });
      config.start();
      await advance(0);
      expect(pending()).toEqual([DEFAULT_POLL_INTERVAL_MS]);
      expect(lines).toHaveLength(1);
    },
  );

  it('ends with stop, which also ignores the response in flight', async () => {
    const { config, advance, status, calls, pending } = setUp([ok()]);
    config.start();
    config.stop();
    await advance(DEFAULT_POLL_INTERVAL_MS);
    expect([status(), calls.length, pending()]).toEqual(['waiting', 1, []]);
  });

  it('continues after stop and start, once', async () => {
    const { config, advance, calls, pending } = setUp([ok()]);
    config.start();
    config.start();
    await advance(0);
    config.stop();
    config.start();
    await advance(0);
    expect([calls.length, pending()]).toEqual([2, [DEFAULT_POLL_INTERVAL_MS]]);
  });

  it('continues although a listener fails', async () => {
    const { config, advance, pending, lines } = setUp([ok()]);
    config.subscribe(() => {
      throw new Error('faulty');
    });
    config.start();
    await advance(0);
    expect(pending()).toEqual([DEFAULT_POLL_INTERVAL_MS]);
    expect(lines).toEqual(['error: A listener to the experiment configuration failed: Error: faulty']);
  });
});

describe('being ready', () => {
  it('resolves to ready or failed as soon as that is known', async () => {
    for (const [response, expected] of [
      [ok(), 'ready'],
      [responseOf(500), 'failed'],
    ] as const) {
      const { config, advance, pending } = setUp([response], { isPolling: false });
      const early = config.ready();
      config.start();
      await advance(0);
      expect([await early, await config.ready()]).toEqual([expected, expected]);
      expect(pending()).toEqual([]);
    }
  });

  it('times out after 30 seconds, or after the given time', async () => {
    const { config, advance } = setUp(['hang']);
    const outcomes: string[] = [];
    void config.ready().then((outcome) => outcomes.push(`default ${outcome}`));
    void config.ready(100).then((outcome) => outcomes.push(`given ${outcome}`));
    config.start();
    await advance(100);
    expect(outcomes).toEqual(['given timeout']);
    await advance(29_899);
    expect(outcomes).toHaveLength(1);
    await advance(1);
    expect(outcomes).toEqual(['given timeout', 'default timeout']);
  });
});
