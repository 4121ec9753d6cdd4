import { randomUUID } from 'node:crypto';
import type { Address, Cart, Order } from '@haberdash/api-client/cart';
import type { BookAddressInput } from '@haberdash/api-client/consumers';
import { parseTrustedProxies } from '@haberdash/api-client/forwarded';
import type { FastifyBaseLogger, FastifyInstance, LightMyRequestResponse } from 'fastify';

import type { Services } from '../platform/operations/area.ts';
import { bindAreas, type BoundArea } from '../platform/operations/bind-areas.ts';
import { createApp } from '../platform/app/app.ts';
import { createCheckout, type Checkout, type CheckoutOptions } from '../domains/orders/checkout/area.ts';
import { readConfig, type Config } from '../platform/config/config.ts';
import { schemaProblem } from '../platform/db/schema-version.ts';
import type { Shopper } from '../platform/context/request-context.ts';
import type { LogTarget } from '../platform/http/logging.ts';
import type { Limits } from '../platform/limits/budgets.ts';
import { createCallLimits } from '../platform/limits/call-limits.ts';
import { createClientOf } from '../platform/limits/client.ts';
import { createCardKeys } from '../domains/ledger/orders/shopper-email.ts';
import { createHoldRules } from '../domains/orders/placement/holds.ts';
import { healthArea } from '../domains/operations/health/area.ts';
import { withIdempotencyKeys } from '../platform/idempotency/keyed-handlers.ts';
import type { Mail } from '../providers/mail/provider.ts';
import type { Providers } from '../providers/providers.ts';
import type { CheckedProvider } from '../providers/provider-checks.ts';
import type { TextMessage } from '../providers/sms/provider.ts';
import { sandboxAddressCheck } from '@haberdash/demo-providers/sandbox-address-check.ts';
import { createAuthenticate } from '../domains/customers/token/authenticate.ts';
import { eventsArea } from '../domains/content/events/area.ts';
import { consumersArea } from '../domains/customers/consumers/area.ts';
import { signAccessToken } from '../domains/customers/token/access-token.ts';
import { identityArea, type IdentityOptions } from '../domains/accounts/identity/area.ts';
import { passkeysArea } from '../domains/accounts/passkeys/area.ts';
import { rulesOf } from '../shared/countries/address-rules.ts';
import { createReviews } from '../domains/community/reviews/area.ts';
import { createStockNotifications } from '../domains/catalogue/stock-notifications/area.ts';
import { customisationArea } from '../domains/catalogue/customisation/area.ts';
import { contactArea } from '../domains/community/contact/area.ts';
import { createPurchases } from '../domains/orders/purchases/area.ts';
import { privacyArea } from '../domains/privacy/privacy/area.ts';
import { savedItemsArea } from '../domains/shopping/saved-items/area.ts';
import { loyaltyArea } from '../domains/shopping/loyalty/area.ts';
import { uploadsArea } from '../domains/community/uploads/area.ts';
import { walletArea } from '../domains/accounts/wallet/area.ts';
import { wishlistsArea } from '../domains/shopping/favourites/area.ts';
import { addEmployee, addPerson, type EmployeeParts, type PersonParts } from './people.fixtures.ts';
import type { TestDatabase } from './database.ts';
import { createGallery } from '../domains/community/gallery/area.ts';
import { createLooks } from '../domains/community/gallery/looks.ts';
import { createListings } from '../domains/catalogue/listing/listings.ts';
import { fakeRecommender } from './fake-recommender.ts';
import { fakeGallery } from './fake-gallery.ts';
import { fakeEditors, fakeTranslator, type FakeEditors } from './fake-editors.ts';
import { fakeFulfilment, type FakeFulfilment } from './fake-fulfilment.ts';
import { fakeGiftCards, type FakeGiftCards } from './fake-gift-cards.ts';
import { fakeVault, type FakeVault } from './fake-wallet-providers.ts';
import { fakeSupport } from './fake-support.ts';
import { fakeCustomiser, type FakeCustomiser } from './fake-customiser.ts';
import { fakeFraudCheck, type FakeFraudCheck } from './fake-fraud-check.ts';
import { fakeGateway, type FakeGateway } from './fake-gateway.ts';

const SECRET = 'a-secret-of-the-tests-that-is-long-enough';

export const usSite = { locale: 'en-us', brand: 'northfell', region: 'NORA', siteid: 'NF-US' } as const;
/** Headers of the French site. */
export const frSite = { locale: 'fr-fr', brand: 'northfell', region: 'EMEA', siteid: 'NF-FR' } as const;

