/** The ways to pay (spec 1 §3), in the order in which they pay: the shop's own balances, gift cards, then the rest. */
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

/** A way to pay. */
export type TenderMethod = (typeof TENDER_METHODS)[number];

/** Ways that pay whatever the others leave open, through the payment provider; a cart has one of them at most. */
export const REST_METHODS = ['CREDIT_CARD', 'WALLET', 'PAY_LATER'] as const satisfies TenderMethod[];

/** A way that pays the rest. */
export type RestMethod = (typeof REST_METHODS)[number];

/** Whether a way pays whatever the others leave open. */
export const isRest = (method: TenderMethod): method is RestMethod =>
  REST_METHODS.some((each) => each === method);

const REWARDS: ReadonlySet<TenderMethod> = new Set(['REWARD_CODE', 'REWARD_CARD', 'LOYALTY_POINTS']);

/** Rewards pay for members only, and for an athlete only once the credit is used up (reading 10). */
export const isReward = (method: TenderMethod): boolean => REWARDS.has(method);

/** Gift cards that one cart may have (GFC410). */
export const MAX_GIFT_CARDS = 5;

/** Rewards that one cart may have. */
export const MAX_REWARDS = 10;

/** Points are worth a minor unit each, and pay whole major units: what a reward is made of (`domains/accounts/wallet`). */
export const POINTS_STEP = 100;
