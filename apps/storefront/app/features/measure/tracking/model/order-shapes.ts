import type { OrderView } from '../../../buy/checkout/index.ts';
import type { OrderShape } from '@haberdash/analytics/events';
import type { Site } from '../../../../shared/sites/sites.ts';
import { pdpUrlOf, variantsOf, withNet } from './cart-shapes.ts';

/** A placed order as reports know it: what was bought, not who bought it. */
export const shapeOfOrder = (order: OrderView, site: Site): OrderShape => ({
  orderNumber: order.orderNumber,
  createdAt: order.createdAt,
  currency: order.currency,
  totals: withNet(order.totals),
  items: order.items.map(({ choices, pageUrl, isGift, delivery, ...item }) => ({
    id: item.id,
    productId: item.productId,
    masterId: item.masterId,
    name: item.name,
    qty: item.qty,
    price: item.price,
    bonus: item.bonus,
    taxTotal: item.taxTotal,
    recipeId: item.recipeId,
    isCustoms: item.recipeId === undefined ? undefined : true,
    variants: variantsOf(choices),
    giftOption: isGift === true ? {} : undefined,
    shippingOptions:
      delivery === undefined
        ? undefined
        : [
            {
              selected: true,
              shippingMethod: { code: delivery.code, deliveryTime: delivery.time },
              storeInfo: { id: delivery.storeId },
            },
          ],
    pdpUrl: pdpUrlOf(pageUrl, site),
  })),
});
