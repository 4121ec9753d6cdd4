import type { Flash, Order } from '@haberdash/api-client/cart';

import { cartMessages, toTotals } from '../../shopping/index.ts';
import { returnDaysOf } from '../../ledger/index.ts';
import { toMajor } from '../../../shared/money.ts';
import { formatText, type Edition } from '../../../shared/text.ts';
import type { Attempt, OrderLineRow, OrderRow } from './repository.ts';

const challengeFlash = (attempt: Attempt | undefined, edition: Edition): Flash[] =>
  attempt === undefined || attempt.challengeUrl === null
    ? []
    : [
        {
          code: 'PaymentNotAuthorized',
          message: formatText(cartMessages.challengeNeeded, edition),
          type: 'warning',
          challenge: { url: attempt.challengeUrl, sessionID: attempt.sessionId },
        },
      ];

/** The order as agreed at placement. */
export function toOrder(
  order: OrderRow,
  lines: readonly OrderLineRow[],
  edition: Edition,
  attempt?: Attempt,
): Order {
  return {
    orderNumber: order.orderNumber,
    cartId: order.cartId,
    returnDays: returnDaysOf(order),
    st: order.secret,
    status: order.state === 'PLACED' ? 'PLACED' : 'PENDING_CHALLENGE',
    currency: order.currency,
    email: order.email,
    createdAt: order.createdAt.toISOString(),
    billingAddress: order.billingAddress,
    shipments: order.shipments,
    items: lines.map((line) => ({
      id: line.lineId,
      productId: line.variantId,
      masterId: line.productId,
      upc: line.upc,
      name: line.name,
      qty: line.quantity,
      price: {
        amount: toMajor(line.unitCurrent),
        original: toMajor(line.unitOriginal),
        rowTotal: toMajor(line.rowTotal),
      },
      taxTotal: toMajor(line.tax),
      pageUrl: line.pageUrl,
      image: line.image,
      variants: line.variants,
      shipmentId: line.shipmentId,
      ...(line.recipeId === '' ? {} : { recipeId: line.recipeId }),
      ...(line.isBonus ? { bonus: true } : {}),
      ...(line.location === null ? { isDigitalProduct: true } : {}),
      ...(line.gift === null ? {} : { giftOption: line.gift }),
    })),
    totals: toTotals(order),
    paymentMethod: order.paymentMethod,
    promoSummary: order.promoSummary,
    flash: order.state === 'PLACED' ? [] : challengeFlash(attempt, edition),
  };
}
