import type { NewSavedCard, NewSavedGiftCard, SavedPaymentInstrument } from '@haberdash/api-client/consumers';

import { defineHandlers, type Services } from '../../../platform/operations/area.ts';
import type { Call } from '../../../platform/operations/handlers.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import { Unavailable } from '../../../platform/errors/unavailable.ts';
import { CURRENCIES } from '../../../shared/money.ts';
import type { GiftCards } from '../../../providers/gift-cards/provider.ts';
import type { CardVault } from '../../../providers/card-vault/provider.ts';
import type { PaymentGateway } from '../../../providers/payment/provider.ts';
import { balances } from '../../ledger/index.ts';
import type { CheckCaptcha } from '../../../providers/captcha/captcha-check.ts';
import { billingAddressId } from './billing.ts';
import { forgetCards } from './forget-cards.ts';
import { walletReader, walletRepository, type InstrumentRow } from './repository.ts';
import { isExpired, rejectNoMember } from '../../customers/index.ts';
import { checkReward, rewardCode, rewardEnd } from './rules.ts';
import { toInstrument } from './view.ts';

export interface WalletParts extends Pick<Services, 'clock'> {
  readonly gateway: Pick<PaymentGateway, 'openSession'>;
  readonly vault: CardVault;
  readonly giftCards: GiftCards;
  readonly checkCaptcha: CheckCaptcha;
  /** Countries that the payment provider bills. */
  readonly billingCountries: readonly string[];
}

type SaveCall = Call<'savePaymentInstrument'>;

/** A provider that does not respond is a temporary failure (503), not a mistake of the caller. */
const orUnavailable = async <T>(work: Promise<T>, log: SaveCall['log'], what: string): Promise<T> =>
  work.catch((error: unknown) => {
    log.warn({ err: error }, what);
    throw new Unavailable(what);
  });

async function saveCard(call: SaveCall, body: NewSavedCard, parts: WalletParts): Promise<string> {
  const { clock, vault, checkCaptcha, billingCountries } = parts;
  const { context, log, find, db, within } = call;
  const { main = false } = body;
  await checkCaptcha({ action: 'saveCard', token: body.recaptcha_response, context, log });
  if (body.addressId === undefined && body.billingAddress === undefined)
    throw new ServiceError('PYT406', { field: 'addressId' });
  const now = new Date(clock.now());
  if (!(await walletReader(db).isOwnSession(await find(), body.sessionID, now)))
    throw new ServiceError('PYT404', { field: 'sessionID' });
  const storing = await orUnavailable(vault.store(body.sessionID), log, 'the card was not stored');
  if (storing.kind !== 'stored') throw new ServiceError('PYT404', { field: 'sessionID' });
  const { token, fingerprint, ...card } = storing.card;
  if (isExpired(card, now.getTime())) throw new ServiceError('FE309', { field: 'expirationMonth' });
  return within(async (tx, lock) => {
    const person = await lock();
    const wallet = walletRepository(tx);
    const addressId = await billingAddressId(tx, person, body, context, billingCountries);
    const isFirst = !(await wallet.instruments(person)).some(({ method }) => method === 'CREDIT_CARD');
    const id = await wallet.add(person, {
      method: 'CREDIT_CARD',
      main: isFirst || main,
      providerToken: token,
      fingerprint,
      card,
      addressId: addressId ?? null,
      currency: person.currency,
      createdAt: now,
    });
    if (id === undefined) throw new ServiceError('PYT300');
    return id;
  });
}

async function saveGiftCard(
  { log, within }: SaveCall,
  { code, pin }: NewSavedGiftCard,
  { clock, giftCards }: WalletParts,
): Promise<string> {
  if (code === undefined || code.trim() === '') throw new ServiceError('GFC400', { field: 'code' });
  const card = { code, pin: pin ?? '' };
  const found = await orUnavailable(giftCards.find(card), log, 'the gift card was not looked up');
  if (found.kind === 'expired') throw new ServiceError('GFC812', { field: 'code' });
  const currency = found.kind === 'found' && CURRENCIES.find((each) => each === found.card.currency);
  if (found.kind !== 'found' || !currency) throw new ServiceError('GFC700', { field: 'code' });
  const { token, lastFour, expiresAt } = found.card;
  return within(async (tx, lock) => {
    const id = await walletRepository(tx).add(await lock(), {
      method: 'GIFT_CARD',
      providerToken: token,
      fingerprint: token,
      lastFour,
      currency,
      expiresAt: expiresAt === undefined ? null : new Date(expiresAt),
      createdAt: new Date(clock.now()),
    });
    if (id === undefined) throw new ServiceError('PYT300');
    return id;
  });
}

