import type {
  ArticlePort,
  CartPort,
  EventPort,
  GalleryPort,
  NewsletterPort,
  Outcome,
} from '@haberdash/blocks';
import type { ArticleResults } from '@haberdash/blocks/model';
import { formatDate } from '../../../shared/sites/formats.ts';
import type { PreviewSite } from '../../../shared/sites/sites.ts';
import { factsOf } from '../model/personas.ts';
import type { State, ViewQuery } from '../model/query.ts';
import { looksUrl, storiesUrl, timeZoneOf } from '../model/shop-address.ts';

/** The result of a form in a state: the preview sends nothing. */
function outcome(state: State, failed: string): Promise<Outcome> {
  if (state === 'loading') return new Promise(() => undefined);
  return Promise.resolve(state === 'error' ? { ok: false, message: failed } : { ok: true });
}

export const newsletterPort = ({ locale }: PreviewSite, state: State, failed: string): NewsletterPort => ({
  action: `/${locale}/newsletter`,
  subscribe: () => outcome(state, failed),
});

/** Joins events, for a signed-in customer or a guest. */
export const eventPort = (
  { site, state, persona }: Pick<ViewQuery, 'site' | 'state' | 'persona'>,
  failed: string,
): EventPort => {
  const pageUrl = (eventId: string) => `/${site.locale}/events/${eventId}`;
  const returning = (eventId: string) => `redirect=${encodeURIComponent(pageUrl(eventId))}`;
  return {
    pageUrl,
    join: () => outcome(state, failed),
    isSignedIn: factsOf(persona).isLoggedIn,
    signInUrl: (eventId) => `/${site.locale}/sign-in?${returning(eventId)}`,
    signUpUrl: (eventId) => `/${site.locale}/sign-up?${returning(eventId)}`,
    timeZone: timeZoneOf(site),
    formatDay: (day) => formatDate(day, site),
  };
};

export const articlePort = ({ site, state, at }: Pick<ViewQuery, 'site' | 'state' | 'at'>): ArticlePort => ({
  load: async ({ tags, offset, limit }, signal) => {
    if (state === 'loading') return new Promise(() => undefined);
    const parameters = new URLSearchParams({
      locale: site.locale,
      tags: tags.join(','),
      offset: String(offset),
      limit: String(limit),
      ...(at === undefined ? {} : { at }),
    });
    const response = await fetch(`/articles?${parameters}`, { signal });
    if (!response.ok || state === 'error') throw new TypeError(`no articles: ${response.status}`);
    // The route has parsed the response.
    return (await response.json()) as ArticleResults;
  },
  pageUrl: (tags, page) => storiesUrl(site, tags, page),
  formatDate: (date) => formatDate(date, site),
});

export const cartPort = (state: State, failed: string): CartPort => ({ add: () => outcome(state, failed) });

const PHOTO_PLACES = 8;
const PHOTO_PLACE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"%3E%3Crect width="1" height="1" fill="%23d8d4cc"/%3E%3C/svg%3E';

/** Placeholders for shoppers' photos, which moderators choose, not content. */
export const galleryPort = (state: State): GalleryPort => ({
  mount: (element) => {
    element.hidden = state === 'error';
    if (state === 'loading') return () => undefined;
    const list = document.createElement('ul');
    for (let place = 0; place < PHOTO_PLACES; place += 1) {
      const picture = document.createElement('img');
      Object.assign(picture, { alt: '', width: 320, height: 320, src: PHOTO_PLACE });
      const item = document.createElement('li');
      item.append(picture);
      list.append(item);
    }
    element.replaceChildren(list);
    return () => element.replaceChildren();
  },
  pageUrl: looksUrl,
});
