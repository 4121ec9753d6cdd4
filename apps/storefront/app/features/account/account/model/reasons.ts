/** Why a shopper cancels an order, as the contract has them. */
export const CANCEL_REASONS = ['CHANGED_MIND', 'ORDERED_TWICE', 'WRONG_ITEM', 'TOO_SLOW', 'OTHER'] as const;

/** Why a shopper sends something back. */
export const RETURN_REASONS = [
  'TOO_SMALL',
  'TOO_LARGE',
  'NOT_AS_SHOWN',
  'FAULTY',
  'WRONG_ITEM',
  'CHANGED_MIND',
  'OTHER',
] as const;
