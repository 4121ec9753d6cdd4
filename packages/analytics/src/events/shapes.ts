type Maybe<Value> = Value | null | undefined;

/** Prices as the services send them, in major units; discounted ones are per line (spec 2 §3). */
export interface PriceShape {
  readonly currency?: Maybe<string>;
  readonly original?: Maybe<number>;
  readonly current?: Maybe<number>;
  /** Per unit in a cart; `current` in the catalogue. */
  readonly amount?: Maybe<number>;
  readonly highOriginal?: Maybe<number>;
  readonly highCurrent?: Maybe<number>;
  readonly rowTotal?: Maybe<number>;
  readonly proratedPrice?: Maybe<number>;
  readonly priceAfterItemDiscount?: Maybe<number>;
  readonly priceAfterOrderDiscount?: Maybe<number>;
}

/** A colour or size; `type` is matched without case (spec 2 §3). */
export interface AttributeShape {
  readonly type?: Maybe<string>;
  readonly options?: Maybe<
    readonly Maybe<{
      readonly id?: Maybe<string>;
      readonly label?: Maybe<string>;
      readonly defaultColor?: Maybe<boolean>;
      readonly available?: Maybe<boolean>;
    }>[]
  >;
}

/** The fields of made-to-order products (spec 2 §3). */
export interface CustomsShape {
  readonly isCustoms?: Maybe<boolean>;
  readonly dummyCustoms?: Maybe<boolean>;
  readonly customsExternalUrl?: Maybe<string>;
  readonly customsRecipeID?: Maybe<string>;
  readonly recipeId?: Maybe<string>;
  readonly customsCustomizer?: Maybe<string>;
  readonly precreatedCustomsCode?: Maybe<string>;
}

/** The fields of a catalogue product that reports use (spec 2 §3). */
export interface ProductShape extends CustomsShape {
  readonly id: string;
  readonly masterId?: Maybe<string>;
  readonly styleId?: Maybe<string>;
  readonly name: string;
  readonly brand?: Maybe<string>;
  readonly badge?: Maybe<{ readonly label?: Maybe<string> }>;
  readonly eyebrow?: Maybe<{ readonly id?: Maybe<string>; readonly label?: Maybe<string> }>;
  readonly rating?: Maybe<{ readonly score?: Maybe<number>; readonly reviewsCount?: Maybe<number> }>;
  readonly attributes?: Maybe<readonly Maybe<AttributeShape>[]>;
  readonly price?: Maybe<PriceShape>;
  readonly productPromotions?: Maybe<readonly Maybe<PromotionShape>[]>;
  readonly season?: Maybe<string>;
  readonly merchantProductId?: Maybe<string>;
  readonly breadcrumbs?: Maybe<readonly Maybe<{ readonly text?: Maybe<string> }>[]>;
}

/** A promotion of a product or line (spec 2 §3). */
export interface PromotionShape {
  readonly couponCode?: Maybe<string>;
  readonly promotionId?: Maybe<string>;
  readonly campaignId?: Maybe<string>;
}

/** A line of a cart or order (spec 2 §3). */
export interface LineShape extends CustomsShape {
  readonly id?: Maybe<string>;
  readonly productId: string;
  readonly masterId?: Maybe<string>;
  readonly name?: Maybe<string>;
  readonly qty?: Maybe<number>;
  readonly bonus?: Maybe<boolean>;
  readonly price?: Maybe<PriceShape>;
  readonly taxTotal?: Maybe<number>;
  readonly variants?: Maybe<
    readonly Maybe<{ readonly code?: Maybe<string>; readonly value?: Maybe<string> }>[]
  >;
  readonly productPromotions?: Maybe<readonly Maybe<PromotionShape>[]>;
  readonly shippingOptions?: Maybe<readonly Maybe<ShippingOptionShape>[]>;
  /** Only its presence is reported. */
  readonly giftOption?: unknown;
  readonly pdpUrl?: Maybe<string>;
  readonly eyebrow?: ProductShape['eyebrow'];
}

/** A delivery option of a line; the selected one is reported (spec 2 §3). */
export interface ShippingOptionShape {
  readonly selected?: Maybe<boolean>;
  readonly shippingMethod?: Maybe<{ readonly code?: Maybe<string>; readonly deliveryTime?: Maybe<string> }>;
  readonly storeInfo?: Maybe<{ readonly id?: Maybe<string> }>;
}

/** Totals of a cart or order, in major units (spec 2 §3). */
export interface TotalsShape {
  readonly total?: Maybe<number>;
  readonly totalDiscount?: Maybe<number>;
  readonly itemTotal?: Maybe<number>;
  readonly totalWithoutTax?: Maybe<number>;
  readonly shipping?: Maybe<number>;
  readonly tax?: Maybe<number>;
  readonly taxAmount?: Maybe<number>;
  readonly totalDiscountPercentage?: Maybe<number>;
  readonly totalUnits?: Maybe<number>;
  readonly netAmount?: Maybe<number>;
  readonly remainingToPay?: Maybe<number>;
  readonly appliedRewards?: Maybe<number>;
}

/** The fields of a cart that reports use (spec 2 §3). */
export interface CartShape {
  readonly currency?: Maybe<string>;
  readonly items?: Maybe<readonly Maybe<LineShape>[]>;
  readonly totals?: Maybe<TotalsShape>;
  /** Codes that are not `applied` are left out. */
  readonly couponItems?: Maybe<
    readonly Maybe<{ readonly code?: Maybe<string>; readonly applied?: Maybe<boolean> }>[]
  >;
}

/** The fields of an order that reports use (spec 2 §3). */
export interface OrderShape extends CartShape {
  readonly orderNumber: string;
  readonly createdAt?: Maybe<string>;
}
