const MAX_TAGS = 5;
const TAG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** What the address of the stories says: which tags are chosen, and which page of them is shown. */
export interface StoryPlace {
  readonly tags: readonly string[];
  readonly page: number;
}

/** Tags of an address, joined by commas; what is no tag is left out. */
export const tagsOf = (value: string | null): readonly string[] =>
  [...new Set((value ?? '').split(','))].filter((tag) => TAG.test(tag)).slice(0, MAX_TAGS);

/** A whole number of an address that is not below `least`, or that. */
export function countOf(value: string | null, least: number, most: number): number {
  const count = Number(value);
  return Number.isInteger(count) ? Math.min(most, Math.max(least, count)) : least;
}

/** The address of stories by tags and page; the plain one for all stories. */
export function storiesUrl(locale: string, { tags, page }: StoryPlace): string {
  const query = new URLSearchParams();
  if (tags.length > 0) query.set('tag', tags.join(','));
  if (page > 1) query.set('page', String(page));
  const text = query.toString().replaceAll('%2C', ',');
  return `/${locale}/stories${text === '' ? '' : `?${text}`}`;
}
