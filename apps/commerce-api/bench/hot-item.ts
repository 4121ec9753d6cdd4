// Sells STOCK items to SHOPPERS shoppers who all place at the same time. Prints one line of JSON.
import { sql } from 'drizzle-orm';

import { stockOf } from '../src/testing/catalogue.fixtures.ts';
import { openBenchService } from './bench-service.ts';

const STOCK = Number(process.env['STOCK'] ?? 100);
const SHOPPERS = Number(process.env['SHOPPERS'] ?? 500);

const { database, service, item, close } = await openBenchService(STOCK);

const ready = [];
for (let index = 0; index < SHOPPERS; index += 1) {
  const shopper = await service.shopper();
  const cartId = await shopper.readyCart([item, 1]);
  ready.push({ shopper, cartId, session: await shopper.openSession(cartId) });
}

const started = performance.now();
const results = await Promise.all(
  ready.map(async ({ shopper, cartId, session }) => {
    const reply = await shopper.place(cartId, session);
    return { reply, ms: performance.now() - started };
  }),
);
const seconds = (performance.now() - started) / 1000;
await service.checkout.background.drain();

const one = async (query: ReturnType<typeof sql>): Promise<number> => {
  const { rows } = await database.read.execute<{ total: number }>(query);
  return rows[0]?.total ?? 0;
};
const at = (share: number, of = results): number => {
  const times = of.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0);
};
const losers = results.filter(({ reply }) => reply.status !== 200);
const rejections: Record<string, number> = {};
for (const { reply } of results) {
  const name = reply.errorIds[0];
  if (name !== undefined) rejections[name] = (rejections[name] ?? 0) + 1;
}
process.stdout.write(
  `${JSON.stringify({
    engine: database.engine,
    stockBefore: STOCK,
    shoppers: SHOPPERS,
    orders: results.filter(({ reply }) => reply.status === 200).length,
    ordersInDatabase: await one(
      sql`select count(*)::int as total from order_line where variant_id = ${item}`,
    ),
    captures: service.gateway.captures.length,
    stock: await stockOf(database, item),
    rejections,
    halfOrders: await one(
      sql`select count(*)::int as total from payment_attempt where state not in ('COMPLETED', 'DECLINED', 'RELEASED')`,
    ),
    seconds: Number(seconds.toFixed(2)),
    p50: at(0.5),
    p99: at(0.99),
    losersP50: at(0.5, losers),
    losersP99: at(0.99, losers),
  })}\n`,
);
await close();
