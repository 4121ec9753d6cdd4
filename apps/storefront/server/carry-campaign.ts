/** Parameters by which campaigns and the shop's own named parameters (1 §2) are recognised, wherever they arrive. */
const CARRIED =
  /^(?:utm_\w{1,40}|gclid|gbraid|wbraid|fbclid|msclkid|srsltid|leadSource|referral_code|storeNum|enrollment_marketing_source)$/;

/**
 * The address of a redirect with the campaign parameters of the request. They stay out of cache keys and canonical
 * addresses, so the redirect itself is made without them; what its address says itself counts.
 * @param url of the request, such as `/?utm_source=mail`
 * @param location an address of this shop, or another one, which is left as it is
 */
export function carryCampaign(url: string, location: string): string {
  const at = url.indexOf('?');
  if (at === -1 || !location.startsWith('/') || location.startsWith('//')) return location;
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(location) ?? [];
  const carried = new URLSearchParams(query);
  const missing = [...new URLSearchParams(url.slice(at))].filter(
    ([name]) => CARRIED.test(name) && !new URLSearchParams(query).has(name),
  );
  if (missing.length === 0) return location;
  for (const [name, value] of missing) carried.append(name, value);
  return `${path}?${carried}${hash}`;
}
