import { createHash } from 'node:crypto';
import type { GiftOption } from '@haberdash/api-client/cart';

import type { LineDelivery } from '../../../catalogue/index.ts';

/** What makes a line of a cart one of its own; lines that are the same in all of it are one line. */
export interface LineIdentity extends LineDelivery {
  readonly variantId: string;
  readonly recipeId: string;
  readonly giftKey: string;
  readonly bonusPromotionId: string;
}

/** A text that is the same for lines that are one line. */
export const identityOf = (line: LineIdentity): string =>
  [line.variantId, line.delivery, line.storeId, line.recipeId, line.giftKey, line.bonusPromotionId].join('|');

/** Whether two lines are one line. */
export const isSameLine = (one: LineIdentity, other: LineIdentity): boolean =>
  identityOf(one) === identityOf(other);

/** Tells a gift, and what a gift card is worth, from any other without showing their words; empty where there is neither. */
export function giftKeyOf(gift: GiftOption | null, customAmount: number | null): string {
  if (gift === null && customAmount === null) return '';
  const { email, to, message, sendOn, wrap, receipt } = gift ?? {};
  const parts = [email, to, message, sendOn, wrap, receipt, customAmount];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
