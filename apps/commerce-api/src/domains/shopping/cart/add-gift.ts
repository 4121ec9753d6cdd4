import type { NewItem } from '@haberdash/api-client/cart';

import { ServiceError } from '../../../platform/errors/service-error.ts';
import { isFetched, type LineDelivery } from '../../catalogue/index.ts';
import type { PricedCart } from './pricing.ts';
import type { SoldVariant } from './products.ts';
import type { CartChange } from './change.ts';

/** A gift joins an existing shipment; one in a store is sent there. */
function deliveryOfGift({ lines, places }: PricedCart): LineDelivery {
  const home: LineDelivery = { delivery: 'home', storeId: '' };
  const rows = lines.map(({ row }) => row);
  if (rows.some(({ delivery }) => delivery === 'home')) return home;
  const fetched = rows.find(({ delivery }) => isFetched(delivery));
  if (fetched === undefined) return home;
  const { delivery, storeId } = fetched;
  if (delivery !== 'pickup') return { delivery, storeId };
  return places.get(storeId)?.takesParcels === true ? { delivery: 'sts', storeId } : home;
}

/** Adds a variant as an earned gift; false where it is to be sold; GWP403 for an unearned gift-only variant. */
export async function addAsGift(
  { cart, carts, price }: CartChange,
  item: Pick<NewItem, 'productId' | 'qty'>,
  product: SoldVariant,
): Promise<boolean> {
  const isOnlyGiven = product.soldAs === 'gift';
  const promotions = await carts.automaticPromotions();
  const isCandidate = promotions.some(({ giftVariantIds }) => giftVariantIds?.includes(item.productId));
  if (!isOnlyGiven && !isCandidate) return false;
  const priced = await price();
  const offer = priced.gifts.offers.find(({ variants }) =>
    variants.some(({ variantId, stock }) => variantId === item.productId && stock > 0),
  );
  if (offer === undefined || item.qty !== 1) {
    if (isOnlyGiven) throw new ServiceError('GWP403', { itemId: item.productId });
    return false;
  }
  const gift = {
    variantId: product.variantId,
    ...deliveryOfGift(priced),
    recipeId: '',
    gift: null,
    giftKey: '',
    customAmount: null,
    bonusPromotionId: offer.promotion.id,
  };
  await carts.putLine(cart, gift, 1);
  return true;
}
