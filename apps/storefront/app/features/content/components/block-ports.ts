import type {
  AddOutcome,
  ArticlePort,
  CartPort,
  EventPort,
  GalleryPort,
  JoinOutcome,
  NewsletterPort,
  Outcome,
} from '@haberdash/blocks';
import type { ArticleResults } from '@haberdash/blocks/model';
import { siteTimeZone } from '../model/site-time-zone.ts';
import { storiesUrl } from '../model/story-address.ts';
import type { Translator } from '../../../shared/i18n/translator.ts';
import { report } from '../../../shared/state/report.ts';
import type { Site } from '../../../shared/sites/sites.ts';

type Rejected = Extract<Outcome, { ok: false }>;

/** Submits a form and parses the outcome; an invalid response counts as a failure. */
async function post<CheckoutError extends Rejected = Rejected>(
  address: string,
  fields: readonly (readonly [string, string])[],
): Promise<{ readonly ok: true } | CheckoutError> {
  const response = await fetch(address, {
    method: 'POST',
    body: new URLSearchParams(fields.map(([name, value]) => [name, value])),
  });
  const outcome: unknown = await response.json();
  if (typeof outcome !== 'object' || outcome === null || !('ok' in outcome))
    throw new TypeError('no outcome');
  // Written by our own route.
  if (outcome.ok === true) return outcome as { readonly ok: true };
  // Other errors with a message are written by our own route.
  if ('message' in outcome && typeof outcome.message === 'string') return outcome as unknown as CheckoutError;
  throw new TypeError('no outcome');
}

/** The newsletter port of a site; the schema loads with the first submission. */
export const newsletterPort = (home: string): NewsletterPort => ({
  action: `${home}/newsletter`,
  check: async (fields) => (await import('../views/check-newsletter.ts')).checkNewsletter(fields),
  subscribe: async ({ campaignName, email }) => {
    const outcome = await post(`${home}/newsletter/subscribe`, [
      ['campaignName', campaignName],
      ['email', email],
      ['policy', 'on'],
    ]);
    if (outcome.ok) report({ type: 'newsletter', method: campaignName, outcome });
    return outcome;
  },
});

/**
 * Adds the chosen items of an upsell in one step (spec 3 §3); `onAdded` reloads the cart, also after a partial
 * success. Stock comes with the block; a showcase includes sold-out items (reading 32).
 */
export const cartPort = (
  { locale, siteId }: Pick<Site, 'locale' | 'siteId'>,
  onAdded: () => void,
): CartPort => ({
  isShowcase: siteId.includes('showcase'),
  add: async (items) => {
    const outcome = await post<Extract<AddOutcome, { ok: false }>>(
      `/${locale}/cart/add-each`,
      items.map(({ sku }) => ['sku', sku]),
    );
    onAdded();
    report({ type: 'added', items, outcome });
    return outcome;
  },
});

/** The gallery port; its code loads with the first gallery, and aborting removes the looks. */
export const galleryPort = (home: string): GalleryPort => ({
  mount: (element, gallery, onFault) => {
    const leaving = new AbortController();
    import('../views/mount-looks.ts')
      .then(({ mountLooks }) => mountLooks(home, element, gallery, leaving.signal, onFault))
      .catch(onFault);
    return () => leaving.abort();
  },
  pageUrl: (of) => {
    if (of === undefined) return '/looks';
    return /^[0-9]/.test(of) ? `/looks?category=${of}` : `/looks?product=${of}`;
  },
});

/** The article port of a site. */
export const articlePort = (t: Translator): ArticlePort => {
  const { locale } = t.site;
  return {
    load: async ({ tags, offset, limit }, signal) => {
      const query = new URLSearchParams({ offset: String(offset), limit: String(limit) });
      if (tags.length > 0) query.set('tag', tags.join(','));
      const response = await fetch(`/${locale}/stories/list?${query.toString()}`, { signal });
      if (!response.ok) throw new TypeError(`no articles: ${response.status}`);
      // Our own route has validated its response; the schemas are not worth their bytes twice.
      return (await response.json()) as ArticleResults;
    },
    pageUrl: (tags, page) => storiesUrl(locale, { tags, page }),
    formatDate: (date) => t.formats.date(date),
  };
};

/** The event port of a site; `isSignedIn` is undefined while unknown. */
export const eventPort = (t: Translator, isSignedIn: boolean | undefined): EventPort => {
  const home = `/${t.site.locale}`;
  const pageUrl = (eventId: string) => `${home}/events/${eventId}`;
  const returning = (eventId: string) => `redirect=${encodeURIComponent(pageUrl(eventId))}`;
  return {
    pageUrl,
    join: ({ eventId, attendingDays, plusOne, asked }) =>
      post<Extract<JoinOutcome, { ok: false }>>(`${pageUrl(eventId)}/join`, [
        ...attendingDays.split(',').map((day) => ['attendingDays', day] as const),
        ['plusOne', plusOne],
        ['eventTermsAccepted', 'on'],
        ...Object.entries(asked ?? {}),
      ]),
    isSignedIn,
    signInUrl: (eventId) => `${home}/sign-in?${returning(eventId)}`,
    signUpUrl: (eventId) => `${home}/sign-up?${returning(eventId)}`,
    timeZone: siteTimeZone(t.site.locale),
    formatDay: (day) => t.formats.date(day),
  };
};
