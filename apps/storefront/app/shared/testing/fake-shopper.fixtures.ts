import type { Cart, CartItem } from '@haberdash/api-client/cart';
import {
  createSession,
  createSignIn,
  tokenRequest,
  type ConsumerFacts,
  type SessionSnapshot,
} from '@haberdash/api-client';
import { createTokenClient } from '@haberdash/api-client/token';
import { createApis, createIdentityClient } from '../api/clients.ts';
import { visitorConsent } from '../consent/visitor-consent.ts';
import { translatorFor } from '../i18n/translator.server.ts';
import type { ShopperSession } from '../session/shopper-session.ts';
import type { PrivateRead } from '../reads/read-types.ts';
import { findSite, type Site } from '../sites/sites.ts';
import { normalizedForm } from '../reads/read-form.ts';

/** Ids that the tests use. */
export const cartId = '3f2f9f3e-7c1b-4a63-9b0e-4d7a1f0a6b11';
export const otherCartId = 'a1f29f3e-7c1b-4a63-9b0e-4d7a1f0a6b22';
export const productId = 'NF10023401';

/** A line as the service sends it. */
export const cartItem = (overrides: Partial<CartItem> = {}): CartItem => ({
  id: 'line-1',
  productId,
  masterId: 'NF100234',
  upc: '4006381333931',
  qty: 2,
  maxQty: 10,
  name: 'Corrie shell',
  price: { amount: 120, original: 120, rowTotal: 240 },
  pageUrl: '/p/corrie-shell-NF100234',
  image: { src: '/images/products/NF100234/moss/front', alt: 'Corrie shell, Moss' },
  variants: [
    { code: 'color', value: 'Moss' },
    { code: 'size', value: 'M' },
  ],
  bonus: false,
  isCustoms: false,
  available: true,
  stock: 'IN_STOCK',
  selectedShippingOption: 'standard',
  shippingOptions: [],
  ...overrides,
});

/** A cart as the service sends it. */
export const cart = (overrides: Partial<Cart> = {}): Cart => ({
  id: cartId,
  totalItems: 2,
  currency: 'GBP',
  totals: {
    itemTotal: 240,
    totalDiscount: 0,
    totalDiscountPercentage: 0,
    shipping: 0,
    taxIncluded: true,
    tax: 40,
    total: 240,
  },
  items: [cartItem()],
  payment_instruments: [],
  shippingMethods: [],
  couponItems: [],
  orderPromotions: [],
  promoSummary: [],
  flash: [],
  customerNotifications: [],
  ...overrides,
});

/** How the service rejects. */
export const formError = (errorId: string, status = 409, detail: Record<string, unknown> = {}) => ({
  status,
  body: {
    errorDetails: [{ errorId, message: 'The service says no.', ...detail }],
    appId: 'test',
    correlationId: 'c',
  },
});

/** One call that a test saw. */
export interface SeenCall {
  readonly call: string;
  readonly query: string;
  readonly body: unknown;
  readonly key: string | undefined;
}

type FakeResponse = { readonly status?: number; readonly body: unknown } | 'no-answer';
/** Answers by call, such as `POST /cart/v1/item`; a list answers one call after the other, its last one for ever. */
export type Responses = Readonly<Record<string, FakeResponse | readonly FakeResponse[]>>;

function fakeFetch(responses: Responses, seen: SeenCall[]): typeof fetch {
  const counts = new Map<string, number>();
  return async (input) => {
    const request = input instanceof Request ? input : new Request(input);
    const { pathname, search: query } = new URL(request.url);
    const call = `${request.method} ${pathname}`;
    const isFile = request.headers.get('content-type') === 'application/octet-stream';
    const text = isFile ? JSON.stringify({ bytes: (await request.bytes()).length }) : await request.text();
    const key = request.headers.get('idempotency-key') ?? undefined;
    seen.push({ call, query, body: text === '' ? undefined : JSON.parse(text), key });
    const given = responses[call];
    if (given === undefined) throw new Error(`nobody answers ${call}`);
    const list = [given].flat();
    const count = counts.get(call) ?? 0;
    counts.set(call, count + 1);
    const response = list[Math.min(count, list.length - 1)];
    if (response === undefined || response === 'no-answer') throw new TypeError('fetch failed');
    return Response.json(response.body, { status: response.status ?? 200 });
  };
}

