import * as v from 'valibot';

import type { Books } from './books.ts';
import type { TokenisedCard } from './cards.ts';

const sessionRow = v.object({
  id: v.string(),
  origin: v.string(),
  language: v.string(),
  behaviour: v.nullable(v.string()),
  brand: v.nullable(v.string()),
  bin: v.nullable(v.string()),
  lastFour: v.nullable(v.string()),
  expiry: v.nullable(v.string()),
  challengeToken: v.nullable(v.string()),
  challengePassed: v.nullable(
    v.pipe(
      v.number(),
      v.transform((flag) => flag !== 0),
    ),
  ),
});
const paymentRow = v.object({
  key: v.string(),
  sessionId: v.string(),
  amount: v.number(),
  currency: v.string(),
  state: v.picklist(['pending', 'challenge', 'authorised', 'captured', 'declined', 'voided']),
  reason: v.nullable(v.string()),
  captures: v.number(),
});

/** A session with the visible part of its card and the card's behaviour. */
export type CardSession = v.InferOutput<typeof sessionRow>;
export type SandboxPayment = v.InferOutput<typeof paymentRow>;

const SESSION = `select id, origin, language, behaviour, brand, bin, last_four as "lastFour", expiry,
  challenge_token as "challengeToken", challenge_passed as "challengePassed" from card_session`;
const PAYMENT = `key, session_id as "sessionId", amount, currency, state, reason, captures`;

/** Every change is one conditional statement, so that concurrent calls cannot both win. */
export const cardStore = (books: Books) => {
  const payment = (key: string): SandboxPayment | undefined => {
    const found = books.prepare(`select ${PAYMENT} from payment where key = ?`).get(key);
    return found && v.parse(paymentRow, found);
  };
  return {
    payment,
    openSession(session: {
      readonly id: string;
      readonly origin: string;
      readonly language: string;
      readonly expiresAt: number;
    }): void {
      books
        .prepare('insert into card_session (id, origin, language, expires_at) values (?, ?, ?, ?)')
        .run(session.id, session.origin, session.language, session.expiresAt);
    },
    /** An unexpired session. */
    session(id: string, now: number): CardSession | undefined {
      const found = books.prepare(`${SESSION} where id = ? and expires_at > ?`).get(id, now);
      return found && v.parse(sessionRow, found);
    },
    sessionOfCard(token: string): string | undefined {
      const found = books
        .prepare('select session_id as "sessionId" from stored_card where token = ?')
        .get(token);
      return found && v.parse(v.object({ sessionId: v.string() }), found).sessionId;
    },
    saveCard(id: string, card: TokenisedCard): void {
      books
        .prepare(
          'update card_session set behaviour = ?, brand = ?, bin = ?, last_four = ?, expiry = ? where id = ?',
        )
        .run(card.behaviour, card.type, card.bin, card.lastFour, card.expiry, id);
    },
    saveChallenge(id: string, token: string, passed: boolean): void {
      books
        .prepare('update card_session set challenge_token = ?, challenge_passed = ? where id = ?')
        .run(token, passed ? 1 : 0, id);
    },
    /** Records a payment; returns the existing one for a known key. */
    recordOnce(given: Omit<SandboxPayment, 'captures'>, now: number): SandboxPayment {
      books
        .prepare(
          `insert into payment (key, session_id, amount, currency, state, reason, updated_at)
            values (?, ?, ?, ?, ?, ?, ?) on conflict (key) do nothing`,
        )
        .run(given.key, given.sessionId, given.amount, given.currency, given.state, given.reason, now);
      const recorded = payment(given.key);
      if (recorded === undefined) throw new TypeError('the payment was not recorded');
      return recorded;
    },
    /** Moves a payment between states; false if it is not in the first. */
    move(
      key: string,
      from: SandboxPayment['state'],
      to: SandboxPayment['state'],
      now: number,
      reason: string | null = null,
    ): boolean {
      const { changes } = books
        .prepare(
          `update payment set state = ?, updated_at = ?, reason = coalesce(?, reason), captures = captures + ?
            where key = ? and state = ?`,
        )
        .run(to, now, reason, to === 'captured' ? 1 : 0, key, from);
      return changes > 0;
    },
    /** Voids also an unknown key, so that a late authorisation fails. False once captured. */
    voidOnce(key: string, now: number): boolean {
      const { changes } = books
        .prepare(
          `insert into payment (key, session_id, amount, currency, state, updated_at) values (?, '', 0, '', 'voided', ?)
            on conflict (key) do update set state = 'voided', updated_at = excluded.updated_at
            where state <> 'captured'`,
        )
        .run(key, now);
      return changes > 0;
    },
  };
};

export type CardStore = ReturnType<typeof cardStore>;
