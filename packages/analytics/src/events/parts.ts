/** What a report says of one product: the field's names, and the shop's own facts beside them (spec 2 §3). */
export interface AnalyticsItem {
  readonly item_id: string;
  readonly item_name: string;
  readonly item_brand?: string;
  readonly item_category?: string;
  readonly item_category2?: string;
  readonly item_category3?: string;
  readonly item_category4?: string;
  readonly item_category5?: string;
  /** Colour and size, as they were chosen: `Moss / M`. */
  readonly item_variant?: string;
  readonly item_sku?: string;
  readonly item_style?: string;
  /** Address of the product's page, without its query. */
  readonly item_url?: string;
  readonly item_list_id?: string;
  readonly item_list_name?: string;
  /** Position in the list, counted from 0. */
  readonly index?: number;
  /** Price of one piece after discounts, in major units. */
  readonly price?: number;
  /** Saving on one piece, in major units. */
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
  /** A gift option was chosen; to whom and with which words is nobody's business. */
  readonly gift_option?: boolean;
  readonly shipping_method?: string;
  readonly delivery_time?: string;
  readonly store_id?: string;
}

/** What a report says of one promotion (spec 3 §3, promotionTracking). */
export interface AnalyticsPromotion {
  readonly promotion_id?: string;
  readonly promotion_name?: string;
  readonly creative_name?: string;
  /** Where on the page: `hero`, `promo-bar`. */
  readonly creative_slot?: string;
}

/** The money and the products of an event. */
export interface Ecommerce {
  readonly currency?: string;
  /** Sum of what the items cost after discounts, without delivery and added tax, in major units. */
  readonly value?: number;
  readonly items: readonly AnalyticsItem[];
}
