// @vitest-environment happy-dom
import { createCollector, type AnalyticsAdapter } from '@haberdash/analytics/collector';
import { createGoogleTag } from '@haberdash/analytics/google-tag';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserConsent } from '../../consent/model/browser-consent.ts';
import { CONSENT_OF } from '../../../../shared/consent/consent-of.ts';
import { loadAdapters } from './adapters/adapters.ts';
import { browserTracking } from './browser-tracking.ts';
import { wholeTracker } from './whole-tracker.fixtures.ts';

/** Region by category by provider by event: who may get what, from data, against what each provider really got. */
const REGIONS = ['EMEA', 'NORA'] as const;
const CODES = { performance: 'C0002', functional: 'C0003', targeting: 'C0004' } as const;
type Category = keyof typeof CODES;

/** The answers of a visitor: none, each category alone, all and nothing. */
const ANSWERS: Readonly<Record<string, readonly Category[] | undefined>> = {
  'no answer': undefined,
  'everything rejected': [],
  'analytics alone': ['performance'],
  'functional alone': ['functional'],
  'targeting alone': ['targeting'],
  'everything allowed': ['performance', 'functional', 'targeting'],
};

const EVENTS = {
  'a page that opens': 'opens',
  'an answer on the page': 'answers',
  'a withdrawal on the page': 'withdraws',
} as const;

const PROVIDERS = ['dataLayer', 'googleTag', 'collector', 'listingOrigins', 'recommender'] as const;
type Provider = (typeof PROVIDERS)[number];

const cookieOf = (granted: readonly Category[] | undefined): string =>
  granted === undefined
    ? 'OptanonConsent=none'
    : `OptanonConsent=groups=C0001:1,${Object.entries(CODES)
        .map(([category, code]) => `${code}:${granted.includes(category as Category) ? 1 : 0}`)
        .join(',')}`;
const answer = (granted: readonly Category[] | undefined) => {
  document.cookie = `${cookieOf(granted)}; path=/`;
};

/** The rule, in words of the specification: opt-in in EMEA, opt-out elsewhere (spec 2 §5). */
function mayGet(region: string, granted: readonly Category[] | undefined, category: Category): boolean {
  return granted === undefined ? region !== 'EMEA' : granted.includes(category);
}

const got = new Set<Provider>();

/** A signal of consent is no event: a withdrawal has to reach the tag. */
const isConsent = (entry: object): boolean => '0' in entry && entry[0] === 'consent';

function adapters(): Promise<AnalyticsAdapter> {
  const google = createGoogleTag({
    id: 'G-AB12CD34',
    push: (entry) => void (isConsent(entry) || got.add('googleTag')),
    loadScript: () => got.add('googleTag'),
    removeCookies: () => undefined,
    setDisabled: () => undefined,
    now: () => 0,
  });
  const collector = createCollector({
    post: async () => {
      got.add('collector');
      return 204;
    },
    schedule: (run) => {
      const timer = setTimeout(run, 1_000);
      return () => clearTimeout(timer);
    },
    onHide: () => undefined,
    now: () => 0,
    log: () => undefined,
  });
  return loadAdapters([async () => google, async () => collector]);
}

const list = {
  id: 'row',
  name: 'row',
  origin: 'grid',
  products: [{ url: '/p/a', shape: { id: 'NF1', masterId: 'NF1', name: 'A' }, recToken: 'tok' }],
} as const;

async function visit(region: string, granted: readonly Category[] | undefined, event: keyof typeof EVENTS) {
  const kind = EVENTS[event];
  const isLater = kind !== 'opens';
  // An answer comes on a page without one, a withdrawal on one where everything was allowed.
  answer(kind === 'opens' ? granted : kind === 'answers' ? undefined : ANSWERS['everything allowed']);
  const consent = browserConsent(region);
  const tracker = wholeTracker(browserTracking(consent, 'en-gb', undefined, adapters));
  const act = (path: string) => {
    tracker.page({ path });
    tracker.list({ ...list, view: path })();
    tracker.product({ id: 'NF1', masterId: 'NF1', name: 'A' });
  };
  if (kind === 'withdraws') act('/en-gb');
  await vi.advanceTimersByTimeAsync(2_000);
  if (isLater) {
    answer(granted);
    consent.reread();
    got.clear();
    if (kind === 'withdraws') delete window.dataLayer;
  }
  act('/en-gb/later');
  await vi.advanceTimersByTimeAsync(2_000);
  if (window.dataLayer?.some((entry) => 'event' in entry) === true) got.add('dataLayer');
  if (sessionStorage.getItem('haberdash-origins') !== null) got.add('listingOrigins');
}

beforeEach(() => {
  vi.useFakeTimers();
  got.clear();
  localStorage.clear();
  sessionStorage.clear();
  delete window.dataLayer;
  vi.spyOn(navigator, 'sendBeacon').mockImplementation(() => {
    got.add('recommender');
    return true;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

for (const region of REGIONS)
  for (const event of Object.keys(EVENTS) as (keyof typeof EVENTS)[])
    describe(`${region}, ${event}`, () => {
      it.each(Object.keys(ANSWERS))('with %s reaches exactly the providers that may know', async (name) => {
        const granted = ANSWERS[name];
        await visit(region, granted, event);
        // No answer after everything was allowed is a cookie that was deleted.
        const expected = PROVIDERS.filter((provider) => mayGet(region, granted, CONSENT_OF[provider]));
        expect(PROVIDERS.filter((provider) => got.has(provider))).toEqual(expected);
      });
    });
