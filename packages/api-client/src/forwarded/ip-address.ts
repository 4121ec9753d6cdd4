/** An IP address; an IPv4-mapped IPv6 address counts as IPv4. */
export interface IpAddress {
  readonly family: 4 | 6;
  readonly value: bigint;
}

export const WIDTH: Readonly<Record<IpAddress['family'], number>> = { 4: 32, 6: 128 };

const GROUPS = 8;
const MAPPED = 0xffffn;

function parseV4(text: string): bigint | undefined {
  const parts = text.split('.');
  if (parts.length !== 4 || !parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) <= 255))
    return undefined;
  return parts.reduce((value, part) => value * 256n + BigInt(part), 0n);
}

const readGroups = (text: string): string[] => (text === '' ? [] : text.split(':'));

/** The last two groups may be written as an IPv4 address. */
function withoutDots(text: string): string | undefined {
  const at = text.lastIndexOf(':') + 1;
  const tail = text.slice(at);
  if (!tail.includes('.')) return text;
  const value = parseV4(tail);
  if (value === undefined) return undefined;
  return `${text.slice(0, at)}${(value >> 16n).toString(16)}:${(value & 0xffffn).toString(16)}`;
}

function parseV6(text: string): bigint | undefined {
  const plain = withoutDots(text);
  if (plain === undefined) return undefined;
  const halves = plain.split('::');
  if (halves.length > 2) return undefined;
  const [head = [], tail = []] = halves.map(readGroups);
  const missing = GROUPS - head.length - tail.length;
  if (halves.length === 2 ? missing < 1 : missing !== 0) return undefined;
  const groups = [...head, ...Array<string>(missing).fill('0'), ...tail];
  if (!groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group))) return undefined;
  return groups.reduce((value, group) => value * 65_536n + BigInt(`0x${group}`), 0n);
}

const LONGEST = 60;

/** Parses an address without port or brackets and ignores a zone; undefined if invalid. */
export function parseIpAddress(text: string): IpAddress | undefined {
  if (text.length > LONGEST) return undefined;
  const four = parseV4(text);
  if (four !== undefined) return { family: 4, value: four };
  const six = text.includes(':') ? parseV6(text.split('%', 1)[0] ?? '') : undefined;
  if (six === undefined) return undefined;
  return six >> 32n === MAPPED ? { family: 4, value: six & 0xffffffffn } : { family: 6, value: six };
}

/** The canonical form of an address. */
export function formatIpAddress({ family, value }: IpAddress): string {
  const [step, count, base, mark] =
    family === 4 ? ([8n, 4, 10, '.'] as const) : ([16n, GROUPS, 16, ':'] as const);
  const mask = (1n << step) - 1n;
  return Array.from({ length: count }, (_, index) =>
    ((value >> (step * BigInt(count - 1 - index))) & mask).toString(base),
  ).join(mark);
}

/** The first bits of an address, the rest zero. */
export const networkOf = ({ family, value }: IpAddress, bits: number): IpAddress => {
  const rest = BigInt(WIDTH[family] - bits);
  return { family, value: (value >> rest) << rest };
};
