import type { ListingOrigin } from '../listing-origin.ts';
import { amountOf, countOf, entriesOf, flagOf, idOf, textOf } from './read.ts';

import type { CustomsShape, ProductShape } from './shapes.ts';

/** The position of a product and its listing origin. */
export interface ItemPlace {
  readonly listId?: string | undefined;
  readonly listName?: string | undefined;
  /** Position in the list, from 0. */
  readonly index?: number | undefined;
  readonly origin?: ListingOrigin | undefined;
  /** The chosen colour; without it the default colour is reported. */
  readonly color?: string | undefined;
  readonly size?: string | undefined;
  readonly sku?: string | undefined;
  readonly quantity?: number | undefined;
  /** The relative PDP URL feature of the site (spec 2 §2). */
  readonly hasRelativeUrls?: boolean | undefined;
}

const LOW_STOCK = /^low[ _-]?stock$/i;

/** True for an eyebrow whose id marks low stock (spec 2 §3), whatever separates its words. */
export function isLowStock(eyebrow: ProductShape['eyebrow']): boolean {
  return typeof eyebrow?.id === 'string' && LOW_STOCK.test(eyebrow.id.trim());
}

export const variantOf = (...parts: readonly (string | undefined)[]): string | undefined =>
  parts.filter((part) => part !== undefined).join(' / ') || undefined;

/** An address without its query, which may contain personal data. */
export const addressOf = (url: unknown): string | undefined =>
  typeof url === 'string' ? idOf(url.replace(/[?#].*$/s, '')) : undefined;

export const customsOf = (from: CustomsShape) => ({
  is_customs: flagOf(from.isCustoms),
  dummy_customs: flagOf(from.dummyCustoms),
  customs_url: addressOf(from.customsExternalUrl),
  recipe_id: idOf(from.recipeId) ?? idOf(from.customsRecipeID),
  customs_customizer: textOf(from.customsCustomizer),
  precreated_customs_code: idOf(from.precreatedCustomsCode),
});

export const promotionOf = (promotions: ProductShape['productPromotions']) => {
  const all = entriesOf(promotions);
  return {
    coupon: all.map(({ couponCode }) => idOf(couponCode)).find((code) => code !== undefined),
    promotion_id: all
      .map(({ promotionId, campaignId }) => idOf(promotionId) ?? idOf(campaignId))
      .find((id) => id !== undefined),
  };
};

export const savingOf = (price: number | undefined, original: number | undefined): number | undefined =>
  price !== undefined && original !== undefined && original > price ? amountOf(original - price) : undefined;

export const placeOf = ({ listId, listName, index, origin }: ItemPlace) => ({
  item_list_id: idOf(listId),
  item_list_name: textOf(listName),
  index: countOf(index),
  listing_origin: textOf(origin),
});
