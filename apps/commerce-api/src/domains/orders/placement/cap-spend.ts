import type { Tx } from '../../../platform/db/database.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import { balances, type CapSpend } from '../../ledger/index.ts';
import type { RoleReduction } from '../../shopping/index.ts';
import { startSpendYear, spendYear } from '../../customers/index.ts';
import type { Attempt } from './repository.ts';

/** What role prices spend of a cap; athlete credit is spent as a tender instead. */
export const capSpendOf = (role: RoleReduction | undefined): CapSpend | undefined =>
  role === undefined || role.role === 'ATHLETE'
    ? undefined
    : { consumerNo: role.consumerNo, kind: role.role, amount: role.spend };

/** Takes an order's spend of a cap; ORD415 when another cart has spent it. */
export async function takeCapSpend(tx: Tx, { id, plan }: Attempt, now: Date): Promise<void> {
  const { capSpend } = plan;
  if (capSpend === undefined) return;
  await startSpendYear(tx, capSpend.consumerNo, now.getTime());
  const short = await balances(tx).takeAll([{ ...capSpend, item: '', reference: id }], now);
  if (short !== undefined) throw new ServiceError('ORD415', { type: 'flash' });
}

/** Goods value of an order: in all, and retained before and after a return; minor units. */
export interface RetainedGoods {
  readonly all: number;
  readonly before: number;
  readonly after: number;
}

/** Returns a return's part of the cap spend, idempotent by return number; spends of earlier years have lapsed. */
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
