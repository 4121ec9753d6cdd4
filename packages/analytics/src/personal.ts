export const MASK = '[masked]';

// Every repetition is bounded, so that the cost is linear in the length.
const EMAIL = /[^\s@/?&=,;:<>"]{0,64}(?:@|%40)[^\s@/?&=,;:<>"]{1,255}/gi;
const NUMBER = /(?<![\p{L}\p{N}])\+?\d(?:[ ().\-/]{0,2}\d){8,18}(?![\p{L}\p{N}])/gu;

/** Masks e-mail addresses, URL-encoded ones too. */
export function maskEmail(text: string): string {
  return text.replace(EMAIL, MASK);
}

/** Masks e-mail addresses and phone or card numbers in free text; use `maskEmail` for ids. */
export function maskPersonal(text: string): string {
  return maskEmail(text).replace(NUMBER, MASK);
}
