import { documentConsent } from '../../consent/index.ts';
import type { Clock, ConsentView } from '@haberdash/experiments';
import { createEventSender, type EventSender } from '@haberdash/experiments/events';
import { siteAt } from '../../../../shared/sites/sites.ts';
import { CLIENT } from './client.ts';

const clock: Clock = {
  now: () => Date.now(),
  after: (delayMs, run) => {
    const timer = setTimeout(run, delayMs);
    return () => clearTimeout(timer);
  },
};

/** Each call may throw, as it does in private windows. */
export const storage = {
  getItem: (key: string) => localStorage.getItem(key),
  setItem: (key: string, value: string) => localStorage.setItem(key, value),
  removeItem: (key: string) => localStorage.removeItem(key),
};

let started: { readonly sender: EventSender; readonly consent: ConsentView } | undefined;

/** One sender per document; events go to the shop's own address, which hands them on. */
export function browserSender(): NonNullable<typeof started> {
  if (started !== undefined) return started;
  const { region, locale } = siteAt(window.location.pathname);
  const { gate } = documentConsent(region);
  const sender = createEventSender({
    endpoint: `/${locale}/experiment-events`,
    client: CLIENT,
    isBrowser: true,
    consent: gate,
    fetch: (url, request) => fetch(url, request),
    clock,
    newId: () => crypto.randomUUID(),
    // Operation and status of a failed send; nothing of the visitor.
    log: (level, message) => {
      // oxlint-disable-next-line no-console -- a failed send is logged with its status (spec 2 §8)
      if (level !== 'debug') console.warn(message);
    },
    beacon: (url, body) => navigator.sendBeacon(url, new Blob([body], { type: 'application/json' })),
    storage,
  });
  window.addEventListener('pagehide', sender.pageHidden);
  sender.resume();
  return (started = { sender, consent: gate });
}
