import type { Clock, Fetch, Log } from '../ports.ts';
import { deliver } from './attempts.ts';
import type { PendingEntry, PendingStore } from './pending-store.ts';

/** `beacon` sends while the page hides and returns whether it was accepted. */
export interface DeliveryOptions {
  readonly endpoint: string;
  readonly fetch: Fetch;
  readonly clock: Clock;
  readonly log: Log;
  readonly beacon?: ((url: string, body: string) => boolean) | undefined;
}

/** Sends requests and stores them until they are delivered. */
export interface Delivery {
  readonly send: (entry: PendingEntry) => void;
  readonly settled: () => Promise<void>;
  /** Passes the given batch and waiting retries to the beacon. */
  readonly pageHidden: (collected: PendingEntry | undefined) => void;
  /** Drops everything that waits, in memory and storage. */
  readonly drop: () => void;
}

/** Sends with retries; undelivered requests stay in the store for a later page (spec 2 §8). */
export function createDelivery(options: DeliveryOptions, pending: PendingStore): Delivery {
  const { endpoint, fetch, clock, log, beacon } = options;
  let drops = 0;
  const inFlight = new Map<string, Promise<void>>();
  const waiting = new Map<string, { readonly entry: PendingEntry; readonly end: (again: boolean) => void }>();

  const post = (body: string) =>
    fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      keepalive: true,
    });
  const pauseFor = (entry: PendingEntry, born: number) => (delayMs: number) =>
    new Promise<boolean>((resolve) => {
      if (born !== drops) return resolve(false);
      const end = (again: boolean): void => {
        cancel();
        waiting.delete(entry.id);
        resolve(again);
      };
      const cancel = clock.after(delayMs, () => end(true));
      waiting.set(entry.id, { entry, end });
    });
  const send = (entry: PendingEntry): void => {
    if (inFlight.has(entry.id)) return;
    const attempts = deliver(() => post(entry.body), { clock, log, pause: pauseFor(entry, drops) });
    const work = attempts.then((outcome) => {
      inFlight.delete(entry.id);
      if (outcome === 'delivered' || outcome === 'rejected') pending.remove(entry.id);
    });
    inFlight.set(entry.id, work);
  };
  const handOver = (entry: PendingEntry): boolean => {
    const isTaken = beacon?.(endpoint, entry.body) === true;
    if (isTaken) pending.remove(entry.id);
    return isTaken;
  };
  return {
    send,
    settled: async () => void (await Promise.all(inFlight.values())),
    pageHidden: (collected) => {
      if (collected && !handOver(collected)) send(collected);
      for (const { entry, end } of waiting.values()) if (handOver(entry)) end(false);
    },
    drop: () => {
      drops += 1;
      for (const { end } of waiting.values()) end(false);
      pending.clear();
    },
  };
}
