import type { RequestContext } from '../../../../platform/context/request-context.ts';
import type { Executor, Tx } from '../../../../platform/db/database.ts';
import { ServiceError } from '../../../../platform/errors/service-error.ts';
import { marketOf } from '../../../../shared/countries/table.ts';
import type { GiftCard } from '../../../../providers/gift-cards/provider.ts';
import {
  priceCart,
  cartReader,
  type CartRow,
  tenderRepository,
  type NewTender,
  type Payer,
  type TenderRow,
  isRest,
  type PricedTenders,
  hasEnded,
  savedReader,
} from '../../../shopping/index.ts';
import type { Own } from '../../../../platform/policy/objects.ts';
import {
  creditLeft,
  checkCredit,
  checkGiftCard,
  checkPoints,
  checkRest,
  checkRewards,
  memberOf,
  rejectBesideCredit,
} from './check-tender.ts';
import type { TenderInput } from './parse-tender.ts';

export interface TenderParts {
  readonly context: RequestContext;
  readonly now: number;
  readonly payer: Payer | undefined;
  /** The gift card as the issuer returned it. */
  readonly giftCard: GiftCard | undefined;
}

type Drawn = Omit<NewTender, 'createdAt' | 'shown'> & Pick<Partial<NewTender>, 'shown'>;

const notFound = (field: string): never => {
  throw new ServiceError('PYT404', { field });
};

async function ofSession(
  db: Executor,
  cart: Own<CartRow>,
  { method, sessionId }: Extract<TenderInput, { kind: 'session' }>,
  now: number,
): Promise<Drawn> {
  const session = await cartReader(db).session(cart, sessionId);
  const isUsable = session?.method === method && session.expiresAt.getTime() > now;
  return isUsable ? { method, sessionId } : notFound('sessionID');
}

async function ofSavedCard(db: Executor, savedId: string, { payer, now }: TenderParts): Promise<Drawn> {
  const saved = payer && (await savedReader(db, payer).byId(savedId, 'CREDIT_CARD'));
  const card = saved?.card ?? undefined;
  if (saved === undefined || card === undefined) return notFound('paymentInstrumentId');
  if (hasEnded(saved, now)) throw new ServiceError('FE309', { field: 'paymentInstrumentId' });
  const { type, lastFour } = card;
  return { method: 'CREDIT_CARD', providerToken: saved.providerToken, shown: { type, lastFour } };
}

async function ofReward(
  db: Executor,
  { method, savedId, code }: Extract<TenderInput, { kind: 'reward' }>,
  tenders: readonly TenderRow[],
  { payer, now }: TenderParts,
): Promise<Drawn> {
  const member = memberOf(payer);
  const { consumerNo } = member;
  const saved = savedReader(db, member);
  const reward =
    savedId === undefined
      ? await saved.byCode(code ?? '')
      : await saved.byId(savedId, 'REWARD_CODE', 'REWARD_CARD');
  if (reward?.method !== method) return notFound(savedId === undefined ? 'code' : 'paymentInstrumentId');
  checkRewards(tenders, reward.id);
  if (hasEnded(reward, now) || (reward.amount ?? 0) === 0)
    throw new ServiceError('REW140', { field: 'code' });
  return { method, consumerNo, item: reward.id };
}

async function draw(
  tx: Tx,
  cart: Own<CartRow>,
  input: TenderInput,
  { tenders: priced, giftCardsMost }: PricedTenders,
  parts: TenderParts,
): Promise<Drawn> {
  const { payer, giftCard, context, now } = parts;
  const tenders = priced.map(({ row }) => row);
  switch (input.kind) {
    case 'session':
      return ofSession(tx, cart, input, now);
    case 'saved-card':
      return ofSavedCard(tx, input.savedId, parts);
    case 'gift-card': {
      if (giftCard === undefined) throw new TypeError('the gift card was not looked up');
      checkGiftCard(tenders, giftCard.token);
      // A gift card cannot buy gift cards.
      if (giftCardsMost === 0) throw new ServiceError('GFC725', { field: 'items' });
      const { token, balance, lastFour } = giftCard;
      return { method: 'GIFT_CARD', providerToken: token, available: balance, shown: { lastFour } };
    }
    case 'reward':
      return ofReward(tx, input, tenders, parts);
    case 'points': {
      const { consumerNo, membership } = memberOf(payer);
      checkPoints(input.most, membership.points, marketOf(context.country)?.minimumPoints ?? 0);
      return { method: 'LOYALTY_POINTS', consumerNo };
    }
    case 'athlete':
      checkCredit(payer, input.most);
      return { method: 'ATHLETES_PAYMENT', consumerNo: payer?.consumerNo ?? null };
  }
}

const SINGLE: ReadonlySet<string> = new Set(['LOYALTY_POINTS', 'ATHLETES_PAYMENT']);

/** Adds a tender to a locked cart; replaces one of the same exclusive method. */
export async function addTender(
  tx: Tx,
  cart: Own<CartRow>,
  input: TenderInput,
  parts: TenderParts,
): Promise<void> {
  const repository = tenderRepository(tx);
  const { payment } = await priceCart(tx, cart, parts.context, parts.now);
  const { tenders } = payment;
  const drawn = await draw(tx, cart, input, payment, parts);
  if (isRest(drawn.method)) checkRest(drawn.method, payment);
  const credit = tenders.find(({ row }) => row.method === 'ATHLETES_PAYMENT')?.amount ?? 0;
  rejectBesideCredit(drawn.method, creditLeft(parts.payer, credit));
  if (isRest(drawn.method) || SINGLE.has(drawn.method)) await repository.removeMethod(cart, drawn.method);
  const most = 'most' in input ? input.most : null;
  await repository.add(cart, { shown: {}, most, ...drawn, createdAt: new Date(parts.now) });
}
