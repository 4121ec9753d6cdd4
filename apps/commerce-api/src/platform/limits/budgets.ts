/**
 * Calls that are counted together: so many in a window of so many seconds, by client address, by shopper, or by the
 * object that they are about, whoever calls.
 */
export interface Budget {
  readonly per: 'address' | 'shopper' | 'object';
  readonly most: number;
  readonly seconds: number;
  /**
   * Calls that an instance counts in memory before it writes them down: 1 is exact; with more, `most` can be exceeded
   * by so many for each instance, and an ordinary visitor costs no statement at all.
   */
  readonly block: number;
}

const MINUTE = 60;
const TEN_MINUTES = 10 * MINUTE;
const HOUR = 60 * MINUTE;

/** The budgets and their defaults. An address may be that of an office or a campus with hundreds of shoppers. */
export const budgets = {
  'tokens-address': { per: 'address', most: 1_000, seconds: TEN_MINUTES, block: 10 },
  'sign-ins-address': { per: 'address', most: 300, seconds: TEN_MINUTES, block: 1 },
  // One for each sign-in page that is opened.
  'passkey-challenges-address': { per: 'address', most: 1_000, seconds: TEN_MINUTES, block: 10 },
  'sign-ups-address': { per: 'address', most: 100, seconds: TEN_MINUTES, block: 1 },
  'passwords-address': { per: 'address', most: 300, seconds: TEN_MINUTES, block: 1 },
  'passwords-shopper': { per: 'shopper', most: 20, seconds: TEN_MINUTES, block: 1 },
  'reset-mails-object': { per: 'object', most: 10, seconds: HOUR, block: 1 },
  'unproved-address': { per: 'address', most: 20, seconds: TEN_MINUTES, block: 1 },
  'carts-address': { per: 'address', most: 1_000, seconds: TEN_MINUTES, block: 10 },
  'carts-shopper': { per: 'shopper', most: 30, seconds: TEN_MINUTES, block: 1 },
  // Each of them takes stock off the shelves of a store.
  'reservations-address': { per: 'address', most: 100, seconds: TEN_MINUTES, block: 1 },
  'reservations-shopper': { per: 'shopper', most: 20, seconds: TEN_MINUTES, block: 1 },
  'changes-address': { per: 'address', most: 6_000, seconds: MINUTE, block: 100 },
  'changes-shopper': { per: 'shopper', most: 240, seconds: MINUTE, block: 10 },
  'reads-address': { per: 'address', most: 12_000, seconds: MINUTE, block: 200 },
  'reads-shopper': { per: 'shopper', most: 600, seconds: MINUTE, block: 30 },
  'codes-address': { per: 'address', most: 200, seconds: TEN_MINUTES, block: 1 },
  'codes-shopper': { per: 'shopper', most: 20, seconds: TEN_MINUTES, block: 1 },
  'address-checks-address': { per: 'address', most: 600, seconds: TEN_MINUTES, block: 1 },
  'address-checks-shopper': { per: 'shopper', most: 30, seconds: TEN_MINUTES, block: 1 },
  'payment-sessions-address': { per: 'address', most: 600, seconds: TEN_MINUTES, block: 1 },
  'payment-sessions-shopper': { per: 'shopper', most: 30, seconds: TEN_MINUTES, block: 1 },
  'placing-address': { per: 'address', most: 600, seconds: TEN_MINUTES, block: 1 },
  'placing-shopper': { per: 'shopper', most: 60, seconds: TEN_MINUTES, block: 1 },
  'order-changes-address': { per: 'address', most: 300, seconds: TEN_MINUTES, block: 1 },
  'order-changes-shopper': { per: 'shopper', most: 30, seconds: TEN_MINUTES, block: 1 },
  'order-lookups-address': { per: 'address', most: 100, seconds: TEN_MINUTES, block: 1 },
  'order-lookups-shopper': { per: 'shopper', most: 30, seconds: TEN_MINUTES, block: 1 },
  'order-lookups-object': { per: 'object', most: 20, seconds: TEN_MINUTES, block: 1 },
  'favourites-address': { per: 'address', most: 3_000, seconds: MINUTE, block: 50 },
  'favourites-shopper': { per: 'shopper', most: 120, seconds: MINUTE, block: 5 },
  'sharing-shopper': { per: 'shopper', most: 20, seconds: TEN_MINUTES, block: 1 },
  'shared-lists-address': { per: 'address', most: 600, seconds: MINUTE, block: 20 },
  'profile-address': { per: 'address', most: 1_000, seconds: TEN_MINUTES, block: 10 },
  'profile-shopper': { per: 'shopper', most: 120, seconds: TEN_MINUTES, block: 5 },
  // Each of them sends a message to somebody.
  'subscriptions-address': { per: 'address', most: 200, seconds: TEN_MINUTES, block: 1 },
  'subscriptions-shopper': { per: 'shopper', most: 10, seconds: TEN_MINUTES, block: 1 },
  'proofs-address': { per: 'address', most: 200, seconds: TEN_MINUTES, block: 1 },
  'proofs-shopper': { per: 'shopper', most: 20, seconds: TEN_MINUTES, block: 1 },
  'confirmations-address': { per: 'address', most: 300, seconds: TEN_MINUTES, block: 1 },
  'searches-address': { per: 'address', most: 1_500, seconds: MINUTE, block: 150 },
  'suggestions-address': { per: 'address', most: 3_000, seconds: MINUTE, block: 150 },
  // Somebody has to read each of them.
  'texts-address': { per: 'address', most: 200, seconds: TEN_MINUTES, block: 1 },
  'texts-shopper': { per: 'shopper', most: 20, seconds: TEN_MINUTES, block: 1 },
  // Each of them is decoded, and kept for a day at least.
  'pictures-address': { per: 'address', most: 100, seconds: TEN_MINUTES, block: 1 },
  'pictures-shopper': { per: 'shopper', most: 20, seconds: TEN_MINUTES, block: 1 },
  'votes-address': { per: 'address', most: 1_000, seconds: TEN_MINUTES, block: 10 },
  'votes-shopper': { per: 'shopper', most: 100, seconds: TEN_MINUTES, block: 5 },
  // Each of them may cost the fee of a translator.
  'translations-address': { per: 'address', most: 300, seconds: TEN_MINUTES, block: 5 },
  // Each of them asks the customiser.
  'recipes-address': { per: 'address', most: 600, seconds: MINUTE, block: 20 },
  'response-checks-address': { per: 'address', most: 600, seconds: MINUTE, block: 20 },
  'drawings-address': { per: 'address', most: 1_200, seconds: MINUTE, block: 20 },
} as const satisfies Record<string, Budget>;

