// Generated from openapi/ by `npm run codegen`. Do not edit.
import type { ServiceTraits } from '../core/traits.ts';

export const traits: ServiceTraits = {
  name: 'cart',
  common: 't',
  but: {
    'POST /cart/v1/cart/{basketId}/shippingAddress/validation': 'ti',
    'PUT /cart/v2/checkout/order': 'ti',
  },
};