function siteOf(locale: string): Site {
  const site = findSite(`/${locale}`);
  if (site === undefined) throw new Error(`no site ${locale}`);
  return site;
}

export interface FakeShopperOptions {
  readonly basketId?: string | undefined;
  readonly values?: Readonly<Record<string, string>>;
  /** A shopper who has signed in; without it a guest. */
  readonly consumer?: ConsumerFacts;
  readonly locale?: string;
  readonly path?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly files?: readonly (readonly [name: string, file: File])[];
}

type Facts = Parameters<typeof createIdentityClient>[0] & { readonly fetch: typeof fetch };

function createAccount(facts: Facts) {
  let stored: SessionSnapshot | undefined = {
    accessToken: 'token',
    refreshToken: 'refresh-token-of-a-guest',
    expiresAt: Number.MAX_SAFE_INTEGER,
    usid: 'usid-of-a-guest',
  };
  const tokens = createTokenClient(facts);
  const session = createSession({
    storage: {
      read: () => stored,
      write: (next) => void (stored = next),
      clear: () => void (stored = undefined),
    },
    requestToken: tokenRequest(tokens, Date.now),
    now: Date.now,
    wait: async () => undefined,
  });
  const consumers = createIdentityClient(facts);
  return createSignIn({ session, tokens, consumers, now: Date.now, wait: async () => undefined });
}

/** A shopper whose service is the given answers, with everything that reads and actions are given. */
export function fakeShopper(responses: Responses, options: FakeShopperOptions = {}) {
  const { locale = 'en-gb', path = '/cart', fields = {}, files = [] } = options;
  const seen: SeenCall[] = [];
  const values = new Map(Object.entries(options.values ?? {}));
  let basketId = 'basketId' in options ? options.basketId : cartId;
  const site = siteOf(locale);
  const tokens = { accessToken: async () => 'token', renew: async () => undefined, usid: () => undefined };
  const forget = () => {
    basketId = undefined;
    values.clear();
  };
  const session: ShopperSession = {
    tokens,
    isKnown: () => true,
    consumer: () => options.consumer,
    isAgent: () => false,
    get account() {
      return createAccount(facts);
    },
    basketId: () => basketId,
    setBasketId: (id) => void (basketId = id),
    value: (name) => values.get(name),
    setValue: (name, value) => void (value === undefined ? values.delete(name) : values.set(name, value)),
    forgetValues: forget,
    reset: forget,
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const [name, file] of files) form.append(name, file);
  const url = new URL(`/${locale}${path}`, 'http://shop.test');
  // The clients pass their transport through, so that a test can replace the service.
  const facts = {
    baseUrl: 'http://api.test',
    context: { locale, brand: site.brand, region: site.region, siteId: site.siteId },
    session: tokens,
    fetch: fakeFetch(responses, seen),
    wait: async () => undefined,
  };
  const shopper: PrivateRead & { readonly form: () => Promise<FormData> } = {
    site,
    url,
    pathname: url.pathname,
    params: { locale },
    signal: new AbortController().signal,
    t: translatorFor(site),
    correlationId: 'c-1',
    isDocument: true,
    api: createApis(facts),
    apisIn: ({ locale: other, brand, region, siteId }) =>
      createApis({ ...facts, context: { locale: other, brand, region, siteId } }),
    session,
    visitor: {
      consent: visitorConsent({ region: site.region, cookies: null, hasPrivacySignal: false }),
      hasPrivacySignal: false,
    },
    request: new Request(url),
    form: async () => normalizedForm(form),
  };
  return { shopper, seen, form, values };
}

/** What a redirect leads to, or the answer and its status. */
export async function outcome(
  run: Promise<unknown>,
): Promise<{ to?: string | null; status?: number; data?: unknown }> {
  try {
    const response = await run;
    if (typeof response === 'object' && response !== null && 'data' in response && 'init' in response) {
      const { init } = response;
      const status =
        typeof init === 'object' && init !== null && 'status' in init ? Number(init.status) : 200;
      return { data: response.data, status };
    }
    return { data: response };
  } catch (thrown) {
    if (thrown instanceof Response) return { to: thrown.headers.get('location') };
    throw thrown;
  }
}
