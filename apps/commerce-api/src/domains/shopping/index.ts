export { type Employee, associateReader } from './associates/repository.ts';
export { storeEmployee } from './associates/schema.ts';
export { noteSale, sessionOfOrder } from './associates/store-session.ts';
export { deliveryChoicesOf } from './cart/delivery-choices.ts';
export { adjustmentHandlers } from './cart/handlers/adjustments.ts';
export { couponHandlers } from './cart/handlers/coupons.ts';
export { type CountryRulesOf, deliveryHandlers, deliveryNotYet } from './cart/handlers/delivery.ts';
export { itemHandlers } from './cart/handlers/items.ts';
export { mergeWaitingCarts, currentCartOf, moveExpressCarts, moveGuestCart } from './cart/merge.ts';
export { cartMessages } from './cart/messages.ts';
export { cartObjects } from './cart/objects.ts';
export type { PlacementLock } from './cart/placement-lock.ts';
export { type PricedCart, type PricedLine, priceCart } from './cart/pricing.ts';
export { coupon, couponUse, promotion } from './cart/promotion-schema.ts';
export type { RoleReduction } from './cart/reductions.ts';
export { type CartRow, cartReader, cartRepository } from './cart/repository.ts';
export { stockReservation } from './cart/reservation-schema.ts';
export { type Reservation, reservations } from './cart/reservations.ts';
export { checkAddress } from './cart/rules/address.ts';
export { allowedQuantity } from './cart/rules/quantity.ts';
export { taxRuleOf } from './cart/rules/tax.ts';
export { cart, cartLine, paymentSession } from './cart/schema.ts';
export { type CartService, createCartService } from './cart/service.ts';
export { isSentToAddress, toShipmentStore } from './cart/shipment-view.ts';
export type { PricedShipment } from './cart/shipments.ts';
export { imageOf, variationsOf } from './cart/variations.ts';
export { toFlash, toPromoSummary, toTotals } from './cart/view.ts';
export { wishlistsArea } from './favourites/area.ts';
export { favouritesOf, moveGuestFavourites } from './favourites/merge.ts';
export { favouriteItem, favouriteList } from './favourites/schema.ts';
export { loyaltyArea } from './loyalty/area.ts';
export { type EarningOrder, promisePoints, settlePoints, revokePoints } from './loyalty/earning.ts';
export { pointsOfOrder } from './loyalty/order-points.ts';
export { vouchersOf } from './loyalty/rules.ts';
export { savedItemsArea } from './saved-items/area.ts';
export { moveGuestSaved, savedListOf } from './saved-items/lists.ts';
export { savedItem, savedList } from './saved-items/schema.ts';
export { tenderMessages } from './tenders/messages.ts';
export {
  type NewTender,
  type Payer,
  type TenderRow,
  tenderReader,
  tenderRepository,
} from './tenders/repository.ts';
export { allocate } from './tenders/rules/allocate.ts';
export {
  MAX_GIFT_CARDS,
  MAX_REWARDS,
  POINTS_STEP,
  type RestMethod,
  type TenderMethod,
  isRest,
  isReward,
} from './tenders/rules/methods.ts';
export { hasEnded, savedReader } from './tenders/saved-instruments.ts';
export { type PricedTender, type PricedTenders, balanceOf, openAmount } from './tenders/tenders.ts';
