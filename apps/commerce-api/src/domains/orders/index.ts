export { createCheckout } from './checkout/area.ts';
export { createHoldRules } from './placement/holds.ts';
export { createPurchases } from './purchases/area.ts';
