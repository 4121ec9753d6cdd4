export { applyPending, type PendingChange, type ShownCart, type ShownLine } from './cart/apply-pending.ts';
export {
  DEFAULT_MAX_QTY,
  DEFAULT_QTY,
  parseQuantity,
  quantityChoices,
  type ParsedQuantity,
  type QuantityFault,
} from './cart/quantity.ts';
export { totalDiscountPercentage } from './cart/total-discount-percentage.ts';
export { shippingMethodKind, type ShippingMethodKind } from './delivery/shipping-method-kind.ts';
export { sortDeliveryOptions, type DeliveryOption } from './delivery/sort-delivery-options.ts';
export {
  challengeOf,
  createPlacement,
  type PlacedOrder,
  type Placement,
  type PlacementGateway,
  type PlacementOptions,
} from './placement/placement.ts';
export {
  cartLossOf,
  orderOf,
  CART_RESET_RELOAD_DELAY_MS,
  mayReload,
  RELOAD_GUARD_MS,
  withCart,
  type CartResult,
  type CartCall,
  type CartLoss,
  type LostCart,
} from './recovery/with-cart.ts';
export {
  NO_ANSWER,
  placementErrorOf,
  errorOf,
  errorsOf,
  type CheckoutError,
  type ErrorTarget,
} from './errors/checkout-error.ts';
export {
  checkoutTransitions,
  initialCheckout,
  stepOfError,
  transition,
  type CardChallenge,
  type CheckoutEvent,
  type CheckoutPage,
  type CheckoutState,
  type CheckoutStatus,
  type TransitionTable,
} from './steps/checkout-machine.ts';
export { beginCheckout, type ExpressFacts } from './steps/express.ts';
export { nextStep, stepAllowed, type CheckoutCart } from './steps/next-step.ts';
