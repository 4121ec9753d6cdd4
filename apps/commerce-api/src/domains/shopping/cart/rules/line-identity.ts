import { createHash } from 'node:crypto';
import type { GiftOption } from '@haberdash/api-client/cart';

import type { LineDelivery } from '../../../catalogue/index.ts';

/** Lines with equal identity are one line. */
export interface LineIdentity extends LineDelivery {
  readonly variantId: string;
  readonly recipeId: string;
  readonly giftKey: string;
  readonly bonusPromotionId: string;
}

export const identityOf = (line: LineIdentity): string =>
  [line.variantId, line.delivery, line.storeId, line.recipeId, line.giftKey, line.bonusPromotionId].join('|');

export const isSameLine = (one: LineIdentity, other: LineIdentity): boolean =>
  identityOf(one) === identityOf(other);

/** A digest of gift and gift card value; empty without both. */
export function giftKeyOf(gift: GiftOption | null, customAmount: number | null): string {
  if (gift === null && customAmount === null) return '';
  const { email, to, message, sendOn, wrap, receipt } = gift ?? {};
  const parts = [email, to, message, sendOn, wrap, receipt, customAmount];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
