import { documentConsent } from '../../consent/index.ts';
import { fromSnapshot, type Clock, type Decision } from '@haberdash/experiments';
import { createEventSender, type EventSender } from '@haberdash/experiments/events';
import { siteAt } from '../../../shared/sites/sites.ts';
import type { MyExperiments } from '../server/experiments.server.ts';

const clock: Clock = {
  now: () => Date.now(),
  after: (delayMs, run) => {
    const timer = setTimeout(run, delayMs);
    return () => clearTimeout(timer);
  },
};

let sender: EventSender | undefined;

/** The decision about a flag, of those that came for this visitor. */
export const decisionOf = ({ snapshot }: MyExperiments, flagKey: string): Decision | undefined =>
  fromSnapshot(snapshot).get(flagKey);

/** One sender per document; events go to the shop's own address, which hands them on. */
function start(): EventSender {
  if (sender !== undefined) return sender;
  const { region, locale } = siteAt(window.location.pathname);
  const { gate } = documentConsent(region);
  sender = createEventSender({
    endpoint: `/${locale}/experiment-events`,
    client: { name: 'northfell-storefront', version: '1.0.0' },
    isBrowser: true,
    consent: gate,
    fetch: (url, request) => fetch(url, request),
    clock,
    newId: () => crypto.randomUUID(),
    log: () => undefined,
    beacon: (url, body) => navigator.sendBeacon(url, new Blob([body], { type: 'application/json' })),
    storage: {
      getItem: (key) => localStorage.getItem(key),
      setItem: (key, value) => localStorage.setItem(key, value),
      removeItem: (key) => localStorage.removeItem(key),
    },
  });
  window.addEventListener('pagehide', sender.pageHidden);
  sender.resume();
  return sender;
}

/** Tells once that a visitor has seen what was decided, while targeting is allowed. */
export function reportSeen({ context }: MyExperiments, decision: Decision): void {
  if (decision.variationKey !== '') start().seen(context, decision);
}
