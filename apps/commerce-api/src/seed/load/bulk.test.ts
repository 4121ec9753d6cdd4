import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Tx } from '../../platform/db/database.ts';
import { cloneDatabase, type TestDatabase } from '../../testing/database.ts';
import { loadInBulk } from './bulk.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.close());

const definitions = async (): Promise<string[]> => {
  const { rows } = await database.read.execute<{ line: string }>(sql`
    select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as line from pg_constraint
      where connamespace = 'public'::regnamespace
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal
    order by 1`);
  return rows.map(({ line }) => line);
};

async function writeProduct(tx: Tx, id: string): Promise<void> {
  await tx.execute(sql`insert into product (id, slug, kind, gender, primary_category_id, category_ids, created_at, picture)
    values (${id}, 'x', 'vest', 'men', '210400', array['210400'], now(), '{}')`);
  await tx.execute(sql`insert into variant (id, product_id, upc, color_id, size_id, size_position)
    values (${`${id}001`}, ${id}, ${id}, 'coal', 'M', 0)`);
}

const countVariants = async (): Promise<number> => {
  const { rows } = await database.read.execute<{ n: number }>(sql`select count(*)::int as n from variant`);
  return rows[0]?.n ?? -1;
};

describe('loading in bulk', () => {
  it('leaves every key, index and trigger as it was', async () => {
    const before = await definitions();
    await database.transaction((tx) => loadInBulk(tx, () => writeProduct(tx, 'NF000001')));
    expect(await definitions()).toEqual(before);
    expect(await countVariants()).toBe(1);
  });

  it('leaves nothing behind when it is cut short', async () => {
    const before = await definitions();
    const cut = database.transaction((tx) =>
      loadInBulk(tx, async () => {
        await writeProduct(tx, 'NF000002');
        throw new Error('cut short');
      }),
    );
    await expect(cut).rejects.toThrow('cut short');
    expect(await definitions()).toEqual(before);
    expect(await countVariants()).toBe(1);
  });

  it('rejects data that breaks a key', async () => {
    const twice = database.transaction((tx) =>
      loadInBulk(tx, async () => {
        await writeProduct(tx, 'NF000003');
        await tx.execute(sql`insert into variant select * from variant where id = 'NF000003001'`);
      }),
    );
    await expect(twice).rejects.toMatchObject({ cause: { code: '23505' } });
    expect(await countVariants()).toBe(1);
  });
});
