import { randomBytes } from 'node:crypto';

import type {
  Authorisation,
  CardSummary,
  DeclineReason,
  PaymentGateway,
  PaymentStatus,
} from '@haberdash/commerce-api/providers/payment/provider.ts';
import { fingerprintOf } from './card-vault.ts';
import type { CardBehaviour } from './cards.ts';
import type { RefundStore } from './refund-store.ts';
import type { CardSession, CardStore, SandboxPayment } from './card-store.ts';

/** Lifetime of a session without a card. */
const SESSION_SECONDS = 60 * 60;

const PROVIDER = 'haberdash-sandbox';

const noResponse = (): Promise<never> => new Promise(() => undefined);

const firstState: Readonly<Record<CardBehaviour, SandboxPayment['state']>> = {
  pass: 'authorised',
  challenge: 'challenge',
  timeout: 'pending',
  decline: 'declined',
  insufficient: 'declined',
  fraud: 'declined',
};

const reasons: Partial<Record<CardBehaviour, DeclineReason>> = {
  decline: 'declined',
  insufficient: 'insufficient',
  fraud: 'fraud',
};

const reasonOf = (payment: SandboxPayment): DeclineReason =>
  payment.reason === 'insufficient' || payment.reason === 'fraud' ? payment.reason : 'declined';

const cardOf = (session: CardSession | undefined): CardSummary => ({
  type: session?.brand ?? 'CARD',
  bin: session?.bin ?? '',
  lastFour: session?.lastFour ?? '0000',
  ...(session === undefined ? {} : { fingerprint: fingerprintOf(session) }),
});

const behaviourOf = (session: CardSession): CardBehaviour | undefined =>
  (Object.keys(firstState) as CardBehaviour[]).find((behaviour) => behaviour === session.behaviour);

/** A call that does not fit the payment's state. */
export class PaymentConflict extends Error {
  override readonly name = 'PaymentConflict';
}

export interface CardProviderOptions {
  readonly store: CardStore;
  readonly refunds: RefundStore;
  readonly now: () => number;
  readonly publicOrigin: string;
}

function statusOf(
  payment: SandboxPayment,
  { store, publicOrigin }: Pick<CardProviderOptions, 'store' | 'publicOrigin'>,
): PaymentStatus {
  if (payment.state === 'voided') return { kind: 'voided' };
  if (payment.state === 'pending') return { kind: 'pending' };
  if (payment.state === 'declined') return { kind: 'declined', reason: reasonOf(payment) };
  const card = cardOf(store.session(payment.sessionId, 0));
  return payment.state === 'challenge'
    ? { kind: 'challenge', card, url: `${publicOrigin}/challenge/${payment.sessionId}` }
    : { kind: 'authorised', card };
}

/** A card provider with its own books; idempotent by key, with documented test cards. */
export function sandboxCardProvider({
  store,
  refunds,
  now,
  publicOrigin,
}: CardProviderOptions): PaymentGateway {
  async function decided(payment: SandboxPayment): Promise<Authorisation> {
    const status = statusOf(payment, { store, publicOrigin });
    if (status.kind === 'voided') return { kind: 'declined', reason: 'declined' };
    if (status.kind === 'pending' || status.kind === 'none') return noResponse();
    return status;
  }

  return {
    async openSession({ origin, language }) {
      const sessionId = randomBytes(18).toString('base64url');
      const expiresAt = now() + SESSION_SECONDS * 1000;
      store.openSession({ id: sessionId, origin, language, expiresAt });
      return {
        provider: PROVIDER,
        sessionId,
        frameUrl: `${publicOrigin}/frame/${sessionId}?lang=${encodeURIComponent(language)}`,
        expiresInSeconds: SESSION_SECONDS,
      };
    },
    async authorise({ key, sessionId: given, cardToken, amount, currency }) {
      const known = store.payment(key);
      if (known !== undefined) return decided(known);
      const sessionId = given ?? store.sessionOfCard(cardToken ?? '') ?? '';
      // A saved card outlives its session.
      const session = store.session(sessionId, given === undefined ? 0 : now());
      const behaviour = session === undefined ? undefined : behaviourOf(session);
      if (behaviour === undefined) return { kind: 'no-card' };
      const payment = store.recordOnce(
        {
          key,
          sessionId,
          amount,
          currency,
          state: firstState[behaviour],
          reason: reasons[behaviour] ?? null,
        },
        now(),
      );
      return decided(payment);
    },
    async answerChallenge({ key, result }) {
      const payment = store.payment(key);
      if (payment?.state === 'challenge') {
        const session = store.session(payment.sessionId, now());
        const isPassed = session?.challengePassed === true && session.challengeToken === result;
        store.move(key, 'challenge', isPassed ? 'authorised' : 'declined', now(), 'declined');
      }
      const settled = store.payment(key);
      return settled === undefined ? { kind: 'declined', reason: 'declined' } : decided(settled);
    },
    async capture(key) {
      if (store.move(key, 'authorised', 'captured', now())) return;
      const payment = store.payment(key);
      if (payment?.state !== 'captured') throw new PaymentConflict('there is nothing to capture');
    },
    async void(key) {
      if (!store.voidOnce(key, now())) throw new PaymentConflict('the payment was captured');
    },
    async refund(key) {
      if (refunds.allOnce(key, now()) || store.voidOnce(key, now())) return;
      throw new PaymentConflict('the payment was captured in the meantime');
    },
    async refundPart(part) {
      if (!refunds.partOnce(part, now())) throw new PaymentConflict('so much is not there to give back');
    },
    async status(key) {
      const payment = store.payment(key);
      return payment === undefined ? { kind: 'none' } : statusOf(payment, { store, publicOrigin });
    },
  };
}
