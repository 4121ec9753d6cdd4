// What other features may use of this one.
export { readLastOrder, storeLastOrder } from './model/last-order.ts';
export { BagLink } from './components/BagLink.tsx';
export { CartNotices } from './components/CartNotices.tsx';
export { LazyMiniCart } from './components/LazyMiniCart.tsx';
export { useAddToBag } from './components/use-add-to-bag.ts';
export { OrderTotals } from './components/OrderTotals.tsx';
export { CheckingPayment } from './components/PaymentPending.tsx';
export { PromoCode } from './components/PromoCode.tsx';
export { PromotionSummary } from './components/PromotionSummary.tsx';
export type { CartAnswer } from './model/cart-answer.ts';
export { type CartView, isPaymentPending, shippingAddressOf, toCartView } from './model/cart-view.ts';
export type { LineView } from './model/line-view.ts';
export { ADD_TO_BAG } from './model/fetcher-keys.ts';
export { checkingPath, isOrderNumber, orderPath } from './model/order-path.ts';
export { WalletLink } from './components/WalletLink.tsx';
export { SHORT_OF_STOCK } from './model/short-of-stock.ts';
export type { PageCart } from './server/cart-calls.server.ts';
export { type CartSnapshot, type SentLine, useSetCart } from './state/cart.ts';
