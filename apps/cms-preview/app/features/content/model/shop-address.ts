import type { PreviewSite } from '../../../shared/sites/sites.ts';
import type { DocumentName } from './documents.ts';

// Links of blocks point to the shop; a browser test compares both.

/** Event days count in these time zones. */
const TIME_ZONES: Readonly<Record<string, string>> = {
  us: 'America/New_York',
  ca: 'America/Toronto',
  gb: 'Europe/London',
};

export const timeZoneOf = ({ locale }: PreviewSite): string => TIME_ZONES[locale.slice(3)] ?? 'Europe/Berlin';

export function storiesUrl({ locale }: PreviewSite, tags: readonly string[], page: number): string {
  const query = [
    ...(tags.length === 0 ? [] : [`tag=${tags.join(',')}`]),
    ...(page > 1 ? [`page=${page}`] : []),
  ].join('&');
  return `/${locale}/stories${query === '' ? '' : `?${query}`}`;
}

/** The page of shoppers' photos: of a product, a category, or all. */
export function looksUrl(of: string | undefined): string {
  if (of === undefined) return '/looks';
  return /^[0-9]/.test(of) ? `/looks?category=${of}` : `/looks?product=${of}`;
}

/** The page with the content of a `#modal…` link. */
export const modalUrl = ({ locale }: PreviewSite, name: string): string =>
  `/${locale}/fragments/${encodeURIComponent(name)}`;

/** The path of the page with a document; the home page for one on many pages. */
export function pathOf({ locale }: PreviewSite, document: DocumentName | undefined): string {
  const isPage = document?.kind === 'page' && document.slug !== 'home';
  return isPage ? `/${locale}/${document.slug}` : `/${locale}`;
}
