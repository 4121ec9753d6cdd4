import type { Tx } from '../../../platform/db/database.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import { balances, type CapSpend } from '../../ledger/index.ts';
import type { RoleReduction } from '../../shopping/index.ts';
import { beginSpendYear, spendYear } from '../../customers/index.ts';
import type { Attempt } from './repository.ts';

/**
 * What the prices of a role spend of the cap that limits them. The credit of an athlete is money: it is spent by paying
 * with it, and not by the price as well.
 */
export const capSpendOf = (role: RoleReduction | undefined): CapSpend | undefined =>
  role === undefined || role.role === 'ATHLETE'
    ? undefined
    : { consumerNo: role.consumerNo, kind: role.role, amount: role.spend };

/** Takes what an order spends of a cap; the total is another one (ORD415) when a cart elsewhere has spent it meanwhile. */
export async function takeCapSpend(tx: Tx, { id, plan }: Attempt, now: Date): Promise<void> {
  const { capSpend } = plan;
  if (capSpend === undefined) return;
  await beginSpendYear(tx, capSpend.consumerNo, now.getTime());
  const short = await balances(tx).takeAll([{ ...capSpend, item: '', reference: id }], now);
  if (short !== undefined) throw new ServiceError('ORD415', { type: 'flash' });
}

/** What was kept of the goods of an order before and after a return, and what they are in all; minor units. */
export interface RetainedGoods {
  readonly all: number;
  readonly before: number;
  readonly after: number;
}

/**
 * Gives back what a return spent of a cap: its part of the goods, so that the parts add up to all of it, once by the
 * number of the return. What was spent in an earlier year counts for nothing any more, and nothing of it comes back.
 */
export async function returnCapSpend(
  tx: Tx,
  { plan: { capSpend }, createdAt }: Pick<Attempt, 'plan' | 'createdAt'>,
  returnNumber: string,
  retained: RetainedGoods,
  now: Date,
): Promise<void> {
  if (capSpend === undefined || retained.all <= 0) return;
  if (spendYear(createdAt.getTime()) !== spendYear(now.getTime())) return;
  const spentOn = (goods: number): number => Math.floor((capSpend.amount * goods) / retained.all);
  const amount = spentOn(retained.before) - spentOn(retained.after);
  const reference = `returned:${returnNumber}`;
  if (amount > 0) await balances(tx).add({ ...capSpend, item: '', amount, reference }, now);
}