/** The name of a budget. */
export type BudgetName = keyof typeof budgets;

/** Payments that may wait at once, each of them holding stock. */
const holds = { 'holds-address': 100, 'holds-shopper': 3 } as const;

type HoldName = keyof typeof holds;

/** Limits as the operator wants them. */
export interface Limits {
  readonly budgets: Readonly<Record<BudgetName, Budget>>;
  readonly holds: Readonly<Record<HoldName, number>>;
}

/** The limits that nobody has changed. */
export const DEFAULT_LIMITS: Limits = { budgets, holds };

const CHANGE = /^([a-z-]+)=(\d{1,9})(?:\/(\d{1,5}))?$/;

const isBudgetName = (name: string): name is BudgetName => Object.hasOwn(budgets, name);
const isHoldName = (name: string): name is HoldName => Object.hasOwn(holds, name);

/** A block is never more than a tenth of what it belongs to, or a small budget would be exceeded many times over. */
const fitBlock = (budget: Budget): Budget => ({
  ...budget,
  block: Math.max(1, Math.min(budget.block, Math.floor(budget.most / 10))),
});

function applyChange(limits: Limits, change: string): Limits | undefined {
  const [, name = '', most = '', seconds] = CHANGE.exec(change) ?? [];
  if (isHoldName(name) && seconds === undefined)
    return { ...limits, holds: { ...limits.holds, [name]: Number(most) } };
  if (!isBudgetName(name) || Number(seconds) === 0) return undefined;
  const budget = limits.budgets[name];
  const changed = { ...budget, most: Number(most), seconds: Number(seconds ?? budget.seconds) };
  return { ...limits, budgets: { ...limits.budgets, [name]: fitBlock(changed) } };
}

/**
 * Reads changes such as `codes-shopper=10/300, holds-address=20`: calls, and the seconds of the window if those change
 * too. `off` means no limits. Undefined for what cannot be read.
 */
export function parseLimits(text: string): Limits | 'off' | undefined {
  if (text.trim() === 'off') return 'off';
  return text
    .split(',')
    .map((change) => change.trim())
    .filter((change) => change !== '')
    .reduce<Limits | undefined>(
      (limits, change) => (limits === undefined ? undefined : applyChange(limits, change)),
      DEFAULT_LIMITS,
    );
}
