import type { Database, Tx } from '../../../platform/db/database.ts';
import type { ErrorCode } from '../../../platform/errors/messages.ts';
import { toMajor } from '../../../shared/money.ts';
import {
  balances,
  UNDECIDED_STATES,
  paidByRewards,
  tendersOf,
  returnDaysOf,
  promiseGifts,
} from '../../ledger/index.ts';
import { promisePoints, type EarningOrder } from '../../shopping/index.ts';
import { queueMail } from '../../operations/index.ts';
import { REVIEW_EVERY_MS } from './fraud.ts';
import { failureOf } from './failure.ts';
import type { CardSummary } from '../../../providers/payment/provider.ts';
import type { Cards, Outcome } from './outcome.ts';
import type { Identifiers } from './identifiers.ts';
import { placementRepository, type Attempt } from './repository.ts';

const UNKNOWN_RETRY_MS = 10_000;

/** Lease of captures and voids. */
export const WORK_LEASE_MS = 30_000;

export interface SettleParts {
  readonly database: Database;
  readonly now: () => number;
  readonly instance: string;
  readonly identifiers: Identifiers;
  /** An abandoned challenge is given up after this time. */
  readonly challengeMs: number;
  /** A keyed hash of a card fingerprint. */
  readonly cardKeyOf: (fingerprint: string) => string;
}

const after = (now: number, ms: number): Date => new Date(now + ms);

const shownCard = (card: CardSummary | undefined) =>
  card && { type: card.type, bin: card.bin, lastFour: card.lastFour };

/** Tenders of an order; the provider's card summary wins, wallets show none. */
const paymentMethod = (attempt: Attempt, cards: Cards) =>
  tendersOf(attempt).map((tender) => ({
    code: tender.code,
    label: tender.label,
    amount: toMajor(tender.amount),
    additionalData: {
      ...tender.shown,
      ...(tender.provider === 'payment' && tender.code === 'CREDIT_CARD'
        ? shownCard(cards.get(tender.key))
        : {}),
    },
  }));

async function writeOrder(
  tx: Tx,
  attempt: Attempt,
  cards: Cards,
  state: 'PLACED' | 'PENDING_CHALLENGE',
  parts: SettleParts,
) {
  const repository = placementRepository(tx);
  const { lines, tenders: _tenders, capSpend: _spent, ...plan } = attempt.plan;
  const { orderNumber } = attempt;
  if ((await repository.order(orderNumber)) !== undefined) {
    await repository.changeOrder(orderNumber, { state, paymentMethod: paymentMethod(attempt, cards) });
    return;
  }
  await repository.addOrder(
    {
      ...plan,
      orderNumber,
      attemptId: attempt.id,
      cartId: attempt.cartId,
      owner: attempt.owner,
      secret: parts.identifiers.secret(),
      state,
      paymentMethod: paymentMethod(attempt, cards),
      createdAt: new Date(parts.now()),
    },
    lines.map((line, position) => ({ ...line, orderNumber, position })),
  );
}

/** Goods paid with money earn points. */
const earningOf = (attempt: Attempt): EarningOrder => {
  const { orderNumber, owner, plan } = attempt;
  const goods = plan.itemTotal - plan.totalDiscount - paidByRewards(tendersOf(attempt));
  return { orderNumber, owner, goods, returnDays: returnDaysOf(plan) };
};

async function complete(tx: Tx, attempt: Attempt, cards: Cards, parts: SettleParts): Promise<void> {
  const repository = placementRepository(tx);
  const now = parts.now();
  await writeOrder(tx, attempt, cards, 'PLACED', parts);
  await repository.sellStock(attempt.id);
  await repository.closeCart(attempt, new Date(now));
  await repository.changeAttempt(attempt.id, {
    state: 'CAPTURING',
    leaseUntil: after(now, attempt.inReview ? REVIEW_EVERY_MS : WORK_LEASE_MS),
    leaseOwner: parts.instance,
  });
  await promisePoints(tx, earningOf(attempt), new Date(now));
  // Gift cards wait for the fraud review.
  if (!attempt.inReview) await promiseGifts(tx, attempt.orderNumber, attempt.plan, new Date(now));
  await repository.toBeShipped(attempt.orderNumber, new Date(now), attempt.inReview);
  await queueMail(tx, { kind: 'order-confirmation', reference: attempt.orderNumber }, new Date(now));
}

/** Returns everything an attempt took and reopens the cart. */
async function release(
  tx: Tx,
  attempt: Attempt,
  state: 'DECLINED' | 'RELEASED',
  errorId: ErrorCode,
  now: Date,
): Promise<void> {
  const repository = placementRepository(tx);
  await repository.giveStockBack(attempt, now);
  await repository.giveCouponsBack(attempt.id);
  await balances(tx).reverse(attempt.id, now);
  if ((await repository.order(attempt.orderNumber)) !== undefined) {
    await repository.changeOrder(attempt.orderNumber, { state: 'CANCELLED' });
  }
  await repository.changeAttempt(attempt.id, { state, errorId });
}

