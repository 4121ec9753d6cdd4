import { sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { sellVariant } from '../../../testing/catalogue.fixtures.ts';
import { cloneDatabase, type TestDatabase } from '../../../testing/database.ts';

const ID = 'NF0A1B2C';
const COLORS = ['RED', 'BLUE', 'TEAL', 'GREY'];
let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
  await sellVariant(database, { id: `${ID}RED`, stock: 0 });
  for (const [at, color] of COLORS.slice(1).entries()) {
    await run(
      sql`insert into product_color values (${ID}, ${color}, '{}', '#000000', 'blue', '{}', ${at + 1})`,
    );
    await run(sql`insert into color_price values (${ID}, ${color}, 'EUR', 5000, 5000)`);
    await run(sql`insert into variant (id, product_id, upc, color_id, size_id, size_position)
      values (${ID + color}, ${ID}, ${`400638133393${at}`}, ${color}, ${`S${at}`}, ${at})`);
  }
});
afterAll(() => database.close());

const run = async (statement: SQL): Promise<void> => void (await database.read.execute(statement));
const first = async (statement: SQL): Promise<unknown> => (await database.read.execute(statement)).rows[0];

it('prices of the colours of a product that change at the same time all count', async () => {
  for (let round = 1; round <= 12; round += 1) {
    await Promise.all(
      COLORS.map((color, at) =>
        database.transaction(async (tx) => {
          const current = 1_000 * (((at + round) % COLORS.length) + 1);
          await tx.execute(sql`update color_price set current = ${current}, original = 9000
            where product_id = ${ID} and color_id = ${color} and currency = 'EUR'`);
        }),
      ),
    );
    expect(
      await first(
        sql`select current, high_current from product_price where product_id = ${ID} and currency = 'EUR'`,
      ),
    ).toEqual({ current: 1_000, high_current: 4_000 });
  }
});

it('stock of a product that comes and goes at the same time all counts', async () => {
  await run(sql`delete from stock`);
  for (let round = 1; round <= 8; round += 1) {
    const changes = COLORS.map((color, at) =>
      (at + round) % 2 === 0
        ? sql`insert into stock values (${ID + color}, 'online', 3)`
        : sql`delete from stock where variant_id = ${ID + color}`,
    );
    await Promise.all(changes.map((change) => database.transaction((tx) => tx.execute(change))));
    expect(await first(sql`select sizes_in_stock as sizes from product where id = ${ID}`)).toEqual(
      await first(sql`select array(select distinct size_id from variant join stock on variant_id = variant.id
        where product_id = ${ID} order by 1) as sizes`),
    );
    await run(sql`delete from stock`);
  }
});
