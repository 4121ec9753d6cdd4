import { maskEmail, maskPersonal } from '../personal.ts';

/** The limit of analytics tools per event. */
export const MAX_ITEMS = 200;

const MAX_TEXT = 100;

/** Trimmed, at most 100 code points, no lone surrogates; cut first to bound the cost. */
function cut(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return undefined;
  const short = Array.from(value.slice(0, MAX_TEXT * 4).trim())
    .slice(0, MAX_TEXT)
    .join('')
    .replace(/\p{Surrogate}/gu, '\uFFFD');
  return short === '' ? undefined : short;
}

/** A text with personal data masked; undefined if neither text nor number. */
export function textOf(value: unknown): string | undefined {
  const text = cut(value);
  return text === undefined ? undefined : maskPersonal(text);
}

/** An id or code: digits stay, an e-mail address is masked. */
export function idOf(value: unknown): string | undefined {
  const text = cut(value);
  return text === undefined ? undefined : maskEmail(text);
}

/** A finite amount in major units, rounded to two places; otherwise undefined. */
export function amountOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? Math.round(value * 100) / 100 : undefined;
}

/** A whole number from 0; otherwise undefined. */
export function countOf(value: unknown): number | undefined {
  return Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : undefined;
}

export function flagOf(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined;
}

/** The objects of a list, at most 200; empty if it is not a list. */
export function entriesOf<Entry>(list: readonly Entry[] | null | undefined): readonly NonNullable<Entry>[] {
  if (!Array.isArray(list)) return [];
  return list
    .slice(0, MAX_ITEMS)
    .filter((entry): entry is NonNullable<Entry> => typeof entry === 'object' && entry !== null);
}

/** Drops undefined fields. */
export function known<Fields extends object>(
  fields: Fields,
): { [Key in keyof Fields]: Exclude<Fields[Key], undefined> } {
  // The filter has removed undefined values.
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;
}
