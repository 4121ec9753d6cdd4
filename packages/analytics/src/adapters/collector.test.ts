import { beforeEach, describe, expect, it, vi } from 'vitest';
import { search } from '../events/shop-events.ts';
import { createCollector, MAX_BATCH, MAX_UNSENT, type CollectorBatch } from './collector.ts';

const allowed = { performance: true, functional: false, targeting: false };
const withdrawn = { ...allowed, performance: false };

function setUp(...statuses: readonly (number | 'unreachable')[]) {
  const results = [...statuses];
  const post = vi.fn<(body: string) => Promise<number>>(async () => {
    const status = results.shift() ?? 204;
    if (status === 'unreachable') throw new TypeError('Failed to fetch');
    return status;
  });
  let scheduled: { readonly run: () => void; readonly delayMs: number } | undefined;
  let hide = (): void => undefined;
  const lines: string[] = [];
  const collector = createCollector({
    post,
    schedule: (run, delayMs) => {
      scheduled = { run, delayMs };
      return () => {
        scheduled = undefined;
      };
    },
    onHide: (listener) => {
      hide = listener;
    },
    now: () => 0,
    log: (message) => lines.push(message),
  });
  const later = async (): Promise<number | undefined> => {
    const delayMs = scheduled?.delayMs;
    const { run } = scheduled ?? {};
    scheduled = undefined;
    run?.();
    await vi.waitFor(() => expect(post.mock.results.every(({ type }) => type !== 'incomplete')).toBe(true));
    await Promise.resolve();
    await Promise.resolve();
    return delayMs;
  };
  const bodies = (): readonly CollectorBatch[] => post.mock.calls.map(([body]) => JSON.parse(body));
  const terms = () =>
    bodies().map(({ events }) => events.map((event) => 'search_term' in event && event.search_term));
  return { collector, post, later, hide: () => hide(), lines, bodies, terms, isScheduled: () => !!scheduled };
}

let shop: ReturnType<typeof setUp>;
beforeEach(() => {
  shop = setUp();
});

describe('a collector', () => {
  it('gets nothing before consent and nothing after a withdrawal', async () => {
    const { collector, later, hide, post } = shop;
    collector.send(search('a'));
    collector.setConsent(allowed);
    collector.send(search('b'));
    collector.setConsent(withdrawn);
    collector.send(search('c'));
    hide();
    await later();
    expect(post).not.toHaveBeenCalled();
  });

  it('gets the events of a second in one request, with the time of each', async () => {
    const { collector, later, bodies } = shop;
    collector.setConsent(allowed);
    collector.send(search('a'));
    collector.send(search('b'));
    expect(await later()).toBe(1_000);
    const at = '1970-01-01T00:00:00.000Z';
    expect(bodies()).toEqual([
      {
        version: 1,
        sentAt: at,
        events: [
          { ...search('a'), reportedAt: at },
          { ...search('b'), reportedAt: at },
        ],
      },
    ]);
  });

  it('gets what waits when the page is hidden', async () => {
    const { collector, hide, terms, isScheduled } = shop;
    collector.setConsent(allowed);
    collector.send(search('a'));
    hide();
    expect(terms()).toEqual([['a']]);
    expect(isScheduled()).toBe(false);
  });

  it('gets a full batch immediately', () => {
    const { collector, post } = shop;
    collector.setConsent(allowed);
    for (let index = 0; index < MAX_BATCH; index += 1) collector.send(search(String(index)));
    expect(post).toHaveBeenCalledTimes(1);
  });

  it.each([500, 503, 429, 'unreachable'] as const)(
    'that answers %s is tried three times in all, later each time, then logged',
    async (status) => {
      const { collector, later, terms, lines, isScheduled } = setUp(status, status, status);
      collector.setConsent(allowed);
      collector.send(search('a'));
      const delays = [await later(), await later(), await later()];
      expect(delays).toEqual([1_000, 2_000, 4_000]);
      expect(terms()).toEqual([['a'], ['a'], ['a']]);
      expect(lines).toHaveLength(1);
      expect(isScheduled()).toBe(false);
    },
  );

  it('that rejects a batch gets it once, and the next events all the same', async () => {
    const { collector, later, terms, lines } = setUp(400);
    collector.setConsent(allowed);
    collector.send(search('a'));
    await later();
    collector.send(search('b'));
    await later();
    expect(terms()).toEqual([['a'], ['b']]);
    expect(lines).toEqual(['The collector rejected 1 events with status 400']);
  });

  it('that was down gets the events in their order once it is back', async () => {
    const { collector, later, terms } = setUp(503);
    collector.setConsent(allowed);
    collector.send(search('a'));
    await later();
    collector.send(search('b'));
    await later();
    expect(terms()).toEqual([['a'], ['a', 'b']]);
  });

  it('that never answers makes the page keep the newest events only', async () => {
    const { collector, post, later } = shop;
    post.mockImplementationOnce(() => new Promise(() => undefined));
    collector.setConsent(allowed);
    for (let index = 0; index < 500; index += 1) collector.send(search(String(index)));
    expect(post).toHaveBeenCalledTimes(1);
    await later();
    expect(post).toHaveBeenCalledTimes(1);
    expect(MAX_UNSENT).toBe(100);
  });
});
