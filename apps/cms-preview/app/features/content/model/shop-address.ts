import type { PreviewSite } from '../../../shared/sites/sites.ts';
import type { DocumentName } from './documents.ts';

// The addresses that blocks lead to are the shop's; a test in the browser holds what both draw equal.

/** Where the events of a site take place; the day of an event is counted there. */
const TIME_ZONES: Readonly<Record<string, string>> = {
  us: 'America/New_York',
  ca: 'America/Toronto',
  gb: 'Europe/London',
};

/** The time zone of a site: countries of the continent share one. */
export const timeZoneOf = ({ locale }: PreviewSite): string => TIME_ZONES[locale.slice(3)] ?? 'Europe/Berlin';

/** The page of a site's stories by tags and page. */
export function storiesUrl({ locale }: PreviewSite, tags: readonly string[], page: number): string {
  const query = [
    ...(tags.length === 0 ? [] : [`tag=${tags.join(',')}`]),
    ...(page > 1 ? [`page=${page}`] : []),
  ].join('&');
  return `/${locale}/stories${query === '' ? '' : `?${query}`}`;
}

/** The page of the photos of shoppers: of a product, of a category, or of everything. */
export function looksUrl(of: string | undefined): string {
  if (of === undefined) return '/looks';
  return /^[0-9]/.test(of) ? `/looks?category=${of}` : `/looks?product=${of}`;
}

/** The page that shows what a `#modal…` link opens. */
export const modalUrl = ({ locale }: PreviewSite, name: string): string =>
  `/${locale}/fragments/${encodeURIComponent(name)}`;

/** The path of the page on which a document stands; the home page for what stands on many. */
export function pathOf({ locale }: PreviewSite, document: DocumentName | undefined): string {
  const isPage = document?.kind === 'page' && document.slug !== 'home';
  return isPage ? `/${locale}/${document.slug}` : `/${locale}`;
}
