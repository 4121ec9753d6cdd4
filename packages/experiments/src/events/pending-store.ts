import type { KeyValueStorage, Log } from '../ports.ts';

export interface PendingEntry {
  readonly id: string;
  readonly body: string;
}

/** Requests that outlive the page; empty if the storage fails. */
export interface PendingStore {
  readonly entries: () => readonly PendingEntry[];
  readonly add: (entry: PendingEntry) => void;
  readonly remove: (id: string) => void;
  readonly clear: () => void;
}

/** Maximum stored requests; the oldest are dropped (spec 2 §9). */
export const MAX_PENDING = 100;

/** The storage key, for an application that clears it without a sender. */
export const PENDING_KEY = 'haberdash-pending-events';

function isEntry(value: unknown): value is PendingEntry {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    'body' in value &&
    typeof value.body === 'string'
  );
}

/** Stores at most 100 undelivered requests, oldest first (spec 2 §9). */
export function createPendingStore(storage: KeyValueStorage | undefined, log: Log): PendingStore {
  const guarded = <Result>(fallback: Result, work: (from: KeyValueStorage) => Result): Result => {
    try {
      return storage === undefined ? fallback : work(storage);
    } catch (fault) {
      log('warning', `Pending events could not be kept: ${String(fault)}`);
      return fallback;
    }
  };
  const entries = (): readonly PendingEntry[] =>
    guarded([], (from) => {
      const stored: unknown = JSON.parse(from.getItem(PENDING_KEY) ?? '[]');
      return Array.isArray(stored) ? stored.filter(isEntry) : [];
    });
  const clear = (): void => guarded(undefined, (to) => to.removeItem(PENDING_KEY));
  const write = (list: readonly PendingEntry[]): void => {
    if (list.length === 0) return clear();
    guarded(undefined, (to) => to.setItem(PENDING_KEY, JSON.stringify(list.slice(-MAX_PENDING))));
  };
  const without = (id: string): readonly PendingEntry[] => entries().filter((entry) => entry.id !== id);
  return {
    entries,
    add: (entry) => write([...without(entry.id), entry]),
    remove: (id) => write(without(id)),
    clear,
  };
}
