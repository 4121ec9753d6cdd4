import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import * as v from 'valibot';

import type { Clock } from '@haberdash/commerce-api/clock.ts';
import { languageOf, say, type Language } from '@haberdash/commerce-api/context/language.ts';
import { correlationIdOf } from '@haberdash/commerce-api/http/correlation.ts';
import { QuietLogController } from '@haberdash/commerce-api/http/log-controller.ts';
import { loggerOptions, type LogTarget } from '@haberdash/commerce-api/http/logging.ts';
import { WITHOUT_COMPILERS } from '@haberdash/commerce-api/http/without-compilers.ts';
import type { CardStore } from './card-store.ts';
import { checkCard, type CardField, type CardProblem } from './cards.ts';
import { experimentRoutes } from './experiment-party.ts';
import type { Mailbox } from './mailbox.ts';
import { sandboxMessages as messages } from './messages.ts';
import { challengePage, endedPage, framePage } from './pages/frame-page.ts';
import { indexPage, mailboxPage, mailPage, missingPage } from './pages/operator-pages.ts';

const ASSETS = join(import.meta.dirname, 'assets');
const assets: Readonly<Record<string, string>> = {
  'sandbox.css': 'text/css; charset=utf-8',
  'frame.js': 'text/javascript; charset=utf-8',
  'challenge.js': 'text/javascript; charset=utf-8',
};

const MAX_MAILS = 100;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const typedCard = v.object({
  number: v.pipe(v.string(), v.maxLength(40)),
  expiry: v.pipe(v.string(), v.maxLength(10)),
  securityCode: v.pipe(v.string(), v.maxLength(10)),
  holder: v.pipe(v.string(), v.maxLength(100)),
});
const challengeAnswer = v.object({ answer: v.picklist(['approve', 'refuse']) });

const policyFor = (frameAncestors: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    'img-src data:',
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${frameAncestors}`,
  ].join('; ');

const page = (reply: FastifyReply, text: string, frameAncestors = "'none'"): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policyFor(frameAncestors))
    .send(text);

const languageFrom = (request: FastifyRequest, fallback = ''): Language => {
  const { lang } = v.parse(
    v.object({ lang: v.optional(v.fallback(v.string(), ''), '') }),
    request.query ?? {},
  );
  return languageOf(lang === '' ? fallback : lang);
};

const messageOf = (field: CardField, problem: CardProblem, language: Language): string => {
  if (problem === 'required') return say(messages.required, language);
  if (problem === 'expired') return say(messages.expired, language);
  if (problem === 'unknown-card') return say(messages.unknownNumber, language);
  if (field === 'number') return say(messages.invalidNumber, language);
  return say(field === 'expiry' ? messages.invalidExpiry : messages.invalidCode, language);
};

/** What the sandbox is made from. */
export interface SandboxOptions {
  readonly store: CardStore;
  readonly mailbox: Mailbox;
  readonly clock: Clock;
  readonly logLevel: string;
  readonly logTarget?: LogTarget;
}

type SessionRequest = FastifyRequest<{ Params: { sessionId: string } }>;

function cardRoutes(app: FastifyInstance, { store, clock }: SandboxOptions): void {
  const sessionOf = (request: SessionRequest) =>
    store.session(request.params.sessionId, new Date(clock.now()));

  app.get('/frame/:sessionId', async (request: SessionRequest, reply) => {
    const session = await sessionOf(request);
    const language = languageFrom(request, session?.language);
    if (session === undefined) return page(reply.code(404), endedPage(language), '*');
    return page(reply, framePage(session.id, session.origin, language), session.origin);
  });

  app.post('/frame/:sessionId/card', async (request: SessionRequest, reply) => {
    const session = await sessionOf(request);
    const language = languageFrom(request, session?.language);
    if (session === undefined) return reply.code(404).send({ message: say(messages.sessionEnded, language) });
    const typed = v.safeParse(typedCard, request.body);
    if (!typed.success) return reply.code(400).send({ message: say(messages.failed, language) });
    const verdict = checkCard(typed.output, new Date(clock.now()));
    if (!verdict.ok) {
      const problems = Object.entries(verdict.problems) as [CardField, CardProblem][];
      return reply.code(422).send({
        problems: Object.fromEntries(
          problems.map(([field, problem]) => [field, messageOf(field, problem, language)]),
        ),
      });
    }
    await store.keepCard(session.id, verdict.card);
    const { behaviour: _behaviour, ...card } = verdict.card;
    return { card };
  });

  app.get('/challenge/:sessionId', async (request: SessionRequest, reply) => {
    const session = await sessionOf(request);
    const language = languageFrom(request, session?.language);
    if (session?.behaviour !== 'challenge') return page(reply.code(404), endedPage(language), '*');
    const lastFour = session.lastFour ?? '';
    return page(
      reply,
      challengePage({ id: session.id, origin: session.origin, lastFour }, language),
      session.origin,
    );
  });

  app.post('/challenge/:sessionId/answer', async (request: SessionRequest, reply) => {
    const session = await sessionOf(request);
    const given = v.safeParse(challengeAnswer, request.body);
    if (session?.behaviour !== 'challenge') return reply.code(404).send({});
    if (!given.success) return reply.code(400).send({});
    const token = randomBytes(24).toString('base64url');
    await store.keepChallenge(session.id, token, given.output.answer === 'approve');
    return { threeDS2Result: token };
  });
}

function mailRoutes(app: FastifyInstance, { mailbox }: SandboxOptions): void {
  const find = (id: string) => (UUID.test(id) ? mailbox.find(id) : Promise.resolve(undefined));

  app.get('/mailbox', async (_request, reply) => page(reply, mailboxPage(await mailbox.list(MAX_MAILS))));
  app.get<{ Params: { id: string } }>('/mailbox/:id', async (request, reply) => {
    const mail = await find(request.params.id);
    return mail === undefined ? page(reply.code(404), missingPage()) : page(reply, mailPage(mail));
  });
  app.get<{ Params: { id: string } }>('/mailbox/:id/html', async (request, reply) => {
    const mail = await find(request.params.id);
    if (mail === undefined) return page(reply.code(404), missingPage());
    return reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox",
      )
      .send(mail.html);
  });
}

/** The sandbox's own server, on an origin of its own: the frame that takes cards, and the mailbox. */
export async function createSandboxApp(options: SandboxOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: loggerOptions(options.logLevel, options.logTarget),
    logController: new QuietLogController(),
    genReqId: correlationIdOf,
    schemaController: WITHOUT_COMPILERS,
    bodyLimit: 4 * 1024,
    forceCloseConnections: 'idle',
  });
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', async (_request, reply) => {
    reply
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'no-referrer')
      .header('cache-control', 'no-store');
  });
  app.setNotFoundHandler((_request, reply) => page(reply.code(404), missingPage()));
  app.get('/', async (_request, reply) => page(reply, indexPage()));
  for (const [name, type] of Object.entries(assets)) {
    const content = readFileSync(join(ASSETS, name));
    app.get(`/assets/${name}`, async (_request, reply) =>
      reply.type(type).header('cache-control', 'public, max-age=300').send(content),
    );
  }
  cardRoutes(app, options);
  mailRoutes(app, options);
  experimentRoutes(app);
  await app.ready();
  return app;
}
