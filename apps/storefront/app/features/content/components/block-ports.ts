import type { ArticlePort, EventPort, NewsletterPort, Outcome } from '@haberdash/blocks';
import type { ArticleResults } from '@haberdash/blocks/model';
import { siteTimeZone } from '../model/site-time-zone.ts';
import { storiesUrl } from '../model/story-address.ts';
import type { Translator } from '../../../shared/i18n/translator.ts';

/** Sends a form and reads what became of it; what is no such answer counts as a failure. */
async function post(address: string, fields: readonly (readonly [string, string])[]): Promise<Outcome> {
  const answer = await fetch(address, {
    method: 'POST',
    body: new URLSearchParams(fields.map(([name, value]) => [name, value])),
  });
  const outcome: unknown = await answer.json();
  if (typeof outcome !== 'object' || outcome === null || !('ok' in outcome))
    throw new TypeError('no outcome');
  if (outcome.ok === true) return { ok: true };
  if ('message' in outcome && typeof outcome.message === 'string')
    return { ok: false, message: outcome.message };
  throw new TypeError('no outcome');
}

/** Newsletter forms of a site. */
export const newsletterPort = (home: string): NewsletterPort => ({
  action: `${home}/newsletter`,
  subscribe: ({ campaignName, email }) =>
    post(`${home}/newsletter/subscribe`, [
      ['campaignName', campaignName],
      ['email', email],
      ['policy', 'on'],
    ]),
});

/** Stories of a site. */
export const articlePort = (t: Translator): ArticlePort => {
  const { locale } = t.site;
  return {
    load: async ({ tags, offset, limit }, signal) => {
      const query = new URLSearchParams({ offset: String(offset), limit: String(limit) });
      if (tags.length > 0) query.set('tag', tags.join(','));
      const answer = await fetch(`/${locale}/stories/list?${query.toString()}`, { signal });
      if (!answer.ok) throw new TypeError(`no articles: ${answer.status}`);
      // The shop's own route has parsed what it answers; the schemas are not worth their bytes twice.
      return (await answer.json()) as ArticleResults;
    },
    pageUrl: (tags, page) => storiesUrl(locale, { tags, page }),
    formatDate: (date) => t.formats.date(date),
  };
};

/** Events of a site, for somebody who is signed in, is not, or is not known yet. */
export const eventPort = (t: Translator, isSignedIn: boolean | undefined): EventPort => {
  const home = `/${t.site.locale}`;
  const pageUrl = (eventId: string) => `${home}/events/${eventId}`;
  const returning = (eventId: string) => `redirect=${encodeURIComponent(pageUrl(eventId))}`;
  return {
    pageUrl,
    join: ({ eventId, attendingDays, plusOne }) =>
      post(`${pageUrl(eventId)}/join`, [
        ...attendingDays.split(',').map((day) => ['attendingDays', day] as const),
        ['plusOne', plusOne],
        ['eventTermsAccepted', 'on'],
      ]),
    isSignedIn,
    signInUrl: (eventId) => `${home}/sign-in?${returning(eventId)}`,
    signUpUrl: (eventId) => `${home}/sign-up?${returning(eventId)}`,
    timeZone: siteTimeZone(t.site.locale),
    formatDay: (day) => t.formats.date(day),
  };
};
