import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { languageOf, formatText, type Language } from '@haberdash/commerce-api/shared/text.ts';
import * as v from 'valibot';

import type { CardStore } from './card-store.ts';
import { checkCard, type CardField, type CardProblem } from './cards.ts';
import { sandboxMessages as messages } from './messages.ts';
import { challengePage, endedPage, framePage } from './pages/frame-page.ts';
import {
  SHEET_OUTCOMES,
  SHEET_METHODS,
  sheetPage,
  WALLET_CONTACTS,
  type SheetMethod,
} from './pages/sheet-page.ts';
import { sendPage } from './pages/send-page.ts';

const typedCard = v.object({
  number: v.pipe(v.string(), v.maxLength(40)),
  expiry: v.pipe(v.string(), v.maxLength(10)),
  securityCode: v.pipe(v.string(), v.maxLength(10)),
  holder: v.pipe(v.string(), v.maxLength(100)),
});
const confirmed = v.object({
  outcome: v.picklist(SHEET_OUTCOMES),
  contact: v.optional(v.picklist(WALLET_CONTACTS.map(([country]) => country))),
});
const challengeAnswer = v.object({ answer: v.picklist(['approve', 'reject']) });

const languageFrom = (request: FastifyRequest, fallback = ''): Language => {
  const { lang } = v.parse(
    v.object({ lang: v.optional(v.fallback(v.string(), ''), '') }),
    request.query ?? {},
  );
  return languageOf(lang === '' ? fallback : lang);
};

const messageOf = (field: CardField, problem: CardProblem, language: Language): string => {
  if (problem === 'required') return formatText(messages.required, language);
  if (problem === 'expired') return formatText(messages.expired, language);
  if (problem === 'unknown-card') return formatText(messages.unknownNumber, language);
  if (field === 'number') return formatText(messages.invalidNumber, language);
  return formatText(field === 'expiry' ? messages.invalidExpiry : messages.invalidCode, language);
};

/** The frame's purpose from the shop; a card by default. */
const methodFrom = (request: FastifyRequest): SheetMethod | undefined => {
  const { way } = v.parse(v.object({ way: v.optional(v.string()) }), request.query ?? {});
  return SHEET_METHODS.find((each) => each === way);
};

/** The wallet owner's address in the shop's format. */
function contactOf(country: string) {
  const found = WALLET_CONTACTS.find(([code]) => code === country);
  if (found === undefined) return undefined;
  const [countryCode, firstName, lastName, addressLine1, city, province, postalCode, phone] = found;
  const email = 'wallet.owner@example.com';
  return { firstName, lastName, addressLine1, city, province, postalCode, countryCode, phone, email };
}

type SessionRequest = FastifyRequest<{ Params: { sessionId: string } }>;

/** Pages of the card provider: the card frame and the issuer's challenge. */
export function cardPages(
  app: FastifyInstance,
  { store, now }: { readonly store: CardStore; readonly now: () => number },
): void {
  const sessionOf = (request: SessionRequest) => store.session(request.params.sessionId, now());

  app.get('/frame/:sessionId', async (request: SessionRequest, reply) => {
    const session = sessionOf(request);
    const language = languageFrom(request, session?.language);
    if (session === undefined) return sendPage(reply.code(404), endedPage(language), { frameAncestors: '*' });
    const way = methodFrom(request);
    const page =
      way === undefined ? framePage(session.id, session.origin, language) : sheetPage(way, session, language);
    return sendPage(reply, page, { frameAncestors: session.origin });
  });

  app.post('/frame/:sessionId/confirm', async (request: SessionRequest, reply) => {
    const session = sessionOf(request);
    const given = v.safeParse(confirmed, request.body);
    if (session === undefined) return reply.code(404).send({});
    if (!given.success) return reply.code(400).send({});
    const { outcome, contact } = given.output;
    const card = { type: contact === undefined ? 'LATER' : 'WALLET', bin: '', lastFour: '0000' };
    store.saveCard(session.id, { ...card, behaviour: outcome, expiry: '12/99' });
    return { card, contact: contact === undefined ? undefined : contactOf(contact) };
  });

  app.post('/frame/:sessionId/card', async (request: SessionRequest, reply) => {
    const session = sessionOf(request);
    const language = languageFrom(request, session?.language);
    if (session === undefined)
      return reply.code(404).send({ message: formatText(messages.sessionEnded, language) });
    const typed = v.safeParse(typedCard, request.body);
    if (!typed.success) return reply.code(400).send({ message: formatText(messages.failed, language) });
    const verdict = checkCard(typed.output, new Date(now()));
    if (!verdict.ok) {
      const problems = Object.entries(verdict.problems) as [CardField, CardProblem][];
      return reply.code(422).send({
        problems: Object.fromEntries(
          problems.map(([field, problem]) => [field, messageOf(field, problem, language)]),
        ),
      });
    }
    store.saveCard(session.id, verdict.card);
    const { behaviour: _behaviour, ...card } = verdict.card;
    return { card };
  });

  app.get('/challenge/:sessionId', async (request: SessionRequest, reply) => {
    const session = sessionOf(request);
    const language = languageFrom(request, session?.language);
    if (session?.behaviour !== 'challenge')
      return sendPage(reply.code(404), endedPage(language), { frameAncestors: '*' });
    const lastFour = session.lastFour ?? '';
    return sendPage(reply, challengePage({ id: session.id, origin: session.origin, lastFour }, language), {
      frameAncestors: session.origin,
    });
  });

  app.post('/challenge/:sessionId/answer', async (request: SessionRequest, reply) => {
    const session = sessionOf(request);
    const given = v.safeParse(challengeAnswer, request.body);
    if (session?.behaviour !== 'challenge') return reply.code(404).send({});
    if (!given.success) return reply.code(400).send({});
    const token = randomBytes(24).toString('base64url');
    store.saveChallenge(session.id, token, given.output.answer === 'approve');
    return { threeDS2Result: token };
  });
}
