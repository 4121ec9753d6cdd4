import type { Flash, Notification } from '@haberdash/api-client/cart';

import { formatText, type Edition } from '../../../shared/text.ts';
import { mergeMessages } from './merge-messages.ts';
import type { PricedCart } from './pricing.ts';
import type { CartRow } from './repository.ts';

/** The notice of a merge; one about missing units covers all (reading 9). */
export function mergeFlash({ mergeNotice: notice }: Pick<CartRow, 'mergeNotice'>, edition: Edition): Flash[] {
  if (notice === null) return [];
  const { grew, reduced, left = [] } = notice;
  const merged: Flash[] =
    grew && reduced.length === 0
      ? [{ code: 'CartMerged', message: formatText(mergeMessages.merged, edition), type: 'info' }]
      : [];
  return [
    ...merged,
    ...left.map((what): Flash => ({
      code: 'CartMergedInPart',
      message: formatText(mergeMessages[what], edition),
      type: 'warning',
    })),
  ];
}

/** Lines with less than both carts had. */
export const mergedLess = ({ cart, lines }: PricedCart, edition: Edition): Notification[] =>
  lines
    .filter(({ row }) => cart.mergeNotice?.reduced.includes(row.variantId) === true)
    .map(({ row, product }) => ({
      type: 'ProductItemMaxQuantity',
      message: formatText(mergeMessages.less, edition, {
        product: product.name,
        quantity: String(row.quantity),
      }),
      itemId: row.id,
    }));
