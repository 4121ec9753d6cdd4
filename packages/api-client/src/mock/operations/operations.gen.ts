// Generated from openapi/ by `npm run codegen`. Do not edit.
import type { MockOperation } from '../mock-operation.ts';
import { cart, type CartOperationId } from './cart.gen.ts';
import { consumers, type ConsumersOperationId } from './consumers.gen.ts';
import { content, type ContentOperationId } from './content.gen.ts';
import { decision, type DecisionOperationId } from './decision.gen.ts';
import { experimentation, type ExperimentationOperationId } from './experimentation.gen.ts';
import { fapi, type FapiOperationId } from './fapi.gen.ts';
import { gallery, type GalleryOperationId } from './gallery.gen.ts';
import { products, type ProductsOperationId } from './products.gen.ts';
import { stores, type StoresOperationId } from './stores.gen.ts';
import { token, type TokenOperationId } from './token.gen.ts';
import { wishlists, type WishlistsOperationId } from './wishlists.gen.ts';

export type OperationId =
  | CartOperationId
  | ConsumersOperationId
  | ContentOperationId
  | DecisionOperationId
  | ExperimentationOperationId
  | FapiOperationId
  | GalleryOperationId
  | ProductsOperationId
  | StoresOperationId
  | TokenOperationId
  | WishlistsOperationId;

export const operations: readonly MockOperation<OperationId>[] = [
  ...cart,
  ...consumers,
  ...content,
  ...decision,
  ...experimentation,
  ...fapi,
  ...gallery,
  ...products,
  ...stores,
  ...token,
  ...wishlists,
];
