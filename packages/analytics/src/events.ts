export {
  addPaymentInfo,
  addShippingInfo,
  addToCart,
  beginCheckout,
  cartChanges,
  purchase,
  refund,
  removeFromCart,
  selectItem,
  viewCart,
  viewItem,
  viewItemList,
  type ItemListInput,
  type LineChange,
  type PlaceOfLine,
  type PurchaseDetails,
} from './events/commerce-events.ts';
export type {
  AccountEvent,
  AnalyticsEvent,
  AnalyticsEventName,
  CartTotals,
  CheckoutEvent,
  EventContext,
  ItemEvent,
  ItemListEvent,
  NavigationEvent,
  PageViewEvent,
  PopUpEvent,
  PromotionEvent,
  PurchaseEvent,
  RefundEvent,
  SearchEvent,
} from './events/events.ts';
export { isLowStock, itemOfLine, itemOfProduct, type ItemPlace } from './events/items.ts';
export type { AnalyticsItem, AnalyticsPromotion, Ecommerce } from './events/parts.ts';
export { MAX_ITEMS } from './events/read.ts';
export type {
  AttributeShape,
  CartShape,
  CustomsShape,
  LineShape,
  OrderShape,
  PriceShape,
  ProductShape,
  PromotionShape,
  ShippingOptionShape,
  TotalsShape,
} from './events/shapes.ts';
export {
  login,
  navigation,
  newsletter,
  pageView,
  popUp,
  search,
  selectPromotion,
  signUp,
  viewPromotion,
  type NavigationInput,
  type PageInput,
  type PromotionInput,
} from './events/shop-events.ts';
export { createCauses, MAX_CAUSES, type Causes, type CauseStorage } from './queue/causes.ts';
export {
  createEventQueue,
  MAX_WAITING,
  type EventCause,
  type EventQueue,
  type EventQueueOptions,
  type QueueConsent,
} from './queue/event-queue.ts';
export type { WebStorage } from './queue/web-storage.ts';
