import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { cloneDatabase, type TestDatabase } from './database.ts';
import * as balances from '../domains/ledger/balances/schema.ts';
import * as adjustments from '../domains/shopping/cart/adjustment-schema.ts';
import * as associates from '../domains/shopping/associates/schema.ts';
import * as carts from '../domains/shopping/cart/schema.ts';
import * as addresses from '../domains/customers/consumers/address-schema.ts';
import * as challenges from '../domains/customers/consumers/challenge-schema.ts';
import * as consumers from '../domains/customers/consumers/schema.ts';
import * as identity from '../domains/accounts/identity/schema.ts';
import * as favourites from '../domains/shopping/favourites/schema.ts';
import * as digitalGifts from '../domains/ledger/digital-gifts/schema.ts';
import * as fulfilment from '../domains/ledger/orders/fulfilment-schema.ts';
import * as idempotency from '../platform/idempotency/schema.ts';
import * as events from '../domains/content/events/schema.ts';
import * as editors from '../domains/accounts/preview/schema.ts';
import * as limits from '../platform/limits/schema.ts';
import * as loyalty from '../domains/shopping/loyalty/schema.ts';
import * as origins from '../domains/customers/consumers/origin-schema.ts';
import * as orders from '../domains/ledger/orders/schema.ts';
import * as outboxArea from '../domains/operations/outbox/schema.ts';
import * as returns from '../domains/ledger/orders/return-schema.ts';
import * as purchases from '../domains/orders/purchases/schema.ts';
import * as privacy from '../domains/privacy/privacy/schema.ts';
import * as promotions from '../domains/shopping/cart/promotion-schema.ts';
import * as instruments from '../domains/customers/consumers/saved-instrument-schema.ts';
import * as saved from '../domains/shopping/saved-items/schema.ts';
import * as stockNotifications from '../domains/catalogue/stock-notifications/schema.ts';
import * as sets from '../domains/catalogue/product/sets-schema.ts';
import * as subscriptions from '../domains/customers/consumers/subscription-schema.ts';
import * as tenders from '../domains/shopping/tenders/schema.ts';
import * as tokens from '../domains/customers/token/schema.ts';

const { BALANCE_KINDS: _balances, ...balanceTables } = balances;
const { ORDER_STAGES: _stages, ...fulfilmentTables } = fulfilment;
const { MAIL_KINDS: _kinds, ...outboxTables } = outboxArea;
const tables: PgTable[] = [
  addresses,
  adjustments,
  associates,
  balanceTables,
  carts,
  challenges,
  consumers,
  editors,
  events,
  favourites,
  digitalGifts,
  fulfilmentTables,
  identity,
  idempotency,
  instruments,
  limits,
  loyalty,
  orders,
  origins,
  privacy,
  purchases,
  returns,
  outboxTables,
  promotions,
  saved,
  sets,
  stockNotifications,
  subscriptions,
  tenders,
  tokens,
].flatMap((area) => Object.values<PgTable>(area));

const TYPES: Readonly<Record<string, string>> = {
  'timestamp with time zone': 'timestamptz',
  'text[]': 'ARRAY',
};

describe('the migrations', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await cloneDatabase();
  });
  afterAll(() => database.close());

  it.each(tables.map((table) => [getTableConfig(table).name, table] as const))(
    'build %s as the code sees it',
    async (name, table) => {
      const { rows } = await database.read.execute<{
        column_name: string;
        data_type: string;
        is_nullable: string;
      }>(
        sql`select column_name, data_type, is_nullable from information_schema.columns where table_name = ${name} and table_schema = 'public'`,
      );
      const shorten = (type: string): string => TYPES[type] ?? type;
      const built = rows.map((row) => [row.column_name, shorten(row.data_type), row.is_nullable === 'NO']);
      const seen = getTableConfig(table).columns.map((column) => [
        column.name,
        shorten(column.getSQLType()),
        column.notNull,
      ]);
      expect(new Set(built.map(String))).toEqual(new Set(seen.map(String)));
    },
  );

  /** The condition of a partial index as the engine formats it. */
  const conditionOf = async (index: string): Promise<string | null | undefined> => {
    const { rows } = await database.read.execute<{ condition: string | null }>(
      sql`select pg_get_expr(indpred, indrelid) as condition from pg_index where indexrelid = to_regclass(${index})`,
    );
    return rows[0]?.condition;
  };

  it.each(
    tables.flatMap((table) =>
      getTableConfig(table).indexes.map(({ config: { name, where } }) => [name ?? '', table, where] as const),
    ),
  )('restrict %s to the rows that the code knows', async (name, table, where) => {
    const condition = where === undefined ? sql`` : sql` where ${where}`;
    await database.read.execute(sql`create index of_the_code on ${table} ((1))${condition}`);
    const known = await conditionOf('of_the_code');
    await database.read.execute(sql`drop index of_the_code`);
    expect(await conditionOf(name)).toBe(known);
  });
});
