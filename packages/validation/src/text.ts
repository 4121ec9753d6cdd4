/** A blank string counts as empty: nothing but white space, control, format or broken characters. */
export function isBlank(value: string): boolean {
  return /^[\s\p{Cc}\p{Cf}\p{Cs}]*$/u.test(value);
}

/** One line as it may be stored: control characters and lone surrogates become a space, the ends are trimmed. */
export function cleanLine(value: string): string {
  return value.replace(/[\p{Cc}\p{Cs}]+/gu, ' ').trim();
}

/** Several lines as they may be stored: line breaks and tabs stay, other control characters and lone surrogates go. */
export function cleanText(value: string): string {
  return value.replace(/\r\n?/g, '\n').replace(/(?![\n\t])[\p{Cc}\p{Cs}]/gu, '');
}

/** Lengths count code points, so that an emoji is one sign for everybody. */
export function codePoints(value: string): number {
  let count = 0;
  for (const _ of value) count++;
  return count;
}

/**
 * Puts the signs of a mask into a value: X is a digit, A a letter, others stand for themselves; a value that
 * does not fit stays as typed, so that its pattern can refuse it.
 * @example applyMask('k1a0b1', 'AXA XAX') // 'k1a 0b1'
 */
export function applyMask(value: string, mask: string): string {
  const signs = value.match(/[\p{L}\p{M}0-9]/gu) ?? [];
  let placed = 0;
  let masked = '';
  for (const slot of mask) {
    const sign = signs[placed];
    if (sign === undefined) break;
    if (slot !== 'X' && slot !== 'A') masked += slot;
    else if (/[0-9]/.test(sign) === (slot === 'X')) {
      masked += sign;
      placed++;
    } else return value;
  }
  return placed === signs.length ? masked : value;
}

/** Upper-cases the first letter of every word; what a person wrote in capitals stays. */
export function capitalizeWords(value: string): string {
  return value.replace(/(?<![\p{L}\p{M}'’`])\p{Ll}/gu, (letter) => letter.toUpperCase());
}
