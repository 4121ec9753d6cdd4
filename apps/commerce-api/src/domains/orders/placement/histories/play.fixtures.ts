import { eq } from 'drizzle-orm';

import { coupon } from '../../../shopping/cart/promotion-schema.ts';
import { stock } from '../../../catalogue/catalogue/schema.ts';
import type { History, Played } from './explain.fixtures.ts';
import { ledgerFaults, readEnds } from './ledgers.fixtures.ts';
import type { Op } from './model.fixtures.ts';
import { seeded, type Plan } from './random-plan.fixtures.ts';
import { addPeople, CAMPAIGN, fillCarts, GIFT_CARD, turns, type HistoryWorld } from './world.fixtures.ts';

/** Longer than the waiting room's pause. */
const BETWEEN_HISTORIES_MS = 1_000;

type Answered = { readonly status: number; readonly errorIds: readonly string[]; readonly body: unknown };

/** The model's outcome of a response. */
function outcomeOf({ status, errorIds, body }: Answered): string {
  if (status !== 200) return errorIds[0] ?? String(status);
  // Contract tests validate these responses.
  const { status: state, paymentMethod = [] } = body as {
    status?: string;
    paymentMethod?: readonly { code: string; amount: number }[];
  };
  if (state !== 'PLACED') return state ?? 'CANCELLED';
  const paid = (code: string): number =>
    Math.round((paymentMethod.find((tender) => tender.code === code)?.amount ?? 0) * 100);
  return `PLACED ${paid('LOYALTY_POINTS')}/${paid('GIFT_CARD')}/${paid('CREDIT_CARD')}`;
}

/** Runs all clients in parallel and records responses and final state. */
export async function playHistory(
  world: HistoryWorld,
  plan: Plan,
  seed: number,
): Promise<History & { readonly faults: readonly string[] }> {
  const { database, instances, variants, pace } = world;
  const [{ clock, gateway, giftCards, checkout }] = instances;
  clock.advance(BETWEEN_HISTORIES_MS);
  pace.random = seeded(seed);
  gateway.reset();
  giftCards.reset();
  giftCards.issue(GIFT_CARD.code, plan.rules.giftBalance);
  for (const [at, variantId] of variants.entries())
    await database.read
      .update(stock)
      .set({ quantity: plan.start.stock[at] ?? 0 })
      .where(eq(stock.variantId, variantId));
  const code = `HISTORY${seed}`;
  const promotionId = `promotion-${CAMPAIGN.toLowerCase()}`;
  await database.read.insert(coupon).values({ code, promotionId, maxUses: plan.start.coupons });
  const people = await addPeople(world, plan);
  const carts = await fillCarts(world, plan, people, code);

  let tick = 0;
  const orders = new Map<number, string>();
  const send = async ({ kind, cart: at }: Op, client: number): Promise<string> => {
    const { id = '', session = '' } = carts[at] ?? {};
    const spec = plan.rules.carts[at];
    const shopper = people[spec?.person ?? 0]?.at[client % 2 === 0 ? 0 : 1];
    if (shopper === undefined || spec === undefined) throw new RangeError('nobody has this cart');
    const orderNumber = orders.get(at) ?? '';
    if (kind === 'cancel') {
      const body = { orderNumber, reason: 'CHANGED_MIND' };
      const { status, errorIds } = await shopper.call('POST', '/consumers-v3/consumer/CancelOrder', body);
      return status === 200 ? 'CANCELLED' : (errorIds[0] ?? String(status));
    }
    const reply =
      kind === 'place'
        ? await shopper.place(id, session, { expectedTotal: spec.expected / 100 })
        : await shopper.answerChallenge(orderNumber, session, kind === 'pass' ? 'passed' : 'failed');
    if (reply.status === 200) orders.set(at, reply.body.orderNumber);
    return outcomeOf(reply);
  };
  const run = async (ops: readonly Op[], client: number): Promise<Played[]> => {
    const played: Played[] = [];
    for (const op of ops) {
      const before = played.at(-1)?.outcome ?? '';
      if (op.kind === 'cancel' && !before.startsWith('PLACED')) break;
      if ((op.kind === 'pass' || op.kind === 'fail') && before !== 'PENDING_CHALLENGE') break;
      await turns(pace.random.below(6));
      tick += 1;
      const from = tick;
      const outcome = await send(op, client);
      tick += 1;
      played.push({ op, from, to: tick, outcome });
    }
    return played;
  };
  const clients = await Promise.all(plan.clients.map(run));
  for (const instance of instances) await instance.checkout.background.drain();
  if (clients.some((played) => played.some(({ op }) => op.kind === 'cancel'))) await checkout.reconcile();
  for (const instance of instances) await instance.checkout.background.drain();
  const ends = await readEnds(world, people, code);
  const ids = carts.map(({ id }) => id);
  return {
    rules: { ...plan.rules, isSnapshot: database.engine === 'pglite' },
    start: plan.start,
    clients,
    ends,
    faults: await ledgerFaults(world, plan, ends, ids),
  };
}
