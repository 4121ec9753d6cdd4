import { defineHandlers, type Services } from '../../../../platform/operations/area.ts';
import { shopperOf, type RequestContext } from '../../../../platform/context/request-context.ts';
import type { Executor } from '../../../../platform/db/database.ts';
import { toMajor } from '../../../../shared/money.ts';
import type { CheckCaptcha } from '../../../../providers/captcha/captcha-check.ts';
import type { GiftCard, GiftCards } from '../../../../providers/gift-cards/provider.ts';
import { ServiceError } from '../../../../platform/errors/service-error.ts';
import {
  type PlacementLock,
  cartRepository,
  type CartService,
  tenderReader,
  tenderRepository,
  type Payer,
  savedReader,
} from '../../../shopping/index.ts';
import { addTender } from './add-tender.ts';
import { lookUpGiftCard } from './gift-card-lookup.ts';
import { checkGiftCard } from './check-tender.ts';
import { offeredMethods } from './methods.ts';
import { applyVoucher } from './reward.ts';
import { parseTender, type TenderInput } from './parse-tender.ts';

export interface TenderRoutes {
  readonly services: Pick<Services, 'clock'>;
  readonly carts: CartService;
  readonly placementLock: PlacementLock;
  readonly giftCards: GiftCards;
  /** Undefined without a captcha. */
  readonly checkCaptcha: CheckCaptcha | undefined;
}

const payerOf = (db: Executor, context: RequestContext): Promise<Payer | undefined> => {
  const { subject, type } = shopperOf(context);
  return type === 'Registered' ? tenderReader(db).payer(subject) : Promise.resolve(undefined);
};

async function savedToken(db: Executor, payer: Payer | undefined, savedId: string): Promise<string> {
  const saved = payer && (await savedReader(db, payer).byId(savedId, 'GIFT_CARD'));
  const token = saved?.providerToken ?? undefined;
  if (token === undefined) throw new ServiceError('PYT404', { field: 'paymentInstrumentId' });
  return token;
}

/** Calls about the tenders of a cart (spec 1 §7). */
export const tenderHandlers = ({
  services,
  carts,
  placementLock: gate,
  giftCards,
  checkCaptcha,
}: TenderRoutes) => {
  type LookUp = Omit<Parameters<typeof lookUpGiftCard>[1], 'giftCards' | 'currency'> & {
    readonly db: Executor;
    readonly context: RequestContext;
    readonly cart: { readonly id: string };
    readonly payer: Payer | undefined;
  };

  /** Calls the issuer outside of a transaction, and not for a card too many. */
  async function cardOf(input: TenderInput, call: LookUp): Promise<GiftCard | undefined> {
    if (input.kind !== 'gift-card') return undefined;
    const { db, cart, payer, context, log } = call;
    checkGiftCard(await tenderReader(db).ofCart(cart), undefined);
    const { savedId, code, pin } = input;
    const request = savedId === undefined ? { code, pin } : { token: await savedToken(db, payer, savedId) };
    return lookUpGiftCard(request, { giftCards, currency: context.currency, log });
  }

  return defineHandlers({
    getPaymentMethods: async ({ object, db, context }) => {
      const priced = await carts.read({ object, db, context });
      const payer = await payerOf(db, context);
      return { paymentMethods: await offeredMethods(db, priced, payer, context, services.clock.now()) };
    },
    addPaymentInstrument: async ({ body, context, log, find, within, db }) => {
      const input = parseTender(body);
      const token = body.recaptcha_response;
      // Only gift card codes can be guessed.
      if (input.kind === 'gift-card' && input.savedId === undefined)
        await checkCaptcha?.({ action: 'giftCard', token, context, log });
      const cart = await find();
      await gate.clear(cart.id);
      const payer = await payerOf(db, context);
      const giftCard = await cardOf(input, { db, context, cart, payer, log });
      return within(async (tx, lock) => {
        const call = { object: await lock(), tx, context };
        const parts = { context, now: services.clock.now(), payer, giftCard };
        return carts.change(call, () => addTender(tx, call.object, input, parts));
      });
    },
    applyReward: async ({ body: { appliedLoyaltyVoucher }, ...call }) => {
      const { tx, context } = call;
      const payer = await payerOf(tx, context);
      const parts = { tx, context, payer, now: services.clock.now() };
      return carts.change(call, ({ cart }) => applyVoucher(cart, appliedLoyaltyVoucher, parts));
    },
    removePaymentInstrument: async ({ body, ...call }) =>
      carts.change(call, ({ cart }) => tenderRepository(call.tx).remove(cart, body.payment_instrument_id)),
    sendDeviceFingerPrint: async ({ object: cart, tx, body }) => {
      if (cart.state !== 'open') throw new ServiceError('BSK404');
      const { deviceFingerPrint, sessionID } = body;
      const carts = cartRepository(tx);
      // A fingerprint of another cart's session is ignored.
      if (sessionID !== undefined && (await carts.session(cart, sessionID)) === undefined)
        throw new ServiceError('API400', { field: 'sessionID' });
      const { updatedAt } = cart;
      await carts.update(cart, { deviceFingerprint: deviceFingerPrint, updatedAt });
      return { accepted: true };
    },
    getGiftCardBalance: async ({ body, context, log }) => {
      const { code, pin, recaptcha_response: token } = body;
      await checkCaptcha?.({ action: 'giftCard', token, context, log });
      const { currency } = context;
      const card = await lookUpGiftCard({ code, pin }, { giftCards, currency, log });
      const { balance, lastFour, expiresAt } = card;
      return {
        balance: toMajor(balance),
        currency,
        lastFour,
        ...(expiresAt === undefined ? {} : { expiresOn: expiresAt.slice(0, 10) }),
      };
    },
  });
};
