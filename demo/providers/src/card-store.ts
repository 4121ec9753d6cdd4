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

/** A session of the card provider; of a card it has what a shop may see and how it will behave. */
export type CardSession = v.InferOutput<typeof sessionRow>;
/** A payment of the card provider, by the key that the shop chose. */
export type SandboxPayment = v.InferOutput<typeof paymentRow>;

const SESSION = `select id, origin, language, behaviour, brand, bin, last_four as "lastFour", expiry,
  challenge_token as "challengeToken", challenge_passed as "challengePassed" from card_session`;
const PAYMENT = `key, session_id as "sessionId", amount, currency, state, reason, captures`;

/** The books of the card provider. Each change is one conditional statement, so that no two calls both win. */
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
    /** A session that has not ended at a time. */
    session(id: string, now: number): CardSession | undefined {
      const found = books.prepare(`${SESSION} where id = ? and expires_at > ?`).get(id, now);
      return found && v.parse(sessionRow, found);
    },
    /** The session in which a stored card was typed. */
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
    /** The first record of a key stays; answers with whichever that is. */
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
    /** Moves a payment from one state to another; false when it was not in the first. */
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
    /** A key that was never heard of is voided too, so that a late authorisation finds it so. False once captured. */
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

/** What the card provider remembers. */
export type CardStore = ReturnType<typeof cardStore>;
