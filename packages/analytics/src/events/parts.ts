/** A product in a report: GA4 fields and the shop's own (spec 2 §3). */
export interface AnalyticsItem {
  readonly item_id: string;
  readonly item_name: string;
  readonly item_brand?: string;
  readonly item_category?: string;
  readonly item_category2?: string;
  readonly item_category3?: string;
  readonly item_category4?: string;
  readonly item_category5?: string;
  /** Chosen colour and size: `Moss / M`. */
  readonly item_variant?: string;
  readonly item_sku?: string;
  readonly item_style?: string;
  /** Address of the product page, without query. */
  readonly item_url?: string;
  readonly item_list_id?: string;
  readonly item_list_name?: string;
  /** Position in the list, from 0. */
  readonly index?: number;
  /** Unit price after discounts, in major units. */
  readonly price?: number;
  /** Discount per unit, in major units. */
  readonly discount?: number;
  readonly quantity?: number;
  readonly coupon?: string;
  readonly promotion_id?: string;
  readonly tax?: number;
  readonly listing_origin?: string;
  readonly discount_tag?: string;
  readonly badge?: string;
  readonly eyebrow?: string;
  readonly low_stock?: boolean;
  readonly available_sizes?: string;
  readonly rating?: number;
  readonly reviews?: number;
  readonly season?: string;
  readonly merchant_product_id?: string;
  readonly is_customs?: boolean;
  readonly recipe_id?: string;
  readonly customs_url?: string;
  readonly customs_customizer?: string;
  readonly precreated_customs_code?: string;
  readonly dummy_customs?: boolean;
  /** True with a gift option; its content is never reported. */
  readonly gift_option?: boolean;
  readonly shipping_method?: string;
  readonly delivery_time?: string;
  readonly store_id?: string;
}

/** A promotion in a report (spec 3 §3, promotionTracking). */
export interface AnalyticsPromotion {
  readonly promotion_id?: string;
  readonly promotion_name?: string;
  readonly creative_name?: string;
  /** Slot on the page: `hero`, `promo-bar`. */
  readonly creative_slot?: string;
}

export interface Ecommerce {
  readonly currency?: string;
  /** Sum of the items after discounts, without delivery and added tax, in major units. */
  readonly value?: number;
  readonly items: readonly AnalyticsItem[];
}
