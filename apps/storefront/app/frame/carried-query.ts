/** Who sent the shopper, and how an editor looks at the shop (spec 1 §2); a preview is nothing without its moment. */
const CARRIED = [
  'siteId',
  'cms',
  'preview',
  'previewDateTime',
  'bypassAllCache',
  'enrollment_marketing_source',
];

/**
 * The query of a link within the shop with what the address of this page hands on to the next; what the link says
 * itself counts.
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
