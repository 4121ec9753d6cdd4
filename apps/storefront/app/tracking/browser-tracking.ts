import { createCauses, createEventQueue, type AnalyticsEvent } from '@haberdash/analytics/events';
import type { ConsentGate } from '@haberdash/experiments';
import { obeyCookies, visitorConsent } from '../consent/visitor-consent.ts';
import { createTracker, type Tracker } from './tracker.ts';

declare global {
  interface Window {
    /** The field's place for events; made with the first event that the visitor allows. */
    dataLayer?: object[];
  }
  interface Navigator {
    readonly globalPrivacyControl?: boolean;
  }
}

const CAUSES_KEY = 'haberdash-told';

/** The consent of this browser, read anew whenever it may have changed: here, in another tab, or by a form. */
export function browserConsent(region: string): { readonly gate: ConsentGate; readonly reread: () => void } {
  let cookies = document.cookie;
  const hasPrivacySignal = navigator.globalPrivacyControl === true;
  const gate = visitorConsent({ region, cookies, hasPrivacySignal });
  const reread = (): void => {
    if (document.cookie === cookies) return;
    cookies = document.cookie;
    obeyCookies(gate, cookies);
  };
  document.addEventListener('visibilitychange', reread);
  return { gate, reread };
}

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
export function browserTracking(region: string): {
  readonly tracker: Tracker;
  readonly gate: ConsentGate;
  readonly reread: () => void;
} {
  const { gate, reread } = browserConsent(region);
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
  return { tracker: createTracker(queue), gate, reread };
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
