import { maskEmail, maskPersonal } from '../personal.ts';

/** More products than this do not fit into one event of the field's tools. */
export const MAX_ITEMS = 200;

const MAX_TEXT = 100;

/** At most 100 code points, trimmed, without lone surrogates; cut first, so that a huge text costs no more than a short one. */
function cut(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return undefined;
  const short = Array.from(value.slice(0, MAX_TEXT * 4).trim())
    .slice(0, MAX_TEXT)
    .join('')
    .replace(/\p{Surrogate}/gu, '\uFFFD');
  return short === '' ? undefined : short;
}

/** A text for people, with everything masked that looks personal; nothing for what is neither text nor number. */
export function textOf(value: unknown): string | undefined {
  const text = cut(value);
  return text === undefined ? undefined : maskPersonal(text);
}

/** An id or a code: digits stay, an e-mail address in its place does not. */
export function idOf(value: unknown): string | undefined {
  const text = cut(value);
  return text === undefined ? undefined : maskEmail(text);
}

/** A finite amount in major units, rounded to two places; nothing for anything else. */
export function amountOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? Math.round(value * 100) / 100 : undefined;
}

/** A whole number from 0; nothing for anything else. */
export function countOf(value: unknown): number | undefined {
  return Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : undefined;
}

/** True or false; nothing for anything else. */
export function flagOf(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined;
}

/** The entries of a list that are objects, at most 200 of them; none for anything that is no list. */
export function entriesOf<Entry>(list: readonly Entry[] | null | undefined): readonly NonNullable<Entry>[] {
  if (!Array.isArray(list)) return [];
  return list
    .slice(0, MAX_ITEMS)
    .filter((entry): entry is NonNullable<Entry> => typeof entry === 'object' && entry !== null);
}

/** The fields that have a value; an event says nothing of what is not known. */
export function known<Fields extends object>(
  fields: Fields,
): { [Key in keyof Fields]: Exclude<Fields[Key], undefined> } {
  // The type says the same as the filter: a field that is undefined is not there.
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;
}
