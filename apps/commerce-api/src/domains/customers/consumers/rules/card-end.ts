/** Whether a card has ended; it is good until the end of the month that it names. */
export const isExpired = (
  { expirationMonth, expirationYear }: { readonly expirationMonth: number; readonly expirationYear: number },
  nowMs: number,
): boolean => Date.UTC(expirationYear, expirationMonth, 1) <= nowMs;
