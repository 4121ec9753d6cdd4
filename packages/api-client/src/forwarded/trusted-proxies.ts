import { networkOf, parseIpAddress, WIDTH, type IpAddress } from './ip-address.ts';

/** True for one of our own proxies, whose forwarding headers are trusted. */
export type TrustedProxies = (address: IpAddress) => boolean;

function parseNetwork(entry: string): { readonly network: IpAddress; readonly bits: number } | undefined {
  const [text = '', length, ...more] = entry.split('/');
  const address = parseIpAddress(text);
  if (address === undefined || more.length > 0) return undefined;
  const bits = length === undefined ? WIDTH[address.family] : Number(length);
  const isLength = length === undefined || /^\d{1,3}$/.test(length);
  if (!isLength || bits > WIDTH[address.family]) return undefined;
  return { network: networkOf(address, bits), bits };
}

/** Parses a list such as `10.0.0.0/8, ::1`; `none` and an empty one trust no proxy. Undefined if invalid. */
export function parseTrustedProxies(list: string): TrustedProxies | undefined {
  const entries = list
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => !['', 'none'].includes(entry));
  const networks = entries.map(parseNetwork);
  const read = networks.filter((network) => network !== undefined);
  if (read.length < networks.length) return undefined;
  return (address) =>
    read.some(
      ({ network, bits }) =>
        network.family === address.family && networkOf(address, bits).value === network.value,
    );
}
