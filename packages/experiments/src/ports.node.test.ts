import { expect, it } from 'vitest';
import { createEventSender, type EventSenderOptions } from './events.ts';
import type { Clock, Fetch, KeyValueStorage } from './index.ts';
import { createConsentGate } from './index.ts';
import { withTimeout } from './ports.ts';
import { fakeClock } from './testing.fixtures.ts';

it('is served by what a browser has', () => {
  // As in the README; compiling it is most of the test.
  const clock: Clock = {
    now: () => Date.now(),
    after: (delayMs, run) => {
      const timer = setTimeout(run, delayMs);
      return () => clearTimeout(timer);
    },
  };
  const fetch: Fetch = globalThis.fetch;
  const storage = (): KeyValueStorage => localStorage;
  const options: EventSenderOptions = {
    endpoint: 'https://events.example/v1/events',
    client: { name: 'northfell', version: '1.0.0' },
    isBrowser: true,
    consent: createConsentGate({ region: 'EMEA' }),
    fetch: (url, request) => fetch(url, request),
    clock,
    newId: () => crypto.randomUUID(),
    log: () => undefined,
    beacon: (url, body) => navigator.sendBeacon(url, new Blob([body], { type: 'application/json' })),
  };
  expect(storage).toBeTypeOf('function');
  expect(createEventSender(options)).toHaveProperty('seen');
});

it('gives up what takes too long, and leaves no timer behind', async () => {
  const { clock, advance, pending } = fakeClock();
  const late = withTimeout(clock, new Promise<never>(() => undefined), 10);
  const caught = late.catch((fault: unknown) => String(fault));
  await advance(10);
  expect(await caught).toBe('Error: timeout');
  expect(await withTimeout(clock, Promise.resolve('done'), 10)).toBe('done');
  await advance(0);
  expect(pending()).toEqual([]);
});
