import type { operations as CartOperations } from '@haberdash/api-client/cart';
import type { operations as ConsumerOperations } from '@haberdash/api-client/consumers';
import type { operations as ContentOperations } from '@haberdash/api-client/content';
import type { operations as FapiOperations } from '@haberdash/api-client/fapi';
import type { operations as ProductOperations } from '@haberdash/api-client/products';
import type { operations as StoreOperations } from '@haberdash/api-client/stores';
import type { operations as TokenOperations } from '@haberdash/api-client/token';
import type { operations as WishlistOperations } from '@haberdash/api-client/wishlists';

type Operations = CartOperations &
  ConsumerOperations &
  ContentOperations &
  FapiOperations &
  ProductOperations &
  StoreOperations &
  TokenOperations &
  WishlistOperations;

export type OperationId = keyof Operations;

type Json<T> = T extends { content: { 'application/json': infer Body } } ? Body : undefined;
type Content<T> = T extends { content: { 'application/pdf': unknown } } ? Buffer : Json<T>;
type Sent<T> = T extends { content: { 'application/octet-stream': unknown } } ? Buffer : Json<T>;
type Given<T> = [T] extends [never] ? undefined : T;
export type PathOf<Id extends OperationId> = Operations[Id]['parameters'] extends { path: infer Path }
  ? Path
  : undefined;
export type QueryOf<Id extends OperationId> = Operations[Id]['parameters'] extends { query?: infer Query }
  ? Given<NonNullable<Query>>
  : undefined;
export type BodyOf<Id extends OperationId> = Operations[Id] extends { requestBody: infer Request }
  ? Sent<Request>
  : undefined;
type SuccessOf<Responses> = Responses extends { 201: infer Created }
  ? Content<Created>
  : Responses extends { 200: infer Ok }
    ? Content<Ok>
    : undefined;

/** Response body of a successful operation. */
export type ResponseOf<Id extends OperationId> = SuccessOf<Operations[Id]['responses']>;
