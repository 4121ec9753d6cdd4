import { and, eq, inArray, sql } from 'drizzle-orm';

import { balanceEntry, LIVE_STATES, paymentAttempt } from '../../ledger/index.ts';
import { spendFacts, type SpendFacts } from '../../customers/index.ts';
import type { Executor } from '../../../platform/db/database.ts';
import type { Own } from '../../../platform/policy/objects.ts';
import type { Currency } from '../../../shared/money.ts';
import { adjustmentsOf, type AdjustmentRow } from './adjustment-repository.ts';
import type { CartRow } from './repository.ts';
import { adjust, type AdjustableLine, type AdjustedCart } from './rules/adjustments.ts';
import { rolePrices, type FullLine, type PricedRole, type RolePrices } from './rules/role-prices.ts';

/** Role prices of a cart and the account of their cap. */
export interface RoleReduction extends RolePrices {
  readonly consumerNo: string;
  readonly role: PricedRole;
}

const left = (cap: number | null, spend: number | null): number => (cap ?? 0) - (spend ?? 0);

/** The first role with prices: employee with accepted terms, athlete, prosumer (spec 2 §5). */
function roleOf(facts: SpendFacts): { readonly role: PricedRole; readonly left: number } | undefined {
  const { employeeCap, athleteCredit, prosumerCredit } = facts;
  if (employeeCap !== null && facts.acceptedEmployeeTerms)
    return { role: 'EMPLOYEE', left: left(employeeCap, facts.employeeSpend) };
  if (athleteCredit !== null) return { role: 'ATHLETE', left: left(athleteCredit, facts.athleteSpend) };
  if (prosumerCredit !== null && facts.identities.length > 0)
    return { role: 'PROSUMER', left: left(prosumerCredit, facts.prosumerSpend) };
  return undefined;
}

/** What the cart's own payment has taken of a balance. */
async function heldOf(
  db: Executor,
  { id: cartId }: CartRow,
  consumerNo: string,
  role: PricedRole,
): Promise<number> {
  const [found] = await db
    .select({ held: sql<number>`coalesce(-sum(${balanceEntry.amount}), 0)::int` })
    .from(balanceEntry)
    .innerJoin(paymentAttempt, eq(sql`${paymentAttempt.id}::text`, balanceEntry.reference))
    .where(
      and(
        eq(balanceEntry.consumerNo, consumerNo),
        eq(balanceEntry.kind, role),
        eq(paymentAttempt.cartId, cartId),
        inArray(paymentAttempt.state, [...LIVE_STATES]),
      ),
    );
  return found?.held ?? 0;
}

/** Role prices of a cart; undefined without a role, or in another currency than the cap's. */
async function roleReduction(
  db: Executor,
  cart: Own<CartRow>,
  lines: readonly FullLine[],
  currency: Currency,
  nowMs: number,
): Promise<RoleReduction | undefined> {
  // Guests and associates need no query.
  if (!cart.owner.startsWith('consumer-') || lines.length === 0) return undefined;
  const facts = await spendFacts(db, cart.owner, nowMs);
  const shopper = facts && roleOf(facts);
  if (facts === undefined || shopper === undefined || facts.currency !== currency) return undefined;
  const { consumerNo } = facts;
  const held = await heldOf(db, cart, consumerNo, shopper.role);
  const prices = rolePrices(lines, { ...shopper, left: shopper.left + held });
  return prices.off === 0 ? undefined : { ...prices, consumerNo, role: shopper.role };
}

/** Price adjustments of a cart. */
export interface Adjusted extends AdjustedCart {
  readonly rows: readonly AdjustmentRow[];
  /** Lines with their prices before adjustments. */
  readonly adjustable: readonly AdjustableLine[];
}

/** Reductions before promotions. */
export interface Reductions {
  readonly role: RoleReduction | undefined;
  readonly adjusted: Adjusted;
  readonly byLine: ReadonlyMap<string, number>;
}

/** Role prices first, then adjustments. */
export async function reductionsOf(
  db: Executor,
  cart: Own<CartRow>,
  lines: readonly FullLine[],
  currency: Currency,
  nowMs: number,
): Promise<Reductions> {
  const role = await roleReduction(db, cart, lines, currency, nowMs);
  const adjustable = lines
    .filter(({ isGiftCard }) => isGiftCard !== true)
    .map(({ id, quantity, unitCurrent }) => ({
      id,
      quantity,
      rest: unitCurrent * quantity - (role?.byLine.get(id) ?? 0),
    }));
  // Only associates' own carts have adjustments.
  const rows = cart.owner.startsWith('agent-') ? await adjustmentsOf(db, cart) : [];
  const { amounts, byLine } = adjust(adjustable, rows);
  const all = new Map(lines.map(({ id }) => [id, (role?.byLine.get(id) ?? 0) + (byLine.get(id) ?? 0)]));
  return { role, adjusted: { rows, adjustable, amounts, byLine }, byLine: all };
}
