import type { Executor } from '../../../platform/db/database.ts';
import type { Providers } from '../../../shared/countries/providers.ts';
import { balanceReader, type BalanceAccount } from '../../ledger/index.ts';
import { allocate, type AllocationRules } from './rules/allocate.ts';
import { isReward, isRest } from './rules/methods.ts';
import { tenderReader, type TenderRow } from './repository.ts';

/** A tender with available and paid amounts in minor units. */
export interface PricedTender {
  readonly row: TenderRow;
  /** 0 for the rest, whose limit is unknown. */
  readonly available: number;
  readonly amount: number;
}

/** The payment of a total. */
export interface PricedTenders {
  readonly tenders: readonly PricedTender[];
  /** Unpaid amount. */
  readonly remaining: number;
  /** Athlete credit left beside this payment. */
  readonly athleteCredit: number;
  /** Providers of the rest with their amount limits. */
  readonly providers: Providers;
  /** The part that gift cards may pay. */
  readonly giftCardsMost: number;
}

/** The amount of the rest. */
export const openAmount = ({ tenders, remaining }: PricedTenders): number =>
  tenders.reduce((open, { row, amount }) => open + (isRest(row.method) ? amount : 0), remaining);

const KINDS = {
  ATHLETES_PAYMENT: 'ATHLETE',
  LOYALTY_POINTS: 'POINTS',
  REWARD_CODE: 'REWARD',
  REWARD_CARD: 'REWARD',
} as const;

const hasBalance = (method: TenderRow['method']): method is keyof typeof KINDS => method in KINDS;

/** The balance of a tender; undefined for external providers. */
export function balanceOf({
  method,
  consumerNo,
  item,
}: Pick<TenderRow, 'method' | 'consumerNo' | 'item'>): BalanceAccount | undefined {
  return hasBalance(method) && consumerNo !== null ? { kind: KINDS[method], consumerNo, item } : undefined;
}

async function availableOf(db: Executor, row: TenderRow, held: ReadonlyMap<string, number>): Promise<number> {
  if (isRest(row.method)) return 0;
  const account = balanceOf(row);
  if (account === undefined) return row.available ?? 0;
  const left = (await balanceReader(db).left(account)) ?? 0;
  return left + (held.get(`${account.kind}/${account.item}`) ?? 0);
}

/** Allocates a total to a cart's tenders with current balances. */
export async function priceTenders(
  db: Executor,
  cart: { readonly id: string },
  total: number,
  rules: Pick<AllocationRules, 'minimumPoints' | 'providers' | 'giftCardsMost'>,
): Promise<PricedTenders> {
  const reader = tenderReader(db);
  const rows = await reader.ofCart(cart);
  const { providers, giftCardsMost } = rules;
  if (rows.length === 0) return { tenders: [], remaining: total, athleteCredit: 0, providers, giftCardsMost };
  const held = rows.some((row) => balanceOf(row) !== undefined) ? await reader.held(cart) : new Map();
  const available: number[] = [];
  for (const row of rows) available.push(await availableOf(db, row, held));
  const ruled = rows.find(({ method }) => isReward(method) || method === 'ATHLETES_PAYMENT');
  const consumerNo = ruled?.consumerNo ?? undefined;
  const payer = consumerNo === undefined ? undefined : await reader.payerOf(consumerNo);
  const credit = Math.max(0, payer?.athleteCredit ?? 0) + (held.get('ATHLETE/') ?? 0);
  const { amounts, remaining } = allocate(
    total,
    rows.map(({ method, most }, at) => ({ method, most, available: available[at] ?? 0 })),
    { ...rules, athleteCredit: credit },
  );
  const tenders = rows.map((row, at) => ({ row, available: available[at] ?? 0, amount: amounts[at] ?? 0 }));
  const paid = tenders.find(({ row }) => row.method === 'ATHLETES_PAYMENT')?.amount ?? 0;
  return { tenders, remaining, athleteCredit: credit - paid, providers, giftCardsMost };
}
