import {
  createServiceHealth,
  type ClientHooks,
  type RequestContext,
  type ServiceHealth,
  type Session,
} from '@haberdash/api-client';
import { createCartClient, type CartClient } from '@haberdash/api-client/cart';
import { createConsumersClient, type ConsumersClient } from '@haberdash/api-client/consumers';
import { createContentClient, type ContentClient } from '@haberdash/api-client/content';
import { createProductsClient, type ProductsClient } from '@haberdash/api-client/products';
import { createStoresClient, type StoresClient } from '@haberdash/api-client/stores';
import { contract as cartContract } from '@haberdash/api-client/validate/cart';
import { contract as consumersContract } from '@haberdash/api-client/validate/consumers';
import { contract as contentContract } from '@haberdash/api-client/validate/content';
import { contract as productsContract } from '@haberdash/api-client/validate/products';
import { contract as storesContract } from '@haberdash/api-client/validate/stores';
import { contract as wishlistsContract } from '@haberdash/api-client/validate/wishlists';
import { createWishlistsClient, type WishlistsClient } from '@haberdash/api-client/wishlists';
import type { ResponseContract } from '@haberdash/api-client/validate';
import type { SwrCache } from './swr-cache.ts';
import type { Site } from '../sites/sites.ts';
import { checkReads } from './check-reads.ts';
import { exchange } from './exchange.server.ts';
import { cacheReads, type Reader } from './cache-reads.ts';
import type { Interner } from './interner.ts';
import { timeLimitOf } from './time-limits.ts';

/** What answers alike for everyone. */
export interface PublicApis {
  readonly products: ProductsClient;
  readonly content: ContentClient;
  readonly stores: StoresClient;
  readonly wishlists: WishlistsClient;
}

/** Everything, in the name of one shopper. */
export interface Apis extends PublicApis {
  readonly cart: CartClient;
  readonly consumers: ConsumersClient;
}

/** What every call says about the site. */
export const requestContextOf = (
  site: Site,
  correlationId: string,
  clientAddress?: string,
): RequestContext => ({
  locale: site.locale,
  brand: site.brand,
  region: site.region,
  siteId: site.siteId,
  source: 'storefront',
  clientApp: 'haberdash-storefront/0.1.0',
  correlationId,
  ...(clientAddress === undefined ? {} : { forwardedFor: clientAddress }),
});

interface ApiFacts {
  readonly baseUrl: string;
  readonly context: RequestContext;
  readonly health?: ServiceHealth;
  readonly hooks?: ClientHooks;
}

/** Circuits and retry budgets belong to the process, while clients are built again for every request. */
export const serviceHealth = createServiceHealth();

/** What every client does: it gives up in time, and takes no answer that breaks the contract. */
const guards = {
  products: guard(productsContract),
  content: guard(contentContract),
  stores: guard(storesContract),
  wishlists: guard(wishlistsContract),
  cart: guard(cartContract),
  consumers: guard(consumersContract),
} as const;

function guard(contract: ResponseContract) {
  const check = checkReads(contract);
  return <Facts extends ApiFacts>(facts: Facts) => ({
    ...facts,
    timeoutMs: timeLimitOf,
    hooks: { ...facts.hooks, check },
  });
}

interface SharedResponses {
  readonly stored?: SwrCache<unknown> | undefined;
  readonly same?: Interner | undefined;
}

/** Clients without a shopper, whose answers may be shared; each is built when a read first uses it. */
export function createPublicApis(options: ApiFacts, { stored, same }: SharedResponses = {}): PublicApis {
  const { siteId, locale } = options.context;
  const shared = <Client extends Reader>(
    service: 'products' | 'content' | 'stores',
    make: (facts: ApiFacts) => Client,
  ): Client => {
    const scope = `${service} ${siteId} ${locale}`;
    const parse = same?.readerOf(scope);
    const facts = { ...guards[service](options), exchange, ...(parse === undefined ? {} : { parse }) };
    return cacheReads(make(facts), scope, stored);
  };
  return lazily<PublicApis>({
    products: () => shared('products', createProductsClient),
    content: () => shared('content', createContentClient),
    stores: () => shared('stores', createStoresClient),
    // A list of favourites belongs to a person, also where that person shows it to others.
    wishlists: () => createWishlistsClient(guards.wishlists(options)),
  });
}

/** Clients that carry the shopper's token and session id. */
export function createApis(facts: ApiFacts & { readonly session: Session }): Apis {
  return lazily<Apis>({
    products: () => createProductsClient(guards.products(facts)),
    content: () => createContentClient(guards.content(facts)),
    stores: () => createStoresClient(guards.stores(facts)),
    wishlists: () => createWishlistsClient(guards.wishlists(facts)),
    cart: () => createCartClient(guards.cart(facts)),
    consumers: () => createConsumersClient(guards.consumers(facts)),
  });
}

/** Signs in and out: with the session's token only where the contract asks for one, as an employee's sign-in does. */
export const createIdentityClient = (facts: ApiFacts & { readonly session?: Session }): ConsumersClient =>
  createConsumersClient(guards.consumers(facts));

function lazily<T extends object>(makers: { readonly [Name in keyof T]: () => T[Name] }): T {
  const made: Partial<T> = {};
  return new Proxy(made, {
    get(target, name) {
      // The keys of both objects are the same by the type of `makers`.
      const key = name as keyof T;
      return Object.hasOwn(makers, name) ? (target[key] ??= makers[key]()) : undefined;
    },
  }) as T;
}
