/** What a provider pays at least and at the most, in minor units of the market's currency. */
interface AmountLimits {
  readonly least: number;
  readonly most: number;
}

/** Providers beside cards that pay what the other tenders of an order leave open, and the amounts that each takes. */
export interface Providers {
  readonly WALLET?: AmountLimits;
  readonly PAY_LATER?: AmountLimits;
}

/** Whether so much can be paid in a way on a site (decision 0091). A card takes any amount. */
export function takesAmount(
  method: 'CREDIT_CARD' | keyof Providers,
  amount: number,
  providers: Providers,
): boolean {
  if (method === 'CREDIT_CARD') return true;
  const limits = providers[method];
  return limits !== undefined && amount >= limits.least && amount <= limits.most;
}

/** Wallets that may pay an amount: they are offered before anything else is asked. */
export const expressMethods = (amount: number, providers: Providers): 'WALLET'[] =>
  takesAmount('WALLET', amount, providers) ? ['WALLET'] : [];
