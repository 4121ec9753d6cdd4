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

/** The prices of a role on a cart, and whose cap they spend. */
export interface RoleReduction extends RolePrices {
  readonly consumerNo: string;
  readonly role: PricedRole;
}

const left = (cap: number | null, spend: number | null): number => (cap ?? 0) - (spend ?? 0);

/** The first role of somebody that has prices: employee with accepted terms, athlete, prosumer (spec 2 §5). */
function roleOf(facts: SpendFacts): { readonly role: PricedRole; readonly left: number } | undefined {
  const { employeeCap, athleteCredit, prosumerCredit } = facts;
  if (employeeCap !== null && facts.acceptedEmployeeTerms)
    return { role: 'EMPLOYEE', left: left(employeeCap, facts.employeeSpend) };
  if (athleteCredit !== null) return { role: 'ATHLETE', left: left(athleteCredit, facts.athleteSpend) };
  if (prosumerCredit !== null && facts.identities.length > 0)
    return { role: 'PROSUMER', left: left(prosumerCredit, facts.prosumerSpend) };
  return undefined;
}

/** What the cart's own payment under way has taken of a balance: it is still the cart's to spend. */
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

/**
 * The prices of the shopper's role on a cart; none for who has no such role, and on a site with another currency than
 * the cap is in.
 */
async function roleReduction(
  db: Executor,
  cart: Own<CartRow>,
  lines: readonly FullLine[],
  currency: Currency,
  nowMs: number,
): Promise<RoleReduction | undefined> {
  // Guests and associates have no account, and cost no statement.
  if (!cart.owner.startsWith('consumer-') || lines.length === 0) return undefined;
  const facts = await spendFacts(db, cart.owner, nowMs);
  const shopper = facts && roleOf(facts);
  if (facts === undefined || shopper === undefined || facts.currency !== currency) return undefined;
  const { consumerNo } = facts;
  const held = await heldOf(db, cart, consumerNo, shopper.role);
  const prices = rolePrices(lines, { ...shopper, left: shopper.left + held });
  return prices.off === 0 ? undefined : { ...prices, consumerNo, role: shopper.role };
}

/** What associates have lowered on a cart, and what there is to lower. */
export interface Adjusted extends AdjustedCart {
  readonly rows: readonly AdjustmentRow[];
  /** Lines with what is left of their price before any adjustment. */
  readonly adjustable: readonly AdjustableLine[];
}

/** What comes off the lines of a cart before any promotion. */
export interface Reductions {
  readonly role: RoleReduction | undefined;
  readonly adjusted: Adjusted;
  readonly byLine: ReadonlyMap<string, number>;
}

/** Counts what a role and associates take off a cart, the role first. */
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
  // Only associates lower prices, and only in carts of their own.
  const rows = cart.owner.startsWith('agent-') ? await adjustmentsOf(db, cart) : [];
  const { amounts, byLine } = adjust(adjustable, rows);
  const all = new Map(lines.map(({ id }) => [id, (role?.byLine.get(id) ?? 0) + (byLine.get(id) ?? 0)]));
  return { role, adjusted: { rows, adjustable, amounts, byLine }, byLine: all };
}
