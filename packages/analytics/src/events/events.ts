import type { AnalyticsItem, AnalyticsPromotion, Ecommerce } from './parts.ts';

/** The page and the shopper's kind at the time of an event; every reported event has them (spec 2 §2, §6). */
export interface EventContext {
  readonly page_type?: string;
  readonly user_segment?: string;
  /** `ECOMM` in a browser, `MAPP` in the web view of the shop's app (spec 1 §7). */
  readonly channel?: string;
}

/** A page was viewed, once per path change (spec 2 §2). */
export interface PageViewEvent {
  readonly event: 'page_view';
  readonly page_type: string;
  /** Path without query and hash, personal data masked. */
  readonly page_path: string;
  readonly page_title?: string;
  readonly locale?: string;
  readonly site_id?: string;
  readonly currency?: string;
  readonly user_segment: string;
  readonly logged_in?: boolean;
  readonly product_code?: string;
  readonly category_id?: string;
}

export interface ItemListEvent {
  readonly event: 'view_item_list' | 'select_item';
  readonly ecommerce: Ecommerce & { readonly item_list_id?: string; readonly item_list_name?: string };
}

/** Totals of a cart or order, in major units (spec 2 §3). */
export interface CartTotals {
  /** Applied coupon codes, separated by commas. */
  readonly coupon?: string;
  readonly tax?: number;
  readonly shipping?: number;
  readonly discount?: number;
  readonly discount_percentage?: number;
  /** With delivery and tax, before other tenders. */
  readonly total?: number;
  readonly total_without_tax?: number;
  readonly remaining_to_pay?: number;
  /** The amount that loyalty rewards pay. */
  readonly applied_rewards?: number;
  readonly total_units?: number;
}

/** Products were viewed, added, removed, or viewed in the cart. */
export interface ItemEvent {
  readonly event: 'view_item' | 'add_to_cart' | 'remove_from_cart';
  readonly ecommerce: Ecommerce;
}

export interface CheckoutEvent {
  readonly event: 'view_cart' | 'begin_checkout' | 'add_shipping_info' | 'add_payment_info';
  readonly ecommerce: Ecommerce & {
    readonly shipping_tier?: string;
    readonly payment_type?: string;
  } & CartTotals;
}

/** An order was placed; once per order, however often its page is shown. */
export interface PurchaseEvent {
  readonly event: 'purchase';
  readonly ecommerce: Ecommerce & {
    readonly transaction_id: string;
    readonly shipping_tier?: string;
    readonly payment_type?: string;
    readonly order_date?: string;
  } & CartTotals;
}

/** An order was cancelled, or a return of some of its items was requested; once per cause. */
export interface RefundEvent {
  readonly event: 'refund';
  readonly ecommerce: Ecommerce & {
    readonly transaction_id: string;
    readonly tax?: number;
    readonly shipping?: number;
    readonly coupon?: string;
    readonly refund_reason: 'cancellation' | 'return';
  };
}

/** A search; personal data in the term are masked. */
export interface SearchEvent {
  readonly event: 'search';
  readonly search_term: string;
  readonly search_results?: number;
}

/** Sign-up, sign-in or newsletter; the method, no personal data. */
export interface AccountEvent {
  readonly event: 'sign_up' | 'login' | 'newsletter';
  readonly method?: string;
  readonly user_segment?: string;
  /** Of a newsletter sign-up: whether the address still has to be confirmed (spec 3 §7). */
  readonly subscription_status?: 'confirmed' | 'pending';
}

/** A promotion of the content service was viewed or selected. */
export interface PromotionEvent {
  readonly event: 'view_promotion' | 'select_promotion';
  readonly ecommerce: AnalyticsPromotion & { readonly items: readonly AnalyticsItem[] };
}

/** A menu was opened or a link chosen; names are the same in every language (spec 3 §4). */
export interface NavigationEvent {
  readonly event: 'navigation';
  readonly navigation_action: 'expand' | 'select';
  readonly navigation_area: string;
  readonly navigation_name: string;
  readonly navigation_id?: string;
}

/** An experience of the content showed what was decided, by the name that its content gives (spec 3 §3). */
export interface ExperienceEvent {
  readonly event: 'experience';
  readonly experience_id: string;
  readonly experience_name: string;
}

/** A pop-up changed its state (spec 3 §4); one with newsletter in its name is a newsletter pop-up. */
export interface PopUpEvent {
  readonly event: 'pop_up';
  readonly pop_up_action: 'show' | 'expand' | 'close' | 'select';
  readonly pop_up_name: string;
  readonly pop_up_kind: 'newsletter' | 'other';
}

/** Every analytics event, discriminated by `event`; names follow GA4. */
export type AnalyticsEvent = EventContext &
  (
    | PageViewEvent
    | ItemListEvent
    | ItemEvent
    | CheckoutEvent
    | PurchaseEvent
    | RefundEvent
    | SearchEvent
    | AccountEvent
    | PromotionEvent
    | NavigationEvent
    | ExperienceEvent
    | PopUpEvent
  );

export type AnalyticsEventName = AnalyticsEvent['event'];
