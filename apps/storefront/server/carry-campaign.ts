/** Parameters by which campaigns are recognised. */
const CAMPAIGN = /^(?:utm_\w{1,40}|gclid|gbraid|wbraid|fbclid|msclkid|srsltid)$/;
/** The shop's own named parameters (1 §2), which are read wherever they arrive. */
const NAMED = /^(?:leadSource|referral_code|storeNum|enrollment_marketing_source)$/;

/**
 * The address of a redirect with the campaign parameters of the request. They stay out of cache keys and canonical
 * addresses, so the redirect itself is made without them; what its address says itself counts. A redirect to the same
 * page has read the named parameters and takes them out of the address.
 * @param url of the request, such as `/?utm_source=mail`
 * @param location an address of this shop, or another one, which is left as it is
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
