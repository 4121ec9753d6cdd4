import { describe, expect, it, vi } from 'vitest';
import { search } from '../events/shop-events.ts';
import type { AnalyticsEvent } from '../events/events.ts';
import { createCauses, MAX_CAUSES, type Causes } from './causes.ts';
import type { WebStorage } from './web-storage.ts';
import { createEventQueue, MAX_WAITING, type QueueConsent } from './event-queue.ts';

function setUp(first: QueueConsent = 'not-asked', storedCauses?: Causes) {
  let response = first;
  const listeners = new Set<() => void>();
  const sent: string[] = [];
  const lines: string[] = [];
  const send = vi.fn((event: AnalyticsEvent) => {
    if (event.event === 'search') sent.push(event.search_term);
  });
  const queue = createEventQueue({
    consent: () => response,
    onConsentChange: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    send,
    log: (message) => lines.push(message),
    storedCauses,
  });
  const push = (term: string, cause?: Parameters<typeof queue.push>[1]) => queue.push(search(term), cause);
  const setConsent = (next: QueueConsent) => {
    response = next;
    for (const listener of listeners) listener();
  };
  return { queue, push, setConsent, sent, send, lines, listeners };
}

function fakeStorage(entries: Readonly<Record<string, string>> = {}) {
  const map = new Map(Object.entries(entries));
  const storage: WebStorage = {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  };
  return { map, storage };
}

it('every event has the context of the moment that it was pushed, its own fields first', () => {
  let context = { page_type: 'PLP', channel: 'ECOMM' };
  const sent: AnalyticsEvent[] = [];
  let isGranted = false;
  let settle = () => undefined as void;
  const queue = createEventQueue({
    consent: () => (isGranted ? 'granted' : 'not-asked'),
    onConsentChange: (listener) => {
      settle = listener;
      return () => undefined;
    },
    send: (event) => sent.push(event),
    log: () => undefined,
    context: () => context,
  });
  queue.push(search('coat'));
  context = { page_type: 'PDP', channel: 'ECOMM' };
  queue.push({ ...search('boot'), page_type: 'Search' });
  isGranted = true;
  settle();
  expect(sent).toMatchObject([
    { search_term: 'coat', page_type: 'PLP', channel: 'ECOMM' },
    { search_term: 'boot', page_type: 'Search', channel: 'ECOMM' },
  ]);
});

describe('consent', () => {
  it('that is unknown queues events, and granted sends them in order', () => {
    const { push, setConsent, sent, queue } = setUp();
    push('a');
    push('b');
    expect([sent, queue.waiting()]).toEqual([[], 2]);
    setConsent('granted');
    push('c');
    expect([sent, queue.waiting()]).toEqual([['a', 'b', 'c'], 0]);
  });

  it('that is rejected drops what waits and what comes', () => {
    const { push, setConsent, sent, queue } = setUp();
    push('a');
    setConsent('rejected');
    push('b');
    expect([sent, queue.waiting()]).toEqual([[], 0]);
  });

  it('that is given after an error does not send what happened before', () => {
    const { push, setConsent, sent } = setUp('rejected');
    push('a');
    setConsent('granted');
    push('b');
    expect(sent).toEqual(['b']);
  });

  it('that is withdrawn stops sending in the same page', () => {
    const { push, setConsent, sent } = setUp('granted');
    push('a');
    setConsent('rejected');
    push('b');
    expect(sent).toEqual(['a']);
  });

  it('that is withdrawn while events are sent drops the rest', () => {
    const { queue, push, setConsent, send, sent } = setUp();
    push('a');
    push('b');
    send.mockImplementationOnce(() => setConsent('rejected'));
    setConsent('granted');
    expect([sent, queue.waiting()]).toEqual([[], 0]);
  });
});

