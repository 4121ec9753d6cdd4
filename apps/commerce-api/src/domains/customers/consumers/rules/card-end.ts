/** Whether a card has expired; it is valid to the end of its month. */
export const isExpired = (
  { expirationMonth, expirationYear }: { readonly expirationMonth: number; readonly expirationYear: number },
  nowMs: number,
): boolean => Date.UTC(expirationYear, expirationMonth, 1) <= nowMs;
