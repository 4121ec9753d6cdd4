/** Parameters of campaigns. */
const CAMPAIGN = /^(?:utm_\w{1,40}|gclid|gbraid|wbraid|fbclid|msclkid|srsltid)$/;
/** The shop's own parameters (spec 1 §2), which every page reads. */
const NAMED = /^(?:leadSource|referral_code|storeNum|enrollment_marketing_source)$/;

/**
 * Adds the campaign parameters of the request to a redirect, which is made without them to keep them out of cache keys
 * and canonical URLs; its own parameters take precedence. A redirect to the same page has read the shop's own
 * parameters and drops them.
 * @param url of the request, such as `/?utm_source=mail`
 * @param location a path of this shop, or another address, which is unchanged
 */
export function carryCampaign(url: string, location: string): string {
  const at = url.indexOf('?');
  if (at === -1 || !location.startsWith('/') || location.startsWith('//')) return location;
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(location) ?? [];
  const carried = new URLSearchParams(query);
  const isSamePage = path === url.slice(0, at);
  const missing = [...new URLSearchParams(url.slice(at))].filter(
    ([name]) => (CAMPAIGN.test(name) || (NAMED.test(name) && !isSamePage)) && !carried.has(name),
  );
  if (missing.length === 0) return location;
  for (const [name, value] of missing) carried.append(name, value);
  return `${path}?${carried}${hash}`;
}
