import type { Address, PlaceOrder } from '@haberdash/api-client/cart';

import {
  noteSale,
  sessionOfOrder,
  priceCart,
  type PricedCart,
  cartReader,
  type CartRow,
  type CountryRulesOf,
  checkAddress,
  tenderReader,
} from '../../shopping/index.ts';
import { destinationsOf } from '../../../shared/countries/destinations.ts';
import { shopperOf, type RequestContext } from '../../../platform/context/request-context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { ErrorCode } from '../../../platform/errors/messages.ts';
import { ServiceError, rejectAll } from '../../../platform/errors/service-error.ts';
import { checkHolds, type HoldRules } from './holds.ts';
import type { Own } from '../../../platform/policy/objects.ts';
import { isOtherTotal, obstacles, otherTotalCode } from './checks.ts';
import { takeCapSpend } from './cap-spend.ts';
import { balances, tendersOf } from '../../ledger/index.ts';
import { payingOf, planTenders, sessionOf, type Paying } from './paying.ts';
import { failureOf } from './failure.ts';
import { planOrder } from './plan-order.ts';
import { placementRepository, type Attempt } from './repository.ts';
import type { SettleParts } from './settle.ts';
import { freeReserved, noteReserved } from './reserved-stock.ts';
import { shortLines } from './short-lines.ts';
import type { WaitingRoom } from './waiting.ts';

/** Possible results of starting a placement. */
export type PlacementStart =
  | { readonly kind: 'placed'; readonly orderNumber: string }
  /** Another call pays for this cart. */
  | { readonly kind: 'live'; readonly attempt: Attempt; readonly isSame: boolean }
  /** These tenders have failed before. */
  | { readonly kind: 'failed'; readonly errorId: ErrorCode }
  /** Waiting payments of the shopper's other carts are voided first. */
  | { readonly kind: 'waiting'; readonly attempts: readonly Attempt[] }
  /** Stock is taken and the attempt stored. */
  | { readonly kind: 'begun'; readonly attempt: Attempt; readonly fingerprint: string | undefined };

export interface StartParts extends SettleParts {
  readonly rulesOf: CountryRulesOf;
  /** Lease of the starting instance, in milliseconds. */
  readonly leaseMs: number;
  /** Limits of unpaid stock; unlimited in tests without it. */
  readonly holds: HoldRules | undefined;
  readonly waiting: WaitingRoom;
}

function billingOf(body: PlaceOrder, cart: CartRow, locale: string, parts: StartParts): Address {
  const { billingAddress } = body;
  if (billingAddress === undefined) {
    if (cart.billingAddress === null) throw new ServiceError('BIL400', { field: 'billingAddress' });
    return cart.billingAddress;
  }
  const verdict = checkAddress(billingAddress, {
    purpose: 'billing',
    shipsTo: [],
    rules: parts.rulesOf(billingAddress.countryCode, locale),
    fieldPrefix: 'billingAddress.',
  });
  if (verdict.ok) return verdict.address;
  rejectAll(verdict.details.map((detail) => ({ ...detail, errorId: 'PYT406' })));
  throw new ServiceError('PYT406', { field: 'billingAddress' });
}

async function checkSession(tx: Tx, cart: Own<CartRow>, { rest }: Paying, now: number): Promise<void> {
  if (rest === undefined || (rest.kind === 'tender' && rest.row.sessionId === null)) return;
  const [sessionId, method] =
    rest.kind === 'session' ? [rest.sessionId, rest.method] : [rest.row.sessionId ?? '', rest.row.method];
  const session = await cartReader(tx).session(cart, sessionId);
  const isUsable = session?.method === method && session.expiresAt.getTime() > now;
  if (!isUsable) throw new ServiceError('PYT404', { field: 'paymentMethod.additionalData.sessionID' });
}

