import { networkOf, parseIpAddress, WIDTH, type IpAddress } from './ip-address.ts';

/** Tells whether an address is one of our own proxies, whose word about their callers counts. */
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

/**
 * Reads a list of addresses and networks parted by commas, such as `10.0.0.0/8, ::1`; `none` and an empty list trust
 * nobody. Undefined for a list that cannot be read.
 */
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
