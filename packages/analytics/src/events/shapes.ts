type Maybe<Value> = Value | null | undefined;

/** Prices as the services send them, in major units; the ones after discounts are those of the whole row (spec 2 §3). */
export interface PriceShape {
  readonly currency?: Maybe<string>;
  readonly original?: Maybe<number>;
  readonly current?: Maybe<number>;
  /** Of one piece in a cart; `current` of the catalogue. */
  readonly amount?: Maybe<number>;
  readonly highOriginal?: Maybe<number>;
  readonly highCurrent?: Maybe<number>;
  readonly rowTotal?: Maybe<number>;
  readonly proratedPrice?: Maybe<number>;
  readonly priceAfterItemDiscount?: Maybe<number>;
  readonly priceAfterOrderDiscount?: Maybe<number>;
}

/** A colour or a size to choose; `type` is matched without case (spec 2 §3). */
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

/** A product of the catalogue as far as reports tell of it (spec 2 §3). */
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

/** A promotion that a product or a row takes part in (spec 2 §3). */
export interface PromotionShape {
  readonly couponCode?: Maybe<string>;
  readonly promotionId?: Maybe<string>;
  readonly campaignId?: Maybe<string>;
}

/** A row of a cart or an order (spec 2 §3). */
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
  /** That there is one is reported, never what it holds. */
  readonly giftOption?: unknown;
  readonly pdpUrl?: Maybe<string>;
  readonly eyebrow?: ProductShape['eyebrow'];
}

/** A way in which a row can be had; the selected one is reported (spec 2 §3). */
export interface ShippingOptionShape {
  readonly selected?: Maybe<boolean>;
  readonly shippingMethod?: Maybe<{ readonly code?: Maybe<string>; readonly deliveryTime?: Maybe<string> }>;
  readonly storeInfo?: Maybe<{ readonly id?: Maybe<string> }>;
}

/** Totals of a cart or an order, in major units (spec 2 §3). */
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
}

/** A cart as far as reports tell of it (spec 2 §3). */
export interface CartShape {
  readonly currency?: Maybe<string>;
  readonly items?: Maybe<readonly Maybe<LineShape>[]>;
  readonly totals?: Maybe<TotalsShape>;
  readonly couponItems?: Maybe<readonly Maybe<{ readonly code?: Maybe<string> }>[]>;
}

/** An order as far as reports tell of it (spec 2 §3). */
export interface OrderShape extends CartShape {
  readonly orderNumber: string;
  readonly createdAt?: Maybe<string>;
}
