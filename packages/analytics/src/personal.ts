/** What stands in the place of a text that looks personal. */
export const MASK = '[masked]';

// Every repetition is bounded, so that a text of any length is read in a time that grows with its length alone.
const EMAIL = /[^\s@/?&=,;:<>"]{0,64}(?:@|%40)[^\s@/?&=,;:<>"]{1,255}/gi;
const NUMBER = /(?<![\p{L}\p{N}])\+?\d(?:[ ().\-/]{0,2}\d){8,18}(?![\p{L}\p{N}])/gu;

/** Masks what looks like an e-mail address, URL-encoded ones too. */
export function maskEmail(text: string): string {
  return text.replace(EMAIL, MASK);
}

/**
 * Masks what looks like an e-mail address or like the number of a phone or a card (9 to 19 digits), so that no event
 * carries either. For what people type and what is written for people; ids are left to `maskEmail`.
 */
export function maskPersonal(text: string): string {
  return maskEmail(text).replace(NUMBER, MASK);
}
