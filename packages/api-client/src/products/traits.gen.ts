// Generated from openapi/ by `npm run codegen`. Do not edit.
import type { ServiceTraits } from '../core/traits.ts';

export const traits: ServiceTraits = {
  name: 'products',
  common: '',
  but: {
    'DELETE /products/v1/notifications/{notificationId}': 't',
    'GET /products/v2/catalog': 'p',
    'GET /products/v2/products/{productId}/details': 'p',
    'GET /products/v2/search/productSearch': 'p',
    'POST /products/v1/looks': 't',
    'POST /products/v1/looks/{lookId}/reports': 't',
    'POST /products/v1/pictures': 't',
    'POST /products/v1/products/{productId}/availability': 'i',
    'POST /products/v1/products/{productId}/deliveryPromise': 'i',
    'POST /products/v1/products/{productId}/review/{answerId}/questions/vote': 't',
    'POST /products/v1/products/{productId}/review/{reviewId}/flag': 't',
    'POST /products/v1/products/{productId}/review/{reviewId}/vote': 't',
    'POST /products/v1/products/{productId}/reviews': 't',
    'POST /products/v1/products/{productId}/reviews/questions': 't',
    'PUT /products/v1/notifications': 't',
  },
};
