import type { GiftOption, NewItem } from '@haberdash/api-client/cart';

import { ServiceError } from '../../../platform/errors/service-error.ts';
import type { RequestContext } from '../../../platform/context/request-context.ts';
import { marketOf } from '../../../shared/countries/table.ts';
import { toMinor } from '../../../shared/money.ts';
import {
  type RecipeRow,
  isFetched,
  type FetchedKind,
  type LineDelivery,
  type PickupPlace,
} from '../../catalogue/index.ts';
import type { SoldVariant } from './products.ts';
import { isPictureOf, isUnderPage } from './rules/own-links.ts';
import { isGiftCardWorth, checkGiftCard, checkGoodsGift } from './rules/gift.ts';
import { giftKeyOf, type LineIdentity } from './rules/line-identity.ts';

/** A line as it will stand in a cart, without its quantity. */
export interface LineSpec extends LineIdentity {
  readonly gift: GiftOption | null;
  readonly customAmount: number | null;
}

/** What of a line another cart gets with it. */
export const specOf = ({
  variantId,
  delivery,
  storeId,
  recipeId,
  gift,
  giftKey,
  customAmount,
  bonusPromotionId,
}: LineSpec): LineSpec => ({
  variantId,
  delivery,
  storeId,
  recipeId,
  gift,
  giftKey,
  customAmount,
  bonusPromotionId,
});

/** What a call says of a line; the same for new ones and for those that change. */
export type LineInput = Pick<
  NewItem,
  | 'productId'
  | 'storeId'
  | 'selectedShippingOption'
  | 'giftOption'
  | 'customAmount'
  | 'recipeId'
  | 'precreatedCustomsCode'
  | 'productImageURL'
  | 'pdpUrl'
>;

/** The query of a call that may mean another store than the one of its lines. */
export interface PickupQuery {
  readonly action?: 'pickup' | undefined;
  readonly favStoreId?: string | undefined;
}

/** What lines are judged with. */
export interface LineParts {
  readonly context: Pick<RequestContext, 'country' | 'currency'>;
  readonly places: ReadonlyMap<string, PickupPlace>;
  readonly nowMs: number;
  /** The design that a call names, of a product that is made to order. */
  readonly recipe?: RecipeRow | undefined;
}

type Kind = NonNullable<NewItem['selectedShippingOption']>;

/** How a call wants goods to be delivered: by its own word, or by the store that it names; none where it says nothing. */
export function requestedKind(
  input: Pick<LineInput, 'storeId' | 'selectedShippingOption'>,
  query: PickupQuery | undefined,
): Kind | undefined {
  if (input.selectedShippingOption !== undefined) return input.selectedShippingOption;
  return query?.action === 'pickup' || input.storeId !== undefined ? 'pickup' : undefined;
}

/** The place that a line is fetched from: that of the line, else the favourite store. */
export const requestedPlaceId = (
  input: Pick<LineInput, 'storeId'>,
  query: PickupQuery | undefined,
  current = '',
): string | undefined => input.storeId ?? (current === '' ? query?.favStoreId : current);

const rejectField = (field: string): never => {
  throw new ServiceError('API400', { field });
};

/** A place of the site's country that a kind can be fetched from, or STR404; a store may take no parcels (ORD518). */
function placeOf(kind: FetchedKind, id: string | undefined, { places, context }: LineParts): PickupPlace {
  if (id === undefined) return rejectField('storeId');
  const place = places.get(id);
  const placeType = kind === 'pudo' ? 'point' : 'store';
  if (place?.kind !== placeType || place.countryCode !== context.country)
    throw new ServiceError('STR404', { field: 'storeId' });
  return place;
}

function deliveryOf(
  product: SoldVariant,
  input: LineInput,
  kind: Kind | undefined,
  placeId: string | undefined,
  parts: LineParts,
): LineDelivery {
  const only =
    product.soldAs === 'gift-card' ? 'digital' : product.soldAs === 'custom' ? 'customs' : undefined;
  if (only !== undefined) {
    if (input.storeId !== undefined) return rejectField('storeId');
    if (kind !== undefined) return rejectField('selectedShippingOption');
    return { delivery: only, storeId: '' };
  }
  if (kind === undefined || !isFetched(kind)) {
    if (input.storeId !== undefined) return rejectField('storeId');
    return { delivery: 'home', storeId: '' };
  }
  const place = placeOf(kind, placeId, parts);
  if (kind === 'sts' && !place.takesParcels) throw new ServiceError('STR404', { field: 'storeId' });
  return { delivery: kind, storeId: place.id };
}

/** What a gift card is worth: what the shopper says, else its price; nothing else has a worth that a shopper names. */
function worthOf(product: SoldVariant, input: LineInput, { context }: LineParts): number | null {
  const { customAmount } = input;
  if (product.soldAs !== 'gift-card') {
    if (customAmount !== undefined) throw new ServiceError('PRC400', { itemId: product.variantId });
    return null;
  }
  const worth = customAmount === undefined ? product.current : toMinor(customAmount);
  if (!isGiftCardWorth(worth, context.currency))
    throw new ServiceError('PRC400', { itemId: product.variantId, field: 'customAmount' });
  return worth;
}

function giftOf(product: SoldVariant, option: GiftOption, { context, nowMs }: LineParts): GiftOption | null {
  const timeZone = marketOf(context.country)?.delivery.timeZone ?? 'UTC';
  const verdict =
    product.soldAs === 'gift-card' ? checkGiftCard(option, timeZone, nowMs) : checkGoodsGift(option);
  return verdict.ok ? verdict.gift : rejectField(`giftOption.${verdict.field}`);
}

/**
 * The recipe of a product that is made to order, which needs one of its own; nothing else has any. What a call says of
 * its picture and its page has to be what the line will show.
 */
function recipeOf(product: SoldVariant, input: LineInput, { recipe }: LineParts): string {
  const { recipeId, precreatedCustomsCode, productImageURL, pdpUrl } = input;
  if (product.soldAs !== 'custom') {
    if (recipeId !== undefined) return rejectField('recipeId');
    if (precreatedCustomsCode !== undefined) return rejectField('precreatedCustomsCode');
  } else if (recipe === undefined || recipe.productId !== product.productId) return rejectField('recipeId');
  else if (precreatedCustomsCode !== undefined && recipe.code !== precreatedCustomsCode)
    return rejectField('precreatedCustomsCode');
  if (pdpUrl !== undefined && !isUnderPage(product.pageUrl, pdpUrl)) return rejectField('pdpUrl');
  if (productImageURL !== undefined && !isPictureOf(product, recipe, productImageURL))
    return rejectField('productImageURL');
  return recipe?.id ?? '';
}

/**
 * The line that a call means, judged but for its quantity: how it is delivered, given and paid for.
 * @throws ServiceError API400 by field, STR404, PRC400
 */
export function lineSpecOf(
  product: SoldVariant,
  input: LineInput,
  delivery: { readonly kind: Kind | undefined; readonly placeId: string | undefined },
  parts: LineParts,
): LineSpec {
  const gift = giftOf(product, input.giftOption ?? {}, parts);
  const customAmount = worthOf(product, input, parts);
  return {
    variantId: product.variantId,
    ...deliveryOf(product, input, delivery.kind, delivery.placeId, parts),
    recipeId: recipeOf(product, input, parts),
    gift,
    giftKey: giftKeyOf(gift, customAmount),
    customAmount,
    bonusPromotionId: '',
  };
}
