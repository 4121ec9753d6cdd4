import { createCauses, createEventQueue, type AnalyticsEvent } from '@haberdash/analytics/events';
import type { BrowserConsent } from './browser-consent.ts';
import { createTracker, type Tracker } from './tracker.ts';

declare global {
  interface Window {
    /** The field's place for events; made with the first event that the visitor allows. */
    dataLayer?: object[];
  }
}

const CAUSES_KEY = 'haberdash-told';

/** An event takes its place in the data layer; what the one before said of products is cleared first. */
export function toDataLayer(event: AnalyticsEvent): void {
  window.dataLayer ??= [];
  if ('ecommerce' in event) window.dataLayer.push({ ecommerce: null });
  window.dataLayer.push(event);
}

/**
 * The tracking of this browser: events go to the data layer with consent for analytics only, wait while it is not
 * asked, and are dropped when it is refused; a withdrawal also forgets what was kept to tell each order once.
 */
export function browserTracking({ gate, reread }: BrowserConsent): Tracker {
  const keptCauses = createCauses({ storage: localStorageOrNone(), key: CAUSES_KEY });
  const obey = (): void => {
    if (!gate.isGranted('performance')) keptCauses.forget();
  };
  obey();
  gate.subscribe(obey);
  const queue = createEventQueue({
    consent: () => {
      reread();
      return gate.getSnapshot().performance;
    },
    onConsentChange: gate.subscribe,
    send: toDataLayer,
    // A fault of a tag that listens to the data layer is that tag's matter.
    log: () => undefined,
    keptCauses,
  });
  return createTracker(queue);
}

/** Where even touching the storage throws, every call of this one does: the page alone remembers then. */
function localStorageOrNone(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  try {
    return window.localStorage;
  } catch {
    const refuse = (): never => {
      throw new Error('no storage');
    };
    return { getItem: refuse, setItem: refuse, removeItem: refuse };
  }
}
