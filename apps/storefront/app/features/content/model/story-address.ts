const MAX_TAGS = 5;
const TAG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The tags and page in the address of the stories. */
export interface StoryPlace {
  readonly tags: readonly string[];
  readonly page: number;
}

/** Tags of an address, separated by commas; skips invalid ones. */
export const tagsOf = (value: string | null): readonly string[] =>
  [...new Set((value ?? '').split(','))].filter((tag) => TAG.test(tag)).slice(0, MAX_TAGS);

/** An integer of an address, or `least` where it is invalid or lower. */
export function countOf(value: string | null, least: number, most: number): number {
  const count = Number(value);
  return Number.isInteger(count) ? Math.min(most, Math.max(least, count)) : least;
}

export function storiesUrl(locale: string, { tags, page }: StoryPlace): string {
  const query = new URLSearchParams();
  if (tags.length > 0) query.set('tag', tags.join(','));
  if (page > 1) query.set('page', String(page));
  const text = query.toString().replaceAll('%2C', ',');
  return `/${locale}/stories${text === '' ? '' : `?${text}`}`;
}
