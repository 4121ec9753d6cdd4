export {
  addPaymentInfo,
  addShippingInfo,
  addToCart,
  beginCheckout,
  cartChanges,
  removeFromCart,
  viewCart,
  type LineChange,
  type PlaceOfLine,
} from './events/cart-events.ts';
export { purchase, refund, type PurchaseDetails } from './events/order-events.ts';
export { selectItem, viewItem, viewItemList, type ItemListInput } from './events/list-events.ts';
export type {
  AccountEvent,
  AnalyticsEvent,
  AnalyticsEventName,
  CartTotals,
  CheckoutEvent,
  EventContext,
  ExperienceEvent,
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
export { itemOfLine } from './events/item-of-line.ts';
export { itemOfProduct } from './events/item-of-product.ts';
export { isLowStock, type ItemPlace } from './events/item-parts.ts';
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
  experience,
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