const saveReward = (
  { within }: SaveCall,
  { method, points }: { readonly method: 'REWARD_CODE' | 'REWARD_CARD'; readonly points: number },
  { clock }: WalletParts,
): Promise<string> =>
  within(async (tx, lock) => {
    const person = await lock();
    const wallet = walletRepository(tx);
    const membership = await wallet.membership(person);
    const rejection = rejectNoMember(membership);
    if (membership === undefined || rejection !== undefined) throw new ServiceError(rejection ?? 'REW130');
    const verdict = checkReward(membership, points);
    if (!verdict.ok) throw new ServiceError(verdict.errorId, { field: 'points' });
    const id = await wallet.add(person, {
      method,
      amount: verdict.amount,
      points,
      code: rewardCode(),
      currency: person.currency,
      expiresAt: rewardEnd(clock.now()),
      createdAt: new Date(clock.now()),
    });
    if (id === undefined) throw new TypeError('a reward is never there already');
    const spent = { kind: 'POINTS', consumerNo: person.consumerNo, item: '', amount: points } as const;
    const short = await balances(tx).takeAll(
      [{ ...spent, reference: `reward:${id}` }],
      new Date(clock.now()),
    );
    if (short !== undefined) throw new ServiceError('REW140', { field: 'points' });
    return id;
  });

/** Lists instruments; a gift card whose issuer does not respond is left out. */
async function showInstruments(
  rows: readonly InstrumentRow[],
  { clock, giftCards }: Pick<WalletParts, 'clock' | 'giftCards'>,
): Promise<SavedPaymentInstrument[]> {
  const shown = await Promise.all(
    rows.map(async (row) => {
      if (row.method !== 'GIFT_CARD') return toInstrument(row, clock.now(), 0);
      const known = await giftCards.findByToken(row.providerToken ?? '').catch(() => undefined);
      return known?.kind === 'found' ? toInstrument(row, clock.now(), known.card.balance) : undefined;
    }),
  );
  return shown.flatMap((each) => (each === undefined ? [] : [each]));
}

const ofMethod = (rows: readonly InstrumentRow[], method: string | undefined): readonly InstrumentRow[] =>
  rows.filter((row) => method === undefined || row.method === method);

/** Calls about saved cards, gift cards and rewards (spec 1 §7). */
export const walletHandlers = (parts: WalletParts) =>
  defineHandlers({
    createCardSession: async ({ body, context, log, find, within }) => {
      await find();
      const origin = URL.canParse(body.referer) ? new URL(body.referer) : undefined;
      if (origin === undefined || !['http:', 'https:'].includes(origin.protocol))
        throw new ServiceError('API400', { field: 'referer' });
      const card = { origin: origin.origin, language: context.language, method: 'CREDIT_CARD' } as const;
      const opened = await orUnavailable(parts.gateway.openSession(card), log, 'no card session was opened');
      const expiresAt = new Date(parts.clock.now() + opened.expiresInSeconds * 1000);
      await within(async (tx, lock) =>
        walletRepository(tx).addSession(await lock(), opened.sessionId, expiresAt),
      );
      return {
        provider: opened.provider,
        sessionID: opened.sessionId,
        frameUrl: opened.frameUrl,
        expiresIn: opened.expiresInSeconds,
      };
    },
    getSavedPaymentInstruments: async ({ object: person, db, query }) => {
      const wallet = walletReader(db);
      const method = query?.payment_method_id;
      if (method === 'REWARD_CODE' || method === 'REWARD_CARD') {
        const rejection = rejectNoMember(await wallet.membership(person));
        if (rejection !== undefined) throw new ServiceError(rejection);
      }
      const rows = ofMethod(await wallet.instruments(person), method);
      return { paymentInstruments: await showInstruments(rows, parts) };
    },
    savePaymentInstrument: async (call) => {
      const { body, query, db, find } = call;
      const paymentInstrumentId = await ('sessionID' in body
        ? saveCard(call, body, parts)
        : 'points' in body
          ? saveReward(call, { method: body.payment_method_id, points: body.points }, parts)
          : saveGiftCard(call, body, parts));
      const card = { paymentInstrumentId };
      const method = query?.payment_method_id;
      if (method === undefined) return { card };
      const rows = ofMethod(await walletReader(db).instruments(await find()), method);
      return { card, paymentInstruments: await showInstruments(rows, parts) };
    },
    updateSavedPaymentInstrument: async ({ object: { person, instrument }, tx, body, context }) => {
      if (instrument.card === null) throw new ServiceError('PYT404');
      const { expirationMonth, expirationYear, main } = body;
      const renewed = expirationMonth !== undefined && expirationYear !== undefined;
      const card = renewed ? { ...instrument.card, expirationMonth, expirationYear } : instrument.card;
      if (renewed && isExpired(card, parts.clock.now()))
        throw new ServiceError('FE309', { field: 'expirationMonth' });
      const addressId = await billingAddressId(tx, person, body, context, parts.billingCountries);
      await walletRepository(tx).update(person, instrument.id, {
        card,
        ...(main === true ? { main } : {}),
        ...(addressId === undefined ? {} : { addressId }),
      });
      return { card: { paymentInstrumentId: instrument.id } };
    },
    removeSavedPaymentInstrument: async ({ within, log }) => {
      const removed = await within(async (tx, lock) => {
        const { instrument } = await lock();
        await walletRepository(tx).remove(instrument.id);
        return instrument;
      });
      const token = removed.method === 'CREDIT_CARD' ? removed.providerToken : null;
      await forgetCards(parts.vault, token === null ? [] : [token], log);
      return { paymentInstrumentId: removed.id };
    },
  });
