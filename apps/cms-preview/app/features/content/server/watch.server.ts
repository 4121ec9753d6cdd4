import { createHash } from 'node:crypto';

const POLL_MS = 200;
/** How long to wait after a failed read. */
const AWAY_MS = 2_000;

interface Watched {
  readonly listeners: Set<() => void>;
  stop: () => void;
}

const watched = new Map<string, Watched>();

/** Polls and calls back on changes. */
function start(read: () => Promise<unknown>, onChange: () => void): () => void {
  let isStopped = false;
  let known: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  const poll = async (): Promise<void> => {
    let waitMs = POLL_MS;
    try {
      const text = createHash('sha256')
        .update(JSON.stringify(await read()))
        .digest('base64');
      if (known !== undefined && known !== text) onChange();
      known = text;
    } catch {
      waitMs = AWAY_MS;
    }
    if (!isStopped) timer = setTimeout(() => void poll(), waitMs);
  };
  void poll();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

/** Polls a key once for all listeners; returns the unsubscribe function. */
export function watch(key: string, read: () => Promise<unknown>, onChange: () => void): () => void {
  let entry = watched.get(key);
  if (entry === undefined) {
    const listeners = new Set<() => void>();
    entry = {
      listeners,
      stop: start(read, () => {
        for (const listener of listeners) listener();
      }),
    };
    watched.set(key, entry);
  }
  const { listeners, stop } = entry;
  listeners.add(onChange);
  return () => {
    listeners.delete(onChange);
    if (listeners.size > 0 || watched.get(key)?.listeners !== listeners) return;
    stop();
    watched.delete(key);
  };
}
