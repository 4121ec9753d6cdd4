import { pageOf } from '../../../../pages/page-of.ts';
import type { PageName } from '../../../../pages/pages.ts';
import { optional } from '../../../../shared/reads/optional.ts';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import type { Placement } from '../../../../shared/reads/recommended-products.ts';
import { readCookie } from '../../../../shared/session/cookies.ts';
import type { RequestedRow } from '../model/requested-row.ts';
import { currentConfig } from './configuration.server.ts';
import { identityOf } from './visitor-identity.server.ts';

const PLACEMENTS: Readonly<Partial<Record<PageName, Placement>>> = {
  home: 'home',
  category: 'category',
  product: 'product',
  cart: 'cart',
};

/** The cookie in which a script of the provider stores its own id of a visitor. */
const PROVIDER_COOKIE = 'mt.v';
const PROVIDER_ID = /^[0-9A-Za-z._-]{1,100}$/;

function providerId(cookies: string | null): { readonly monetateId?: string } {
  const id = readCookie(cookies, PROVIDER_COOKIE);
  return id !== undefined && PROVIDER_ID.test(id) ? { monetateId: id } : {};
}

/** The lines of the visitor's cart as the engine knows them; without a cart in time, none. */
async function readCartLines(read: PrivateRead) {
  const basketId = read.session.basketId();
  if (basketId === undefined) return [];
  const cart = await optional(read, 'cart', (call) =>
    read.api.cart.GET('/cart/v1/cart/{basketId}', { params: { path: { basketId } }, ...call }),
  );
  return (cart?.items ?? []).slice(0, 100).map(({ masterId, productId, qty, price }) => ({
    pid: masterId,
    sku: productId,
    quantity: qty,
    currency: cart?.currency ?? '',
    value: price.rowTotal.toFixed(2),
  }));
}

/** What the decision engine recommends to a visitor; undefined for a new visitor, without a project, and not in time. */
export async function decideRecommendations(read: PrivateRead, { path, ...row }: RequestedRow) {
  const found = await currentConfig();
  if (found === undefined) return undefined;
  const { session, request } = read;
  const identity = identityOf(session, found);
  // Nothing is known of a new visitor, and the private read gives the id.
  if (identity.isNew) return undefined;
  const cartLines = await readCartLines(read);
  const cookies = request.headers.get('cookie');
  const userAgent = request.headers.get('user-agent')?.slice(0, 500);
  return optional(read, 'recommendations', (call) =>
    read.api.products.POST('/products/v1/widgetRecommendations/decision', {
      body: {
        ...row,
        placement: PLACEMENTS[pageOf(path)] ?? 'content',
        visitor: {
          customerId: identity.userId,
          ...providerId(cookies),
          path,
          ...(userAgent ? { userAgent } : {}),
          ...(cartLines.length === 0 ? {} : { cartLines }),
        },
      },
      ...call,
    }),
  );
}