describe('what waits', () => {
  it('is at most 100 events, the newest', () => {
    const { push, setConsent, sent, queue } = setUp();
    for (let index = 0; index < 1_000; index += 1) push(String(index));
    expect(queue.waiting()).toBe(MAX_WAITING);
    setConsent('granted');
    expect([sent.length, sent[0], sent.at(-1)]).toEqual([100, '900', '999']);
  });

  it('retains its order when sending an event causes another', () => {
    const { push, setConsent, send, sent } = setUp();
    push('a');
    push('b');
    send.mockImplementationOnce(() => {
      sent.push('a');
      push('c');
    });
    setConsent('granted');
    expect(sent).toEqual(['a', 'b', 'c']);
  });

  it('loses one event, not all, when one cannot be sent', () => {
    const { push, send, sent, lines } = setUp('granted');
    send.mockImplementationOnce(() => {
      throw new Error('faulty');
    });
    push('a');
    push('b');
    expect(sent).toEqual(['b']);
    expect(lines).toEqual(['Event search could not be sent: Error: faulty']);
  });

  it('is dropped at the end, and nothing listens any more', () => {
    const { queue, push, setConsent, sent, listeners } = setUp();
    push('a');
    queue.stop();
    setConsent('granted');
    expect([sent, listeners.size]).toEqual([[], 0]);
  });
});

describe('a cause', () => {
  it('fires one event, whatever renders again', () => {
    const { push, setConsent, sent } = setUp();
    push('a', { cause: 'page 1' });
    push('a', { cause: 'page 1' });
    setConsent('granted');
    push('a', { cause: 'page 1' });
    push('b', { cause: 'page 2' });
    expect(sent).toEqual(['a', 'b']);
  });

  it('is not needed: each call without one is an event', () => {
    const { push, sent } = setUp('granted');
    push('a');
    push('a');
    expect(sent).toEqual(['a', 'a']);
  });

  it('may be undefined: no event, and the cause stays new', () => {
    const { queue, push, sent } = setUp('granted');
    queue.push(undefined, { cause: 'x' });
    push('a', { cause: 'x' });
    expect(sent).toEqual(['a']);
  });

  it('is remembered among the last thousand only, so that memory stays bounded', () => {
    const causes = createCauses();
    expect(causes.isNew('first')).toBe(true);
    for (let index = 1; index < MAX_CAUSES; index += 1) causes.isNew(String(index));
    expect(causes.isNew('first')).toBe(false);
    for (let index = 0; index < MAX_CAUSES; index += 1) causes.isNew(`more ${String(index)}`);
    expect(causes.isNew('first')).toBe(true);
  });
});

describe('a cause that outlives the page', () => {
  const key = 'reported';

  it('fires once beyond a reload', () => {
    const { storage } = fakeStorage();
    const page = () => setUp('granted', createCauses({ storage, key }));
    const first = page();
    first.push('order', { cause: 'purchase NF1', isPersistent: true });
    const reloaded = page();
    reloaded.push('order', { cause: 'purchase NF1', isPersistent: true });
    reloaded.push('other', { cause: 'purchase NF2', isPersistent: true });
    expect([first.sent, reloaded.sent]).toEqual([['order'], ['other']]);
  });

  it('is stored only once its event is sent: not before consent', () => {
    const { storage, map } = fakeStorage();
    const { push, setConsent } = setUp('not-asked', createCauses({ storage, key }));
    push('order', { cause: 'purchase NF1', isPersistent: true });
    expect(map.size).toBe(0);
    setConsent('granted');
    expect(map.get(key)).toBe('["purchase NF1"]');
  });

  it('is one of at most fifty, and can be forgotten', () => {
    const { storage, map } = fakeStorage();
    const causes = createCauses({ storage, key });
    for (let index = 0; index < 60; index += 1) causes.isNew(String(index));
    expect(JSON.parse(map.get(key) ?? '')).toHaveLength(50);
    causes.forget();
    expect([map.size, causes.isNew('59')]).toEqual([0, true]);
  });

  it.each([['no json'], ['{}'], ['null'], ['[1, null, {}]']])(
    'survives a storage that contains %s',
    (text) => {
      const { storage } = fakeStorage({ [key]: text });
      const causes = createCauses({ storage, key });
      expect([causes.isNew('a'), causes.isNew('a')]).toEqual([true, false]);
    },
  );

  it('is remembered by the page where the storage rejects', () => {
    const reject = () => {
      throw new Error('private window');
    };
    const causes = createCauses({ storage: { getItem: reject, setItem: reject, removeItem: reject }, key });
    expect([causes.isNew('a'), causes.isNew('a')]).toEqual([true, false]);
    expect(() => causes.forget()).not.toThrow();
  });
});
