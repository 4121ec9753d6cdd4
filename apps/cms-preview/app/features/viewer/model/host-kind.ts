/** The kind of an address's host (spec 3 §2). */
export type HostKind = 'localhost' | 'PR preview' | 'dev' | 'qa' | 'preprod' | 'production' | 'unknown host';

const LOCAL = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
const hasPart = (host: string, part: string): boolean =>
  new RegExp(`(?:^|[.-])${part}(?:[.-]|\\d|$)`).test(host);

export function hostKindOf(url: string, productionOrigin: string): HostKind {
  if (!URL.canParse(url)) return 'unknown host';
  const { hostname, origin } = new URL(url);
  if (LOCAL.test(hostname)) return 'localhost';
  if (/(?:^|[.-])pr-?\d+(?:[.-]|$)/.test(hostname)) return 'PR preview';
  const stage = (['preprod', 'qa', 'dev'] as const).find((part) => hasPart(hostname, part));
  return stage ?? (origin === productionOrigin ? 'production' : 'unknown host');
}
