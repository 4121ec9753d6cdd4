import type { BrowserConsent } from '../../consent/index.ts';
import { createOriginMemory } from '@haberdash/analytics';
import {
  createCauses,
  createEventQueue,
  type AnalyticsEvent,
  type WebStorage,
} from '@haberdash/analytics/events';
import { recommendationFeedback } from './recommendation-feedback.ts';
import { createTracker, type Tracker } from './tracker.ts';

declare global {
  interface Window {
    dataLayer?: object[];
  }
}

const CAUSES_KEY = 'haberdash-reported';
const ORIGINS_KEY = 'haberdash-origins';

/** An event takes its place in the data layer; what the one before said of products is cleared first. */
function toDataLayer(event: AnalyticsEvent): void {
  window.dataLayer ??= [];
  if ('ecommerce' in event) window.dataLayer.push({ ecommerce: null });
  window.dataLayer.push(event);
}

/** The tracking of a browser: events wait for the choice about analytics, and a withdrawal clears what was stored. */
export function browserTracking({ gate, reread }: BrowserConsent, locale: string): Tracker {
  const isAllowed = () => gate.isGranted('performance');
  const storedCauses = createCauses({ storage: storageOrNone(() => window.localStorage), key: CAUSES_KEY });
  const origins = createOriginMemory({
    storage: storageOrNone(() => window.sessionStorage),
    key: ORIGINS_KEY,
    isAllowed,
  });
  const obey = (): void => {
    if (isAllowed()) origins.save();
    else for (const memory of [storedCauses, origins]) memory.forget();
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
    storedCauses,
  });
  const notifyRecommender = recommendationFeedback(`/${locale}/recommendation-feedback`, () => {
    reread();
    return gate.isGranted('targeting');
  });
  return createTracker(queue, origins, notifyRecommender);
}

/** Where even touching the storage throws, every call of this one does: the page alone remembers then. */
function storageOrNone(open: () => WebStorage): WebStorage {
  try {
    return open();
  } catch {
    const reject = (): never => {
      throw new Error('no storage');
    };
    return { getItem: reject, setItem: reject, removeItem: reject };
  }
}
