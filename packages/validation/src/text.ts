import { plainDigits } from '@haberdash/phone';

/** True for a string; a form can contain anything (our own rule). */
export const isText = (value: unknown): value is string => typeof value === 'string';

/** True if missing or only white space, control, format and broken characters (spec 1 §5). */
export function isBlank(value: string): boolean {
  return isText(value) ? !/[^\s\p{Cc}\p{Cf}\p{Cs}]/u.test(value) : (value ?? null) === null;
}

/**
 * How a text is normalised before validation: `line` is one line, `lines` has line breaks, `code` is a promo,
 * gift-card, reward code or order number, `opaque` is machine-made (our own rule).
 */
export type TextKind = 'line' | 'lines' | 'code' | 'phone' | 'email' | 'password' | 'opaque';

const KIND_OF_NAME: ReadonlyArray<readonly [TextKind, RegExp]> = [
  ['password', /password$/i],
  ['email', /^(?:email|username|recipient)$/],
  ['phone', /phone(?:Number)?$/i],
  ['code', /^(?:orderNumber|pin)$/],
  ['lines', /^(?:message|comment|description|caption|text)$/],
];

/** The default text kind of a field by name (our own rule). */
export function textKindOf(name: string): TextKind {
  return KIND_OF_NAME.find(([, names]) => names.test(name))?.[0] ?? 'line';
}

/** Normalises a text: what looks the same becomes the same (our own rule). */
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

/** One line: white space, control and broken characters become one blank, trimmed (our own rule). */
export function normalizeLine(value: string): string {
  if (!/[^ -~]|^ | $| {2}/.test(value)) return value;
  return visible(value)
    .replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ')
    .trim();
}

/** Several lines: line feeds and tabs stay, control and broken characters go (our own rule). */
export function normalizeLines(value: string): string {
  if (!/[^\n -~]|^\s|\s$/.test(value)) return value;
  return visible(value)
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/(?![\n\t])[\p{Cc}\p{Cs}]/gu, '')
    .trim();
}

/** Upper case, without white space and invisible characters, plain letters (our own rule). */
export function normalizeCode(value: string): string {
  return value
    .normalize('NFKC')
    .replace(/[\s\p{Cc}\p{Cf}\p{Cs}]+/gu, '')
    .toUpperCase();
}

/** A phone number as typed, in one line, with digits 0–9 (our own rule). */
function normalizePhone(value: string): string {
  return normalizeLine(plainDigits(value.normalize('NFKC')));
}

/** An e-mail address in one line, full-width letters as plain ones (our own rule). */
export function normalizeEmail(value: string): string {
  return normalizeLine(value.normalize('NFKC'));
}

/** A password keeps every character; only its Unicode form is normalised (RFC 8265; our own rule). */
export function normalizePassword(value: string): string {
  return value.normalize('NFC');
}

/** Invisible characters, and those that change the text direction. */
const INVISIBLE = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]+/g;
/** Joiners belong to some scripts and to emoji; between these letters they have no effect. */
const IDLE_JOINER = /(^|[\0-\u036f\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])[\u200c\u200d]+/gu;

function visible(value: string): string {
  return value.replace(INVISIBLE, '').replace(IDLE_JOINER, '$1').normalize('NFC');
}

/** Length in code points; 0 if missing, NaN if not a string (our own rule). */
export function codePoints(value: string): number {
  if (!isText(value)) return isBlank(value) ? 0 : NaN;
  let count = 0;
  for (const _ of value) count++;
  return count;
}

/**
 * Inserts a mask's literals into a value: X is a digit, A a letter; a value that does not fit is unchanged,
 * so that its pattern can reject it (spec 1 §5: mask format).
 * @example applyMask('k1a0b1', 'AXA XAX') // 'k1a 0b1'
 */
export function applyMask(value: string, mask: string): string {
  return place(value, mask)?.masked ?? value;
}

/** True if a value fills every place of a mask and no more (spec 1 §5: mask format). */
export function fillsMask(value: string, mask: string): boolean {
  return place(value, mask)?.isComplete === true;
}

/** Undefined if a character does not fit, has no place, or there is none. */
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
      // A masked value already contains the mask's literals.
      if (sign.toLowerCase() === slot.toLowerCase()) placed++;
    }
  }
  return placed === signs.length ? { masked, isComplete } : undefined;
}

/** Particles of personal and place names, in lower case unless first. */
const PARTICLE = /^(?:am|auf|bei|d[aeiou]|del|della|de[nrs]|en|im|l[ae]|les|sous|sur|upon|v[ao]n|y|zu)$/;

/** Shorter upper-case texts are abbreviations, such as NYC. */
const LONGEST_ABBREVIATION = 3;

/**
 * Capitalises the words of an all-lower or all-upper text, except particles; mixed case is unchanged (spec 1
 * §5: capitalize transforms).
 * @example capitalizeWords('stratford-upon-avon') // 'Stratford-upon-Avon'
 * @example capitalizeWords('McDonald') // 'McDonald'
 */
export function capitalizeWords(value: string): string {
  const small = value.toLowerCase();
  const isCapitals = value === value.toUpperCase() && codePoints(value) > LONGEST_ABBREVIATION;
  if (value !== small && !isCapitals) return value;
  return small.replace(/[\p{L}\p{M}\p{N}]+/gu, (word, at: number) => {
    const before = small.slice(0, at);
    // The s of "king's" belongs to the word before; the h of "l'haÿ" starts one.
    if (/[\p{L}\p{M}\p{N}]{2}['’`]$/u.test(before)) return word;
    if (at > 0 && PARTICLE.test(word)) return word;
    return word.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  });
}
