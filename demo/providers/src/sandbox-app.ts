import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Fastify, { LogController, type FastifyInstance, type FastifyRequest } from 'fastify';

import type { Books } from './books.ts';
import { captchaPages } from './captcha-pages.ts';
import { cardPages } from './card-pages.ts';
import { sandboxCardProvider } from './card-provider.ts';
import { cardStore } from './card-store.ts';
import { sandboxVault } from './card-vault.ts';
import { assortmentConsole } from './assortment-console.ts';
import { assortmentPages } from './assortment-pages.ts';
import { editorConsole } from './editor-console.ts';
import { editorPages } from './editor-pages.ts';
import { experimentRoutes } from './experiment-provider.ts';
import { galleryPages } from './gallery-pages.ts';
import { galleryRoutes } from './gallery-routes.ts';
import { galleryStore } from './gallery-store.ts';
import { sandboxFraudCheck } from './sandbox-fraud-check.ts';
import { sandboxGiftCards } from './gift-cards.ts';
import { mailPages } from './mail-pages.ts';
import { sandboxMailbox, sandboxTexter } from './mailbox.ts';
import { indexPage, missingPage } from './pages/operator-pages.ts';
import { sendPage } from './pages/send-page.ts';
import { providerRoutes } from './provider-routes.ts';
import { sandboxCaptcha } from './sandbox-captcha.ts';
import { sandboxCustomiser } from './sandbox-customiser.ts';
import { sandboxRecommender } from './sandbox-recommender.ts';
import { sandboxSupport } from './sandbox-support.ts';
import { shippingPages } from './shipping-pages.ts';
import { sandboxShippingProvider } from './shipping-provider.ts';
import { refundStore } from './refund-store.ts';
import { returnStore } from './return-store.ts';
import { shippingStore } from './shipping-store.ts';

const ASSETS = join(import.meta.dirname, 'assets');
const assets: Readonly<Record<string, string>> = {
  'sandbox.css': 'text/css; charset=utf-8',
  'frame.js': 'text/javascript; charset=utf-8',
  'look.js': 'text/javascript; charset=utf-8',
  'sheet.js': 'text/javascript; charset=utf-8',
  'captcha.js': 'text/javascript; charset=utf-8',
  'challenge.js': 'text/javascript; charset=utf-8',
};

export interface SandboxOptions {
  readonly books: Books;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly publicOrigin: string;
  /** The secret of the shop's server. */
  readonly apiKey: string;
  /** Parcels move on by themselves after this time; undefined: never. */
  readonly parcelRestMs?: number | undefined;
  /** Errors are logged by route pattern, requests are not: their addresses contain session ids. */
  readonly logLevel: string;
}

/** The sandbox providers on their own origin: API, card frame, and mailbox. */
export async function createSandboxApp(options: SandboxOptions): Promise<FastifyInstance> {
  const { books, now, publicOrigin, apiKey } = options;
  const store = cardStore(books);
  const mailbox = sandboxMailbox(books, now);
  const parcels = shippingStore(books);
  const returns = returnStore(books);
  const shipping = sandboxShippingProvider({
    store: parcels,
    returns,
    now,
    publicOrigin,
    restMs: options.parcelRestMs,
  });
  const app = Fastify({
    logger: {
      level: options.logLevel,
      base: { service: 'demo-providers' },
      serializers: {
        req: ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions.url }),
      },
    },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 16 * 1024,
    // A call without a response must not block shutdown.
    forceCloseConnections: true,
  });
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', async (_request, reply) => {
    reply
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'no-referrer')
      .header('cache-control', 'no-store');
  });
  app.setNotFoundHandler((_request, reply) => sendPage(reply.code(404), missingPage()));
  app.get('/health/ready', async () => ({ status: 'ok' }));
  app.get('/', async (_request, reply) => sendPage(reply, indexPage()));
  for (const [name, type] of Object.entries(assets)) {
    const content = readFileSync(join(ASSETS, name));
    app.get(`/assets/${name}`, async (_request, reply) =>
      reply.type(type).header('cache-control', 'public, max-age=300').send(content),
    );
  }
  cardPages(app, { store, now });
  mailPages(app, mailbox);
  await app.register(shippingPages, { store: parcels, returns, provider: shipping });
  const editors = editorConsole(books, now);
  await app.register(editorPages, { editors });
  const assortment = assortmentConsole(books);
  await app.register(assortmentPages, { assortment });
  const captcha = sandboxCaptcha(books, now);
  await app.register(captchaPages, { captcha });
  experimentRoutes(app);
  const gallery = galleryStore(books, now);
  await app.register(galleryPages, { store: gallery });
  await app.register(galleryRoutes, { publicOrigin, apiKey, store: gallery });
  await app.register(providerRoutes, {
    gateway: sandboxCardProvider({ store, refunds: refundStore(books), now, publicOrigin }),
    mailer: mailbox,
    texter: sandboxTexter(mailbox),
    vault: sandboxVault(books, store, now),
    fulfilment: shipping,
    support: sandboxSupport(books, now),
    assortment,
    editors,
    captcha,
    giftCards: sandboxGiftCards(books, now),
    fraud: sandboxFraudCheck(books, now),
    customiser: sandboxCustomiser(books),
    recommender: sandboxRecommender(books),
    apiKey,
  });
  await app.ready();
  return app;
}