const voiding = (errorId: ErrorCode | null, { now, instance }: SettleParts) => ({
  state: 'VOIDING' as const,
  errorId,
  leaseUntil: after(now(), WORK_LEASE_MS),
  leaseOwner: instance,
});

/** Whether the cards may have a first-order price. */
async function isCardFree(
  tx: Tx,
  attempt: Attempt,
  cards: Cards,
  { cardKeyOf }: SettleParts,
): Promise<boolean> {
  for (const { fingerprint } of cards.values())
    if (
      fingerprint !== undefined &&
      !(await placementRepository(tx).noteCard(attempt.id, cardKeyOf(fingerprint)))
    )
      return false;
  return true;
}

async function apply(tx: Tx, attempt: Attempt, outcome: Outcome, parts: SettleParts): Promise<void> {
  const repository = placementRepository(tx);
  switch (outcome.kind) {
    case 'authorised':
      if (await isCardFree(tx, attempt, outcome.cards, parts))
        return complete(tx, attempt, outcome.cards, parts);
      return repository.changeAttempt(attempt.id, voiding('PRM150', parts));
    case 'challenge':
      await writeOrder(tx, attempt, outcome.cards, 'PENDING_CHALLENGE', parts);
      return repository.changeAttempt(attempt.id, {
        state: 'CHALLENGE',
        challengeUrl: outcome.url,
        leaseUntil: after(parts.now(), parts.challengeMs),
      });
    case 'declined':
      await release(tx, attempt, 'DECLINED', outcome.errorId, new Date(parts.now()));
      return outcome.isFree ? repository.removeAttempt(attempt.id) : undefined;
    case 'voided':
      return release(tx, attempt, 'RELEASED', 'PAY400', new Date(parts.now()));
    case 'none':
    case 'pending':
    case 'unknown':
      return repository.changeAttempt(attempt.id, {
        state: 'UNKNOWN',
        leaseUntil: after(parts.now(), UNKNOWN_RETRY_MS),
      });
  }
}

async function locked<T>(parts: SettleParts, attempt: Attempt, run: (tx: Tx, fresh: Attempt) => Promise<T>) {
  return parts.database.transaction(
    async (tx) => {
      const repository = placementRepository(tx);
      await repository.lockCart(attempt);
      const fresh = await repository.lockAttempt(attempt.id);
      return fresh === undefined ? undefined : run(tx, fresh);
    },
    // Idempotent: settled attempts stay unchanged.
    { isRepeatable: true },
  );
}

/** Stores a provider's decision once; settled attempts stay unchanged. */
export function settle(
  parts: SettleParts,
  attempt: Attempt,
  outcome: Outcome,
): Promise<Attempt['state'] | undefined> {
  return locked(parts, attempt, async (tx, fresh) => {
    if (!UNDECIDED_STATES.includes(fresh.state)) return undefined;
    await apply(tx, fresh, outcome, parts);
    return (await placementRepository(tx).attempt(fresh.id))?.state;
  });
}

/** Marks an attempt before its providers are called, so that it cannot complete concurrently. */
export async function markVoiding(
  parts: SettleParts,
  attempt: Attempt,
  errorId: ErrorCode | null,
): Promise<boolean> {
  const marked = await locked(parts, attempt, async (tx, fresh) => {
    if (fresh.state === 'VOIDING') return true;
    if (!UNDECIDED_STATES.includes(fresh.state)) return false;
    await placementRepository(tx).changeAttempt(fresh.id, voiding(errorId, parts));
    return true;
  });
  return marked ?? false;
}

/** Returns everything after the voids; an undecided attempt leaves no trace. */
export async function finishVoiding(parts: SettleParts, attempt: Attempt, isFree: boolean): Promise<void> {
  await locked(parts, attempt, async (tx, fresh) => {
    if (fresh.state !== 'VOIDING') return;
    // A given-up attempt is not declined: its session is used, another may pay.
    const [state, errorId] =
      fresh.errorId === null ? (['RELEASED', 'PYT404'] as const) : (['DECLINED', failureOf(fresh)] as const);
    await release(tx, fresh, state, errorId, new Date(parts.now()));
    if (isFree) await placementRepository(tx).removeAttempt(fresh.id);
  });
}

/** Completes captures and refunds unless the attempt has moved on. */
export async function finishMoney(
  parts: SettleParts,
  attempt: Attempt,
  [from, to]: readonly ['CAPTURING', 'COMPLETED'] | readonly ['REFUNDING', 'REFUNDED'],
): Promise<void> {
  await parts.database.transaction(
    async (tx) => {
      const repository = placementRepository(tx);
      const fresh = await repository.lockAttempt(attempt.id);
      if (fresh?.state === from) await repository.changeAttempt(fresh.id, { state: to });
    },
    { isRepeatable: true },
  );
}