export const usAddress = (overrides: Partial<Address> = {}): Address => ({
  firstName: 'Ann',
  lastName: 'Lee',
  addressLine1: '1 Main Street',
  city: 'Portland',
  province: 'OR',
  postalCode: '97201',
  countryCode: 'US',
  phone: '5035550123',
  email: 'ann@example.org',
  ...overrides,
});

/** A valid shipping address for the address book. */
export const bookAddress = (overrides: Partial<BookAddressInput> = {}): BookAddressInput => ({
  ...usAddress(),
  approachType: 'S',
  ...overrides,
});

/** A manual clock. */
export interface TestClock {
  now(): number;
  advance(ms: number): void;
}

/** A clock that stays at a fixed time until it is advanced. */
export function testClock(start = Date.parse('2026-06-01T12:00:00Z')): TestClock {
  let now = start;
  return { now: () => now, advance: (ms) => void (now += ms) };
}

export interface Reply<T> {
  readonly status: number;
  readonly body: T;
  readonly errorIds: readonly string[];
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

const toReply = <T>(response: LightMyRequestResponse): Reply<T> => {
  // Tests read other content from the response.
  if (response.headers['content-type']?.toString().startsWith('application/pdf') === true)
    return { status: response.statusCode, body: response.rawPayload as T, errorIds: [] };
  const body = response.json<T & { errorDetails?: { errorId: string }[] }>();
  return {
    status: response.statusCode,
    body,
    errorIds: body.errorDetails?.map(({ errorId }) => errorId) ?? [],
  };
};

export class TestShopper {
  readonly #app: FastifyInstance;
  readonly #token: string;
  readonly #site: Record<string, string>;

  constructor(app: FastifyInstance, token: string, site: Record<string, string>) {
    this.#app = app;
    this.#token = token;
    this.#site = site;
  }

  get authorization(): string {
    return `Bearer ${this.#token}`;
  }

