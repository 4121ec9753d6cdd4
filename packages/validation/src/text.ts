import { plainDigits } from '@haberdash/phone';

/** Whether a value is a text; a form can hold anything (our own rule). */
export const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * A blank string counts as empty: nothing but white space, control, format or broken characters; so does a missing
 * value, which a form may hold all the same (spec 1 §5).
 */
export function isBlank(value: string): boolean {
  return isText(value) ? !/[^\s\p{Cc}\p{Cf}\p{Cs}]/u.test(value) : (value ?? null) === null;
}

/**
 * How a text is normalised before it is measured, validated and stored: `line` is one line, `lines` has line breaks,
 * `code` is a promo, gift-card or reward code or an order number, `opaque` is what machines make (our own rule).
 */
export type TextKind = 'line' | 'lines' | 'code' | 'phone' | 'email' | 'password' | 'opaque';

const KIND_OF_NAME: ReadonlyArray<readonly [TextKind, RegExp]> = [
  ['password', /password$/i],
  ['email', /^(?:email|username|recipient)$/],
  ['phone', /phone(?:Number)?$/i],
  ['code', /^(?:orderNumber|pin)$/],
  ['lines', /^(?:message|comment|description|caption|text)$/],
];

/** The kind of a text field by its name, where nothing else says it; most are one line (our own rule). */
export function textKindOf(name: string): TextKind {
  return KIND_OF_NAME.find(([, names]) => names.test(name))?.[0] ?? 'line';
}

/** The one normalisation of texts: what people see as the same becomes the same (our own rule). */
export function normalizeText(value: string, kind: TextKind): string {
  switch (kind) {
    case 'line':
      return normalizeLine(value);
    case 'lines':
      return normalizeLines(value);
    case 'code':
      return normalizeCode(value);
    case 'phone':
      return normalizePhone(value);
    case 'email':
      return normalizeEmail(value);
    case 'password':
      return normalizePassword(value);
    case 'opaque':
      return value;
  }
}

/** One line: one blank for white space, control characters and broken signs, none at the ends (our own rule). */
export function normalizeLine(value: string): string {
  if (!/[^ -~]|^ | $| {2}/.test(value)) return value;
  return visible(value)
    .replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ')
    .trim();
}

/** Several lines: line feeds and tabs stay, other control characters and broken signs go (our own rule). */
export function normalizeLines(value: string): string {
  if (!/[^\n -~]|^\s|\s$/.test(value)) return value;
  return visible(value)
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/(?![\n\t])[\p{Cc}\p{Cs}]/gu, '')
    .trim();
}

/** In capitals, without white space and invisible signs, full-width letters as plain ones (our own rule). */
export function normalizeCode(value: string): string {
  return value
    .normalize('NFKC')
    .replace(/[\s\p{Cc}\p{Cf}\p{Cs}]+/gu, '')
    .toUpperCase();
}

/** A phone number as typed, in one line, with the digits 0–9 (our own rule). */
function normalizePhone(value: string): string {
  return normalizeLine(plainDigits(value.normalize('NFKC')));
}

/** An e-mail address in one line, full-width letters as plain ones (our own rule). */
export function normalizeEmail(value: string): string {
  return normalizeLine(value.normalize('NFKC'));
}

/** A password keeps every sign; only the way in which accents are encoded becomes one (RFC 8265; our own rule). */
export function normalizePassword(value: string): string {
  return value.normalize('NFC');
}

/** Signs that show nothing and turn round what is beside them. */
const INVISIBLE = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]+/g;
/** Joiners belong to the letters of some scripts, and to emoji; between these letters they show nothing. */
const IDLE_JOINER = /(^|[\0-\u036f\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])[\u200c\u200d]+/gu;

function visible(value: string): string {
  return value.replace(INVISIBLE, '').replace(IDLE_JOINER, '$1').normalize('NFC');
}

/**
 * Lengths count code points, so that an emoji is one sign for everybody; a missing value has none, and what is no text
 * has no length: NaN (our own rule).
 */
export function codePoints(value: string): number {
  if (!isText(value)) return isBlank(value) ? 0 : NaN;
  let count = 0;
  for (const _ of value) count++;
  return count;
}

/**
 * Puts the signs of a mask into a value: X is a digit, A a letter, others stand for themselves; a value that does
 * not fit stays as typed, so that its pattern can reject it (spec 1 §5: mask format).
 * @example applyMask('k1a0b1', 'AXA XAX') // 'k1a 0b1'
 */
export function applyMask(value: string, mask: string): string {
  return place(value, mask)?.masked ?? value;
}

/**
 * Whether a value has a sign of the right kind in every place of a mask, and no sign beyond it (spec 1 §5: mask
 * format).
 */
export function fillsMask(value: string, mask: string): boolean {
  return place(value, mask)?.isComplete === true;
}

/** Nothing where a sign does not fit, has no place, or there is none to put. */
function place(value: string, mask: string): { masked: string; isComplete: boolean } | undefined {
  const signs = value.match(/[\p{L}\p{M}0-9]/gu);
  if (!signs || signs.length > mask.length) return undefined;
  let placed = 0;
  let masked = '';
  let isComplete = true;
  for (const slot of mask) {
    const sign = signs[placed];
    const isPlace = slot === 'X' || slot === 'A';
    if (sign === undefined) {
      isComplete &&= !isPlace;
    } else if (isPlace) {
      if (/[0-9]/.test(sign) !== (slot === 'X')) return undefined;
      masked += sign;
      placed++;
    } else {
      masked += slot;
      // A value that has been masked before brings the mask's own letters and digits along.
      if (sign.toLowerCase() === slot.toLowerCase()) placed++;
    }
  }
  return placed === signs.length ? { masked, isComplete } : undefined;
}

/** Small words inside the names of people and places, which are written small unless they come first. */
const PARTICLE = /^(?:am|auf|bei|d[aeiou]|del|della|de[nrs]|en|im|l[ae]|les|sous|sur|upon|v[ao]n|y|zu)$/;

/** Shorter texts in capitals are abbreviations, such as NYC. */
const LONGEST_ABBREVIATION = 3;

/**
 * Gives a text that is all small or all capitals the capitals of a name: the first letter of every word, but of no
 * particle. Mixed case is somebody's own spelling and stays (spec 1 §5: capitalize transforms).
 * @example capitalizeWords('stratford-upon-avon') // 'Stratford-upon-Avon'
 * @example capitalizeWords('McDonald') // 'McDonald'
 */
export function capitalizeWords(value: string): string {
  const small = value.toLowerCase();
  const isCapitals = value === value.toUpperCase() && codePoints(value) > LONGEST_ABBREVIATION;
  if (value !== small && !isCapitals) return value;
  return small.replace(/[\p{L}\p{M}\p{N}]+/gu, (word, at: number) => {
    const before = small.slice(0, at);
    // The s of "king's" belongs to the word before; the h of "l'haÿ" begins one.
    if (/[\p{L}\p{M}\p{N}]{2}['’`]$/u.test(before)) return word;
    if (at > 0 && PARTICLE.test(word)) return word;
    return word.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  });
}
