import type { Address, PlaceOrder } from '@haberdash/api-client/cart';

import { priceCart, type PricedCart } from '../cart/pricing.ts';
import type { CartRow } from '../cart/repository.ts';
import type { CountryRulesOf } from '../cart/handlers/delivery.ts';
import { judgeAddress } from '../cart/rules/address.ts';
import { destinationsOf } from '../../shared/countries/destinations.ts';
import { shopperOf, type RequestContext } from '../../platform/context/request-context.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { ErrorCode } from '../../platform/errors/messages.ts';
import { ServiceRefusal, refuseAll } from '../../platform/errors/refusal.ts';
import { checkHolds, type HoldRules } from './holds.ts';
import type { Own } from '../../platform/policy/objects.ts';
import { isOtherTotal, obstacles, sessionOf } from './checks.ts';
import { takeCapSpend } from './cap-spend.ts';
import { planOrder } from './plan.ts';
import { placementRepository, type Attempt, type PlacementRepository } from './repository.ts';
import type { SettleParts } from './settle.ts';
import { shortLines } from './short-lines.ts';
import type { WaitingRoom } from './waiting.ts';

/** How a placement stands when it is asked for. */
export type Begun =
  /** An order of this cart is there already. */
  | { readonly kind: 'placed'; readonly orderNumber: string }
  /** Another call is paying for this cart, or waits for the shopper or the party. */
  | { readonly kind: 'live'; readonly attempt: Attempt }
  /** This payment session has failed before, and stays failed. */
  | { readonly kind: 'failed'; readonly errorId: ErrorCode }
  /** Other carts of the shopper have payments that wait: they are given up first. */
  | { readonly kind: 'waiting'; readonly attempts: readonly Attempt[] }
  /** Stock is taken and the attempt recorded: the party can be asked. */
  | { readonly kind: 'begun'; readonly attempt: Attempt };

/** What beginning needs beside its transaction. */
export interface BeginParts extends SettleParts {
  readonly rulesOf: CountryRulesOf;
  /** How long the attempt belongs to the instance that began it. */
  readonly leaseMs: number;
  /** How much stock may be held without being paid; without it, in a test, any. */
  readonly holds: HoldRules | undefined;
  /** Those who have asked and not begun. */
  readonly waiting: WaitingRoom;
}

const FAILURES: ReadonlySet<string> = new Set(['PAY400', 'PYT400', 'PYT402', 'PYT404']);

/** The code that a failed attempt answers with, every time. */
export const failureOf = (attempt: Pick<Attempt, 'errorId'>): ErrorCode =>
  // Only settling writes this column, with one of these codes.
  attempt.errorId !== null && FAILURES.has(attempt.errorId) ? (attempt.errorId as ErrorCode) : 'PAY400';

function billingOf(body: PlaceOrder, cart: CartRow, locale: string, parts: BeginParts): Address {
  const { billingAddress } = body;
  if (billingAddress === undefined) {
    if (cart.billingAddress === null) throw new ServiceRefusal('BIL400', { field: 'billingAddress' });
    return cart.billingAddress;
  }
  const verdict = judgeAddress(billingAddress, {
    purpose: 'billing',
    shipsTo: [],
    rules: parts.rulesOf(billingAddress.countryCode, locale),
    fieldPrefix: 'billingAddress.',
  });
  if (verdict.ok) return verdict.address;
  refuseAll(verdict.details.map((detail) => ({ ...detail, errorId: 'PYT406' })));
  throw new ServiceRefusal('PYT406', { field: 'billingAddress' });
}

async function checkSession(repository: PlacementRepository, body: PlaceOrder, now: number): Promise<void> {
  const session = await repository.session(sessionOf(body));
  const isUsable = session?.cartId === body.cartId && session.expiresAt.getTime() > now;
  if (!isUsable) throw new ServiceRefusal('PYT404', { field: 'paymentMethod.additionalData.sessionID' });
}

async function take(repository: PlacementRepository, attempt: Attempt, priced: PricedCart): Promise<void> {
  const short = await repository.takeStock(
    attempt.id,
    priced.lines.flatMap(({ row: { variantId, quantity }, location }) =>
      location === null ? [] : [{ variantId, quantity, location }],
    ),
  );
  if (short !== undefined) {
    const line = priced.lines.findLast(
      ({ row, location }) => row.variantId === short.variantId && location === short.location,
    );
    throw new ServiceRefusal('INV701', {
      type: 'flash',
      ...(line === undefined ? {} : { itemId: line.row.id, additionalInfo: { maxAllowedQty: 0 } }),
    });
  }
  const lapsed = await repository.useCoupons(attempt.id, attempt.owner, attempt.plan.couponCodes);
  if (lapsed !== undefined) throw new ServiceRefusal('ORD415', { type: 'flash' });
}

/**
 * The first of two transactions of a placement: locks the cart, counts it anew, checks everything, takes
 * stock and records the attempt. A refusal undoes all of it.
 */
export async function begin(
  tx: Tx,
  lockCart: () => Promise<Own<CartRow>>,
  context: RequestContext,
  body: PlaceOrder,
  parts: BeginParts,
  hasMadeRoom: boolean,
): Promise<Begun> {
  const repository = placementRepository(tx);
  const now = parts.now();
  const shopper = shopperOf(context);
  const sessionId = sessionOf(body);
  const wanted = { cartId: body.cartId, owner: shopper.subject, sessionId };
  const [short = []] = await shortLines(tx, [wanted], now);
  if (short.length > 0) await parts.waiting.refuseShort(tx);
  refuseAll(short);
  const cart = await lockCart();

  const order = await repository.orderOfCart(cart.id);
  if (order?.state === 'PLACED') return { kind: 'placed', orderNumber: order.orderNumber };
  const live = await repository.liveAttempt(cart.id);
  if (live !== undefined) return { kind: 'live', attempt: live };
  await checkSession(repository, body, now);
  const before = await repository.attemptOfSession(sessionId);
  if (before !== undefined) return { kind: 'failed', errorId: failureOf(before) };

  const billingAddress = billingOf(body, cart, context.locale, parts);
  const priced = await priceCart(tx, cart, context, now);
  refuseAll(obstacles(priced, destinationsOf(context.country)));
  if (isOtherTotal(priced, body.expectedTotal)) throw new ServiceRefusal('ORD415', { type: 'flash' });

  const waiting = (await repository.heldBy(shopper.subject)).filter(({ state }) => state !== 'RESERVED');
  if (waiting.length > 0 && !hasMadeRoom) return { kind: 'waiting', attempts: waiting };
  const clientKeys = parts.holds?.keysOf(context.client, now) ?? [];
  if (parts.holds !== undefined) await checkHolds(repository, shopper.subject, clientKeys, parts.holds);

  const plan = planOrder(priced, context, billingAddress, () => parts.identifiers.pickupCode());
  // What nobody sends to an address has no e-mail address but that of the bill.
  if (plan.email === '') throw new ServiceRefusal('ORD400', { field: 'billingAddress.email' });
  const attempt = await repository.addAttempt({
    id: parts.identifiers.key(),
    cartId: cart.id,
    sessionId,
    payKey: sessionId,
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
  await take(repository, attempt, priced);
  await takeCapSpend(tx, attempt, new Date(now));
  return { kind: 'begun', attempt };
}
