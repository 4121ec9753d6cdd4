/** Payment methods (spec 1 §3) in payment order: balances, gift cards, rest. */
export const TENDER_METHODS = [
  'ATHLETES_PAYMENT',
  'REWARD_CODE',
  'REWARD_CARD',
  'LOYALTY_POINTS',
  'GIFT_CARD',
  'CREDIT_CARD',
  'WALLET',
  'PAY_LATER',
] as const;

export type TenderMethod = (typeof TENDER_METHODS)[number];

/** Methods of the payment provider that pay the rest; one per cart. */
export const REST_METHODS = ['CREDIT_CARD', 'WALLET', 'PAY_LATER'] as const satisfies TenderMethod[];

export type RestMethod = (typeof REST_METHODS)[number];

/** Whether a method pays the rest. */
export const isRest = (method: TenderMethod): method is RestMethod =>
  REST_METHODS.some((each) => each === method);

const REWARDS: ReadonlySet<TenderMethod> = new Set(['REWARD_CODE', 'REWARD_CARD', 'LOYALTY_POINTS']);

/** Rewards are for members, and for athletes after their credit (reading 10). */
export const isReward = (method: TenderMethod): boolean => REWARDS.has(method);

/** Maximum gift cards per cart (GFC410). */
export const MAX_GIFT_CARDS = 5;

/** Maximum rewards per cart. */
export const MAX_REWARDS = 10;

/** Points pay whole major units at a minor unit each. */
export const POINTS_STEP = 100;
