import {
  createServiceHealth,
  type RequestContext,
  type ServiceHealth,
  type Session,
} from '@haberdash/api-client';
import { createCartClient, type CartClient } from '@haberdash/api-client/cart';
import { createConsumersClient, type ConsumersClient } from '@haberdash/api-client/consumers';
import { createContentClient, type ContentClient } from '@haberdash/api-client/content';
import { createProductsClient, type ProductsClient } from '@haberdash/api-client/products';
import { createStoresClient, type StoresClient } from '@haberdash/api-client/stores';
import { createWishlistsClient, type WishlistsClient } from '@haberdash/api-client/wishlists';
import type { KeptAnswers } from '../content/kept.ts';
import type { Site } from '../sites/sites.ts';
import { exchange } from './exchange.server.ts';
import { keepReads, type Reader } from './keep-reads.ts';
import type { SameAnswers } from './same-answers.ts';

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
export const requestContextOf = (site: Site, correlationId: string): RequestContext => ({
  locale: site.locale,
  brand: site.brand,
  region: site.region,
  siteId: site.siteId,
  source: 'storefront',
  clientApp: 'haberdash-storefront/0.1.0',
  correlationId,
});

interface ApiFacts {
  readonly baseUrl: string;
  readonly context: RequestContext;
  readonly health?: ServiceHealth;
}

/** Circuits and retry budgets belong to the process, while clients are built anew for every request. */
export const serviceHealth = createServiceHealth();

/** A placement waits for the payment party, up to 10 s in the service; 5 s would tell a shopper who has paid that it failed. */
const PLACEMENT_TIMEOUT_MS = 15_000;
const CALL_TIMEOUT_MS = 5_000;
const timeoutMs = (operation: string): number =>
  operation.includes('/checkout/order') ? PLACEMENT_TIMEOUT_MS : CALL_TIMEOUT_MS;

interface SharedAnswers {
  /** Answers that are given again for a moment. */
  readonly kept?: KeptAnswers<unknown> | undefined;
  /** Answers that are asked for, and are the same object while they say the same. */
  readonly same?: SameAnswers | undefined;
}

/** Clients without a shopper, whose answers may be shared; each is built when a read first uses it. */
export function createPublicApis(options: ApiFacts, { kept, same }: SharedAnswers = {}): PublicApis {
  const { siteId, locale } = options.context;
  const shared = <Client extends Reader>(service: string, make: (facts: ApiFacts) => Client): Client => {
    const scope = `${service} ${siteId} ${locale}`;
    const parse = same?.readerOf(scope);
    const facts = { ...options, exchange, ...(parse === undefined ? {} : { parse }) };
    return keepReads(make(facts), scope, kept);
  };
  return lazily<PublicApis>({
    products: () => shared('products', createProductsClient),
    content: () => shared('content', createContentClient),
    stores: () => shared('stores', createStoresClient),
    // A list of favourites belongs to a person, also where that person shows it to others.
    wishlists: () => createWishlistsClient(options),
  });
}

/** Clients that carry the shopper's token and session id. */
export function createApis(facts: ApiFacts & { readonly session: Session }): Apis {
  return lazily<Apis>({
    products: () => createProductsClient(facts),
    content: () => createContentClient(facts),
    stores: () => createStoresClient(facts),
    wishlists: () => createWishlistsClient(facts),
    cart: () => createCartClient({ timeoutMs, ...facts }),
    consumers: () => createConsumersClient(facts),
  });
}

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
