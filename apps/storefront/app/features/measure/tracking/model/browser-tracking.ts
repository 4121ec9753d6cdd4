import type { BrowserConsent } from '../../consent/index.ts';
import { createOriginMemory } from '@haberdash/analytics';
import type { AnalyticsAdapter } from '@haberdash/analytics/collector';
import {
  createCauses,
  createEventQueue,
  type AnalyticsEvent,
  type QueueConsent,
  type WebStorage,
} from '@haberdash/analytics/events';
import { CONSENT_OF } from '../../../../shared/consent/consent-of.ts';
import { channelOfAgent } from '../../../../shared/pipeline/channel.ts';
import { createAdapterGate } from './adapter-gate.ts';
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

/**
 * The tracking of a browser: events wait for the choice about analytics and for the code of the configured adapters; a
 * withdrawal clears what was stored.
 */
export function browserTracking(
  { gate, reread }: BrowserConsent,
  locale: string,
  observe?: (event: AnalyticsEvent, consent: QueueConsent) => void,
  loadAdapters = 'tags' in document.documentElement.dataset ? documentAdapters : undefined,
): Tracker {
  const isAllowed = () => gate.isGranted(CONSENT_OF.dataLayer);
  const storedCauses = createCauses({ storage: storageOrNone(() => window.localStorage), key: CAUSES_KEY });
  const origins = createOriginMemory({
    storage: storageOrNone(() => window.sessionStorage),
    key: ORIGINS_KEY,
    isAllowed: () => gate.isGranted(CONSENT_OF.listingOrigins),
  });
  const obey = (): void => {
    if (isAllowed()) origins.save();
    else for (const memory of [storedCauses, origins]) memory.forget();
  };
  obey();
  gate.subscribe(obey);
  const ready = new Set<() => void>();
  const adapters = createAdapterGate(loadAdapters, () => {
    for (const listener of ready) listener();
  });
  // Before the queue, so that adapters learn of a consent before the events that it lets through.
  const inform = (): void =>
    adapters.setConsent({
      performance: gate.isGranted('performance'),
      functional: gate.isGranted('functional'),
      targeting: gate.isGranted('targeting'),
    });
  gate.subscribe(inform);
  inform();
  const queue = createEventQueue({
    consent: () => {
      reread();
      const consent = gate.getSnapshot()[CONSENT_OF.dataLayer];
      return consent === 'granted' && !adapters.isReady() ? 'not-asked' : consent;
    },
    onConsentChange: (listener) => {
      ready.add(listener);
      return gate.subscribe(listener);
    },
    send: (event) => {
      observe?.(event, 'granted');
      toDataLayer(event);
      adapters.send(event);
    },
    // A fault of a tag that listens to the data layer is that tag's matter.
    log: () => undefined,
    context: () => tracker.context(),
    storedCauses,
  });
  const notifyRecommender = recommendationFeedback(`/${locale}/recommendation-feedback`, () => {
    reread();
    return gate.isGranted(CONSENT_OF.recommender);
  });
  const observedPush: typeof queue.push = (event, cause) => {
    const consent = gate.getSnapshot()[CONSENT_OF.dataLayer];
    if (event !== undefined && consent !== 'granted') observe?.({ ...tracker.context(), ...event }, consent);
    queue.push(event, cause);
  };
  const tracker = createTracker({
    push: import.meta.env.DEV ? observedPush : queue.push,
    origins,
    notifyRecommender,
    channel: channelOfAgent(navigator.userAgent),
  });
  return tracker;
}

/** The adapters of the providers that are written on the document. */
async function documentAdapters(): Promise<AnalyticsAdapter> {
  const adapters = await import('./adapters/index.ts');
  return adapters.loadAdapters(adapters.loadersOf(adapters.readTags(document.documentElement)));
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
