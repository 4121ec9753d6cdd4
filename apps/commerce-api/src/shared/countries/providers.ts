/** Minimum and maximum in minor units of the market's currency. */
interface AmountLimits {
  readonly least: number;
  readonly most: number;
}

/** Payment providers beside cards, with their amount limits. */
export interface Providers {
  readonly WALLET?: AmountLimits;
  readonly PAY_LATER?: AmountLimits;
}

/** Whether a method takes an amount on a site (decision 0091); cards take any. */
export function takesAmount(
  method: 'CREDIT_CARD' | keyof Providers,
  amount: number,
  providers: Providers,
): boolean {
  if (method === 'CREDIT_CARD') return true;
  const limits = providers[method];
  return limits !== undefined && amount >= limits.least && amount <= limits.most;
}

/** Wallets that take an amount, for express buttons. */
export const expressMethods = (amount: number, providers: Providers): 'WALLET'[] =>
  takesAmount('WALLET', amount, providers) ? ['WALLET'] : [];
