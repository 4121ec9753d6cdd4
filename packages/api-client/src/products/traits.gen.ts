// Generated from openapi/ by `npm run codegen`. Do not edit.
import type { ServiceTraits } from '../core/traits.ts';

export const traits: ServiceTraits = {
  name: 'products',
  common: [],
  but: {
    'DELETE /products/v1/notifications/{notificationId}': ['token'],
    'GET /products/v2/catalog': ['preview'],
    'GET /products/v2/products/{productId}/details': ['preview'],
    'GET /products/v2/search/productSearch': ['preview'],
    'POST /products/v1/looks': ['token'],
    'POST /products/v1/looks/{lookId}/reports': ['token'],
    'POST /products/v1/pictures': ['token'],
    'POST /products/v1/products/{productId}/availability': ['idempotent'],
    'POST /products/v1/products/{productId}/deliveryPromise': ['idempotent'],
    'POST /products/v1/products/{productId}/review/{answerId}/questions/vote': ['token'],
    'POST /products/v1/products/{productId}/review/{reviewId}/flag': ['token'],
    'POST /products/v1/products/{productId}/review/{reviewId}/vote': ['token'],
    'POST /products/v1/products/{productId}/reviews': ['token'],
    'POST /products/v1/products/{productId}/reviews/questions': ['token'],
    'PUT /products/v1/notifications': ['token'],
  },
  botActions: {},
  timeoutsMs: {},
};
