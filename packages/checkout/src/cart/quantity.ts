/** Spec 1 §9: default and maximum quantity of a line. */
export const DEFAULT_QTY = 1;
export const DEFAULT_MAX_QTY = 999_999;
const MOST_CHOICES = 10;

/** The quantities to offer: 1 up to the allowed maximum, at most ten, and always the current one. */
export function quantityChoices(maxQty: number, current: number = DEFAULT_QTY): number[] {
  const top = Math.max(0, Math.min(Math.trunc(maxQty), MOST_CHOICES));
  const choices = Array.from({ length: top }, (_, index) => index + 1);
  return current > top ? [...choices, current] : choices;
}

export type QuantityFault = 'missing' | 'not-a-number' | 'not-whole' | 'too-small' | 'too-large';

export type ParsedQuantity =
  | { readonly ok: true; readonly qty: number }
  | { readonly ok: false; readonly fault: QuantityFault };

/** Parses a typed quantity: a whole number from 1 to `max`, without rounding or clamping. */
export function parseQuantity(typed: string, max: number = DEFAULT_MAX_QTY): ParsedQuantity {
  const text = typed.trim();
  if (text === '') return { ok: false, fault: 'missing' };
  const value = Number(text.replace(',', '.'));
  if (!Number.isFinite(value)) return { ok: false, fault: 'not-a-number' };
  if (value < 1) return { ok: false, fault: 'too-small' };
  if (!Number.isInteger(value)) return { ok: false, fault: 'not-whole' };
  return value > max ? { ok: false, fault: 'too-large' } : { ok: true, qty: value };
}
