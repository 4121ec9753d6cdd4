/** Attribution and preview parameters (spec 1 §2); a preview needs its date. */
const CARRIED = [
  'siteId',
  'cms',
  'preview',
  'previewDateTime',
  'bypassAllCache',
  'enrollment_marketing_source',
];

/**
 * The query of a link within the shop, with the parameters that this page carries on; the link's own take precedence.
 * @param own the link's, such as `?q=coat`, or empty
 * @param here that of this page
 */
export function carriedQuery(own: string, here: string): string {
  const query = new URLSearchParams(own);
  const given = new URLSearchParams(here);
  const missing = CARRIED.filter((name) => given.has(name) && !query.has(name));
  for (const name of missing) query.set(name, given.get(name) ?? '');
  return missing.length === 0 ? own : `?${query}`;
}
