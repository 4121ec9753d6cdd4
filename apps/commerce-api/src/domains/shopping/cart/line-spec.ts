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

/** A cart line without its quantity. */
export interface LineSpec extends LineIdentity {
  readonly gift: GiftOption | null;
  readonly customAmount: number | null;
}

/** The fields that move to another cart. */
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

/** Input fields of new and changed lines. */
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

/** The favourite store in the query. */
export interface PickupQuery {
  readonly action?: 'pickup' | undefined;
  readonly favStoreId?: string | undefined;
}

export interface LineParts {
  readonly context: Pick<RequestContext, 'country' | 'currency'>;
  readonly places: ReadonlyMap<string, PickupPlace>;
  readonly nowMs: number;
  /** The named design. */
  readonly recipe?: RecipeRow | undefined;
}

type Kind = NonNullable<NewItem['selectedShippingOption']>;

/** The requested delivery: by name or by store; undefined without either. */
export function requestedKind(
  input: Pick<LineInput, 'storeId' | 'selectedShippingOption'>,
  query: PickupQuery | undefined,
): Kind | undefined {
  if (input.selectedShippingOption !== undefined) return input.selectedShippingOption;
  return query?.action === 'pickup' || input.storeId !== undefined ? 'pickup' : undefined;
}

/** The pickup place: the line's, else the favourite store. */
export const requestedPlaceId = (
  input: Pick<LineInput, 'storeId'>,
  query: PickupQuery | undefined,
  current = '',
): string | undefined => input.storeId ?? (current === '' ? query?.favStoreId : current);

const rejectField = (field: string): never => {
  throw new ServiceError('API400', { field });
};

/** A pickup place of the country; STR404 if unknown, ORD518 for a store without parcels. */
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

/** A gift card's value: the chosen one, else its price; null for other products. */
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

/** The recipe of a customisable product; picture and page of the call must match it. */
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

/** Validates a line without its quantity; API400 by field, STR404, PRC400. */
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
