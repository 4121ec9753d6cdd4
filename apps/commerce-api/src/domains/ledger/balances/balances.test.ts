import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { cloneDatabase, type TestDatabase } from '../../../testing/database.ts';
import { addPerson, addMember } from '../../../testing/people.fixtures.ts';
import type { BalanceAccount } from './accounts.ts';
import { balanceReader, balances } from './balances.ts';

const now = new Date('2026-06-01T12:00:00Z');

describe('balances', () => {
  let database: TestDatabase;
  let points: BalanceAccount;
  let cap: BalanceAccount;
  beforeAll(async () => {
    database = await cloneDatabase();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.empty();
    const { consumerNo } = await addPerson(database, { employeeCap: 10_000, employeeSpend: 9_000 });
    await addMember(database, consumerNo, { points: 1_000 });
    points = { consumerNo, kind: 'POINTS', item: '' };
    cap = { consumerNo, kind: 'EMPLOYEE', item: '' };
  });

  const left = (account = points) => balanceReader(database.read).left(account);
  const take = (reference: string, amount: number, account = points) =>
    database.transaction((tx) => balances(tx).takeAll([{ ...account, amount, reference }], now));
  const add = (reference: string, amount: number, account = points) =>
    database.transaction((tx) => balances(tx).add({ ...account, amount, reference }, now));
  const reverse = (reference: string) => database.transaction((tx) => balances(tx).reverse(reference, now));

  it('are never spent below nothing by fifty at the same time', async () => {
    const outcomes = await Promise.all(Array.from({ length: 50 }, (_, at) => take(`order-${at}`, 300)));
    expect(outcomes.filter((short) => short === undefined)).toHaveLength(3);
    expect(await left()).toBe(100);
  });

  it('change once for each reference', async () => {
    await take('order-1', 400);
    await take('order-1', 400);
    expect(await add('order-2', 50)).toBe('done');
    expect(await add('order-2', 50)).toBe('repeated');
    expect(await left()).toBe(650);
  });

  it('are taken from all accounts or from none', async () => {
    const both = [
      { ...points, amount: 400, reference: 'order-1' },
      { ...cap, amount: 1_500, reference: 'order-1' },
    ];
    const rejected = database.transaction(async (tx) => {
      const short = await balances(tx).takeAll(both, now);
      if (short !== undefined) throw new Error(short.kind);
    });
    await expect(rejected).rejects.toThrow('EMPLOYEE');
    expect([await left(), await left(cap)]).toEqual([1_000, 1_000]);
  });

  it('have what was taken back once, however often it is undone', async () => {
    await take('order-1', 400);
    await take('order-1', 600, cap);
    await reverse('order-1');
    await reverse('order-1');
    expect([await left(), await left(cap)]).toEqual([1_000, 1_000]);
  });

  it('lose what was added as far as it is still there', async () => {
    await add('earned-1', 500);
    await take('order-1', 1_300);
    await reverse('earned-1');
    expect(await left()).toBe(0);
    await reverse('earned-1');
    expect(await left()).toBe(0);
  });

  it('are none where there is no account', async () => {
    const athlete: BalanceAccount = { ...points, kind: 'ATHLETE' };
    expect(await left(athlete)).toBeUndefined();
    expect(await add('order-1', 100, athlete)).toBe('rejected');
    expect(await take('order-1', 100, athlete)).toMatchObject({ kind: 'ATHLETE' });
  });
});
