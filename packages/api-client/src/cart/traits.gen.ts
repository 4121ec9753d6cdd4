// Generated from openapi/ by `npm run codegen`. Do not edit.
import type { ServiceTraits } from '../core/traits.ts';

export const traits: ServiceTraits = {
  name: 'cart',
  common: ['token'],
  but: {
    'POST /cart/v1/cart/{basketId}/shippingAddress/validation': ['token', 'idempotent'],
    'PUT /cart/v2/checkout/order': ['token', 'idempotent'],
  },
  botActions: {
    'PUT /cart/v2/checkout/order': 'placeOrder',
  },
  timeoutsMs: {
    'PATCH /cart/v2/checkout/order/{orderNumber}': 15000,
    'PUT /cart/v2/checkout/order': 15000,
  },
};