/** Takes stock, codes and balances, in a fixed order. */
async function take(tx: Tx, attempt: Attempt, priced: PricedCart, now: Date): Promise<void> {
  const repository = placementRepository(tx);
  const quantities = priced.lines.flatMap(({ row: { variantId, quantity }, location }) =>
    location === null ? [] : [{ variantId, quantity, location }],
  );
  const { reservation } = priced;
  if (reservation !== undefined) await freeReserved(tx, reservation, quantities);
  const short = await repository.takeStock(attempt.id, quantities);
  if (short !== undefined) {
    const line = priced.lines.findLast(
      ({ row, location }) => row.variantId === short.variantId && location === short.location,
    );
    throw new ServiceError('INV701', {
      type: 'flash',
      ...(line === undefined ? {} : { itemId: line.row.id, additionalInfo: { maxAllowedQty: 0 } }),
    });
  }
  if (reservation !== undefined) await noteReserved(tx, attempt.id, reservation);
  const lapsed = await repository.useCoupons(attempt.id, attempt.owner, attempt.plan.couponCodes);
  const isFree = lapsed === undefined && (await repository.noteShopper(attempt));
  if (!isFree) throw new ServiceError('ORD415', { type: 'flash' });
  const own = tendersOf(attempt).flatMap((tender) =>
    tender.provider === 'balance'
      ? [{ ...tender.account, amount: tender.amount, reference: attempt.id }]
      : [],
  );
  if ((await balances(tx).takeAll(own, now)) !== undefined) throw new ServiceError('REW140');
}

/** The first transaction: locks and prices the cart, checks it, takes stock and stores the attempt. */
export async function startPlacement(
  tx: Tx,
  lockCart: () => Promise<Own<CartRow>>,
  context: RequestContext,
  body: PlaceOrder,
  parts: StartParts,
  hasMadeRoom: boolean,
): Promise<PlacementStart> {
  const repository = placementRepository(tx);
  const now = parts.now();
  const shopper = shopperOf(context);
  const requested = { cartId: body.cartId, owner: shopper.subject, sessionId: sessionOf(body) };
  const [short = []] = await shortLines(tx, [requested], now);
  if (short.length > 0) await parts.waiting.rejectShort(tx);
  rejectAll(short);
  const cart = await lockCart();

  const order = await repository.orderOfCart(cart.id);
  if (order?.state === 'PLACED') return { kind: 'placed', orderNumber: order.orderNumber };
  const live = await repository.liveAttempt(cart.id);
  const paying = await payingOf(tx, cart, body);
  if (live !== undefined) return { kind: 'live', attempt: live, isSame: live.payKey === paying.payKey };
  const sale = await sessionOfOrder(tx, context, body.inStoreSalesInfo);
  await checkSession(tx, cart, paying, now);
  const before = await repository.attemptOfKey(paying.payKey);
  if (before !== undefined) return { kind: 'failed', errorId: failureOf(before) };

  const billingAddress = billingOf(body, cart, context.locale, parts);
  const priced = await priceCart(tx, cart, context, now);
  rejectAll(obstacles(priced, destinationsOf(context.country)));
  if (isOtherTotal(priced, body.expectedTotal))
    throw new ServiceError(otherTotalCode(priced, body.expectedTotal), { type: 'flash' });

  const waiting = (await repository.heldBy(shopper.subject)).filter(({ state }) => state !== 'RESERVED');
  if (waiting.length > 0 && !hasMadeRoom) return { kind: 'waiting', attempts: waiting };
  const clientKeys = parts.holds?.keysOf(context.client, now) ?? [];
  if (parts.holds !== undefined) await checkHolds(repository, shopper.subject, clientKeys, parts.holds);

  if (await tenderReader(tx).hasExpiredReward(cart, new Date(now))) throw new ServiceError('REW140');
  const attemptId = parts.identifiers.key();
  const { edition } = context;
  const tenders = planTenders(priced.payment, priced.quote.total, paying, { attemptId, edition });
  const pickupCode = (): string => parts.identifiers.pickupCode();
  const plan = planOrder(priced, context, billingAddress, { tenders, pickupCode });
  // Without a delivery address the e-mail is that of the bill.
  if (plan.email === '') throw new ServiceError('ORD400', { field: 'billingAddress.email' });
  const attempt = await repository.addAttempt({
    id: attemptId,
    cartId: cart.id,
    sessionId: paying.sessionId,
    payKey: paying.payKey,
    owner: shopper.subject,
    orderNumber: parts.identifiers.orderNumber(),
    state: 'RESERVED',
    amount: plan.total,
    currency: plan.currency,
    plan,
    createdAt: new Date(now),
    leaseUntil: new Date(now + parts.leaseMs),
    leaseOwner: parts.instance,
    clientKey: clientKeys[0] ?? null,
  });
  await take(tx, attempt, priced, new Date(now));
  await takeCapSpend(tx, attempt, new Date(now));
  if (sale !== undefined) await noteSale(tx, attempt.id, sale, new Date(now));
  return { kind: 'begun', attempt, fingerprint: cart.deviceFingerprint ?? undefined };
}
