/** A rate limit: calls per window by address, shopper or object. */
export interface Budget {
  readonly per: 'address' | 'shopper' | 'object';
  readonly most: number;
  readonly seconds: number;
  /** Calls counted in memory before writing; above 1 the limit may be exceeded by so many per instance. */
  readonly block: number;
}

const MINUTE = 60;
const TEN_MINUTES = 10 * MINUTE;
const HOUR = 60 * MINUTE;

/** Default limits; an address may be an office with hundreds of shoppers. */
export const budgets = {
  'tokens-address': { per: 'address', most: 1_000, seconds: TEN_MINUTES, block: 10 },
  'sign-ins-address': { per: 'address', most: 300, seconds: TEN_MINUTES, block: 1 },
  // Each sign-in page requests one.
  'passkey-challenges-address': { per: 'address', most: 1_000, seconds: TEN_MINUTES, block: 10 },
  'sign-ups-address': { per: 'address', most: 100, seconds: TEN_MINUTES, block: 1 },
  'passwords-address': { per: 'address', most: 300, seconds: TEN_MINUTES, block: 1 },
  'passwords-shopper': { per: 'shopper', most: 20, seconds: TEN_MINUTES, block: 1 },
  'reset-mails-object': { per: 'object', most: 10, seconds: HOUR, block: 1 },
  'unproved-address': { per: 'address', most: 20, seconds: TEN_MINUTES, block: 1 },
  'carts-address': { per: 'address', most: 1_000, seconds: TEN_MINUTES, block: 10 },
  'carts-shopper': { per: 'shopper', most: 30, seconds: TEN_MINUTES, block: 1 },
  // Each takes store stock.
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
  // Each sends a message.
  'subscriptions-address': { per: 'address', most: 200, seconds: TEN_MINUTES, block: 1 },
  'subscriptions-shopper': { per: 'shopper', most: 10, seconds: TEN_MINUTES, block: 1 },
  'proofs-address': { per: 'address', most: 200, seconds: TEN_MINUTES, block: 1 },
  'proofs-shopper': { per: 'shopper', most: 20, seconds: TEN_MINUTES, block: 1 },
  'confirmations-address': { per: 'address', most: 300, seconds: TEN_MINUTES, block: 1 },
  'searches-address': { per: 'address', most: 1_500, seconds: MINUTE, block: 150 },
  'suggestions-address': { per: 'address', most: 3_000, seconds: MINUTE, block: 150 },
  // Each is read by an editor.
  'texts-address': { per: 'address', most: 200, seconds: TEN_MINUTES, block: 1 },
  'texts-shopper': { per: 'shopper', most: 20, seconds: TEN_MINUTES, block: 1 },
  // Each is decoded and stored for a day.
  'pictures-address': { per: 'address', most: 100, seconds: TEN_MINUTES, block: 1 },
  'pictures-shopper': { per: 'shopper', most: 20, seconds: TEN_MINUTES, block: 1 },
  'votes-address': { per: 'address', most: 1_000, seconds: TEN_MINUTES, block: 10 },
  'votes-shopper': { per: 'shopper', most: 100, seconds: TEN_MINUTES, block: 5 },
  // Each may cost a fee.
  'translations-address': { per: 'address', most: 300, seconds: TEN_MINUTES, block: 5 },
  // Each calls the customiser.
  'recipes-address': { per: 'address', most: 600, seconds: MINUTE, block: 20 },
  'response-checks-address': { per: 'address', most: 600, seconds: MINUTE, block: 20 },
  'drawings-address': { per: 'address', most: 1_200, seconds: MINUTE, block: 20 },
} as const satisfies Record<string, Budget>;

export type BudgetName = keyof typeof budgets;

/** Unpaid payments that hold stock. */
const holds = { 'holds-address': 100, 'holds-shopper': 3 } as const;

type HoldName = keyof typeof holds;

export interface Limits {
  readonly budgets: Readonly<Record<BudgetName, Budget>>;
  readonly holds: Readonly<Record<HoldName, number>>;
}

export const DEFAULT_LIMITS: Limits = { budgets, holds };

const CHANGE = /^([a-z-]+)=(\d{1,9})(?:\/(\d{1,5}))?$/;

const isBudgetName = (name: string): name is BudgetName => Object.hasOwn(budgets, name);
const isHoldName = (name: string): name is HoldName => Object.hasOwn(holds, name);

/** At most a tenth of the limit, so that small limits stay accurate. */
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

/** Parses limits such as `codes-shopper=10/300, holds-address=20`, or `off`; undefined if invalid. */
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