  /** The session id of the token. */
  get usid(): string {
    const payload: unknown = JSON.parse(Buffer.from(this.#token.split('.')[1] ?? '', 'base64url').toString());
    return typeof payload === 'object' && payload !== null && 'usid' in payload ? String(payload.usid) : '';
  }

  async call<T = Record<string, unknown>>(
    method: Method,
    url: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Reply<T>> {
    const response = await this.#app.inject({
      method,
      url,
      headers: { ...this.#site, ...headers, authorization: `Bearer ${this.#token}` },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    return toReply<T>(response);
  }

  async newCart(...items: readonly (readonly [variantId: string, qty: number])[]): Promise<string> {
    const { body } = await this.call<{ id: string }>('POST', '/cart/v1/cart', {});
    const lines = items.map(([productId, qty]) => ({ cartId: body.id, productId, qty }));
    if (lines.length > 0) {
      const added = await this.call('POST', '/cart/v1/item', lines);
      if (added.status !== 200) throw new TypeError(`the test's cart was rejected: ${added.errorIds.join()}`);
    }
    return body.id;
  }

  /** A cart with addresses, ready for payment. */
  async readyCart(...items: readonly (readonly [variantId: string, qty: number])[]): Promise<string> {
    return this.#address(await this.newCart(...items));
  }

  /** An express cart, ready for payment; a shopper may have several. */
  async readyExpress([productId, qty]: readonly [variantId: string, qty: number]): Promise<string> {
    const { body } = await this.call<Cart>('POST', '/cart/v1/cartWithItem', [{ productId, qty }]);
    return this.#address(body.id);
  }

  async #address(cartId: string): Promise<string> {
    const shipped = await this.call('POST', `/cart/v2/cart/${cartId}/shippingAddress`, {
      addresses: [usAddress()],
    });
    const billed = await this.call('POST', `/cart/v1/cart/${cartId}/billingAddress`, usAddress());
    if (shipped.status !== 200 || billed.status !== 200) {
      throw new TypeError(`the test's address was rejected: ${JSON.stringify([shipped.body, billed.body])}`);
    }
    return cartId;
  }

  async openSession(cartId: string, method = 'CREDIT_CARD'): Promise<string> {
    const query = `referer=${encodeURIComponent('https://shop.test')}&paymentMethodId=${method}&basketId=${cartId}`;
    const { body } = await this.call<{ sessionID: string }>('GET', `/cart/v1/paymentSession?${query}`);
    return body.sessionID;
  }

  place(cartId: string, sessionID: string, rest: object = {}): Promise<Reply<Order>> {
    return this.call<Order>('PUT', '/cart/v2/checkout/order', {
      cartId,
      paymentMethod: { code: 'CREDIT_CARD', additionalData: { sessionID } },
      recaptcha_response: 'human',
      ...rest,
    });
  }

  answerChallenge(orderNumber: string, sessionID: string, threeDS2Result: string): Promise<Reply<Order>> {
    return this.call<Order>('PATCH', `/cart/v2/checkout/order/${orderNumber}`, {
      paymentMethod: { code: 'CREDIT_CARD', additionalData: { sessionID, threeDS2Result } },
    });
  }

  cart(cartId: string, query = ''): Promise<Reply<Cart>> {
    return this.call<Cart>('GET', `/cart/v1/cart/${cartId}${query}`);
  }
}

/** Default fakes; the captcha accepts `human`. */
const fakeProviders: Pick<
  Providers,
  'addressCheck' | 'assortment' | 'captcha' | 'gallery' | 'recommender' | 'support' | 'translator'
> = {
  assortment: { changes: async () => [] },
  addressCheck: sandboxAddressCheck,
  captcha: { verify: async ({ token }) => token === 'human' },
  support: fakeSupport(),
  translator: fakeTranslator,
  gallery: fakeGallery(),
  recommender: fakeRecommender(),
};

/** A service on a test database with fake providers. */
export interface TestService {
  readonly app: FastifyInstance;
  readonly gateway: FakeGateway;
  readonly giftCards: FakeGiftCards;
  readonly fraud: FakeFraudCheck;
  readonly customiser: FakeCustomiser;
  readonly fulfilment: FakeFulfilment;
  readonly mails: Mail[];
  readonly texts: TextMessage[];
  readonly vault: FakeVault;
  readonly editors: FakeEditors;
  readonly clock: TestClock;
  readonly checkout: Checkout;
  /** Syncs with the fulfilment provider. */
  syncOrders(): Promise<void>;
  syncTexts(): Promise<void>;
  /** Queues back-in-stock mail. */
  syncStock(): Promise<void>;
  /** Sends reports to the gallery. */
  syncReports(): Promise<void>;
  /** Sends pictures to the gallery. */
  syncShares(): Promise<void>;
  shopper(site?: Record<string, string>): Promise<TestShopper>;
  /** A signed-in customer. */
  person(parts?: PersonParts, site?: Record<string, string>): Promise<TestShopper>;
  /** Signs in an existing account. */
  signIn(subject: string, site?: Record<string, string>): TestShopper;
  /** A signed-in store employee. */
  agent(parts?: EmployeeParts, site?: Record<string, string>): Promise<TestShopper>;
}

export interface TestServiceOptions extends Omit<CheckoutOptions, 'cardKeyOf'> {
  readonly gateway?: FakeGateway;
  readonly giftCards?: FakeGiftCards;
  readonly fulfilment?: FakeFulfilment;
  /** Replacements of fake providers. */
  readonly providers?: Partial<Providers>;
  /** Replaces the password hasher. */
  readonly hasher?: IdentityOptions['hasher'];
  readonly clock?: TestClock;
  readonly mails?: Mail[];
  readonly logTarget?: LogTarget;
  readonly logLevel?: string;
  readonly config?: Partial<Config>;
  /** Providers for readiness; none by default. */
  readonly checkedProviders?: readonly CheckedProvider[];
  /** Unlimited without it. */
  readonly limits?: Limits;
  /** Wraps areas, for observation. */
  readonly wrap?: (area: BoundArea) => BoundArea;
}

async function newGuest(app: FastifyInstance, site: Record<string, string>): Promise<TestShopper> {
  const response = await app.inject({
    method: 'POST',
    url: '/token/v2/auth/token',
    headers: site,
    payload: { type: 'Guest' },
  });
  return new TestShopper(app, response.json<{ accessToken: string }>().accessToken, site);
}

/** The default areas and manual background work. */
function makeAreas(
  services: Services,
  providers: Providers,
  log: FastifyBaseLogger,
  options: TestServiceOptions,
) {
  const { limits, hasher, isReconciling = false } = options;
  const checkout = createCheckout(services, providers, (country) => rulesOf(country, 'en') ?? {}, log, {
    isReconciling: false,
    holds: limits && createHoldRules(limits.holds, SECRET),
    cardKeyOf: createCardKeys(SECRET),
    ...options,
  });
  const purchases = createPurchases(services, providers, log, { isReconciling });
  const reviews = createReviews(services, providers, log, { isReconciling });
  const stockNotifications = createStockNotifications(services, log, { isReconciling });
  const looks = createLooks(services.clock, providers.gallery, createListings(services).findCards);
  const gallery = createGallery(services, providers, looks, log, { isReconciling });
  const identity = { secret: SECRET, hasher, captcha: providers.captcha, placementLock: checkout.gate };
  const areas = [
    healthArea(services, options.checkedProviders),
    consumersArea(services),
    eventsArea(services),
    wishlistsArea(services),
    checkout.area,
    savedItemsArea(services, checkout.gate),
    customisationArea(services, providers),
    purchases.area,
    reviews.area,
    uploadsArea(services),
    stockNotifications.area,
    gallery.area,
    contactArea(services, providers),
    identityArea(services, identity),
    loyaltyArea(services, { secret: SECRET }),
    walletArea(services, providers),
    passkeysArea(services),
    privacyArea(services, providers),
  ];
  return {
    areas,
    checkout,
    syncOrders: purchases.sync,
    syncTexts: reviews.sync,
    syncStock: stockNotifications.sync,
    syncReports: gallery.sync,
    syncShares: gallery.syncShares,
  };
}

/** Builds a service without listening or background work. */
export async function startTestService(
  database: TestDatabase,
  options: TestServiceOptions = {},
): Promise<TestService> {
  const clock = options.clock ?? testClock();
  const { gateway = fakeGateway(), giftCards = fakeGiftCards(), fulfilment = fakeFulfilment() } = options;
  const mails = options.mails ?? [];
  const { limits } = options;
  const config: Config = { ...readConfig({}), paymentTimeoutMs: 300, ...options.config };
  const mailer = { send: async (mail: Mail) => void mails.push(mail) };
  const vault = fakeVault();
  const texts: TextMessage[] = [];
  const texter = { send: async (message: TextMessage) => void texts.push(message) };
  const editors = fakeEditors();
  const fraud = fakeFraudCheck();
  const customiser = fakeCustomiser();
  let made: ReturnType<typeof makeAreas> | undefined;
  const app = await createApp({
    areas: (log, callLimits) => {
      const services = { database, clock, config, limits: callLimits };
      const providers = {
        ...fakeProviders,
        gateway,
        giftCards,
        mailer,
        fulfilment,
        texter,
        vault,
        editors,
        fraud,
        customiser,
        ...options.providers,
      };
      made = makeAreas(services, providers, log, options);
      const bound = bindAreas(made.areas, database).map((area) => withIdempotencyKeys(area, services));
      return bound.map(options.wrap ?? ((area) => area));
    },
    authenticate: createAuthenticate(clock, SECRET),
    clientOf: createClientOf(parseTrustedProxies(config.trustedProxies) ?? (() => false)),
    limits: limits && ((log) => createCallLimits({ database, clock, secret: SECRET, limits, log })),
    production: config.production,
    findSchemaProblem: () => schemaProblem(database),
    logLevel: options.logLevel ?? 'silent',
    partial: true,
    ...(options.logTarget === undefined ? {} : { logTarget: options.logTarget }),
  });
  const signedIn = (who: Pick<Shopper, 'subject' | 'type'>, site: Record<string, string>): TestShopper =>
    new TestShopper(app, signAccessToken({ ...who, usid: randomUUID() }, clock.now(), SECRET), site);
  if (made === undefined) throw new TypeError('the areas were not made');
  const { checkout, syncOrders, syncTexts, syncStock, syncReports, syncShares } = made;
  return {
    app,
    gateway,
    giftCards,
    fulfilment,
    mails,
    texts,
    vault,
    clock,
    fraud,
    customiser,
    editors,
    checkout,
    syncOrders,
    syncTexts,
    syncStock,
    syncReports,
    syncShares,
    shopper: (site = usSite) => newGuest(app, site),
    async person(parts = {}, site = usSite) {
      const { subject } = await addPerson(database, parts);
      return signedIn({ subject, type: 'Registered' }, site);
    },
    signIn: (subject, site = usSite) => signedIn({ subject, type: 'Registered' }, site),
    async agent(parts = {}, site = usSite) {
      const { subject } = await addEmployee(database, parts);
      return signedIn({ subject, type: 'Agent' }, site);
    },
  };
}
