// Places ORDERS orders, 50 in flight, and replays the statements on a second database without the service. Prints
// JSON.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';

import { sellVariant } from '../src/testing/catalogue.fixtures.ts';
import { startTestService } from '../src/testing/service.ts';
import { openRecordedPglite, openRecordedPostgres, type Unit } from './recorded-database.ts';

const ORDERS = Number(process.env['ORDERS'] ?? 300);
const IN_FLIGHT = 50;
/** Enough that no two orders in flight want the same stock row, as on a usual day. */
const VARIANTS = 100;

const folder = mkdtempSync(join(tmpdir(), 'haberdash-bench-'));
const open = (name: string, url: string | undefined) =>
  url === undefined ? openRecordedPglite(join(folder, name)) : openRecordedPostgres(url);

/** Runs tasks with a limit of concurrency; returns the time of each and of all, in milliseconds. */
async function inFlight(tasks: readonly (() => Promise<void>)[]) {
  const times: number[] = [];
  const left = tasks.values();
  const started = performance.now();
  const worker = async (): Promise<void> => {
    for (const task of left) {
      const before = performance.now();
      await task();
      times.push(performance.now() - before);
    }
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, worker));
  const wallMs = performance.now() - started;
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.floor((times.length - 1) * share)] ?? 0);
  return { perSecond: Math.round((tasks.length / wallMs) * 1000), p50Ms: at(0.5), p99Ms: at(0.99) };
}

const shop = await open('shop', process.env['DATABASE_URL']);
const service = await startTestService(
  { ...shop.database, empty: () => Promise.reject(new TypeError('a benchmark empties nothing')) },
  {
    clock: { now: () => Date.now(), advance: () => undefined },
    config: { paymentTimeoutMs: 60_000, production: true },
  },
);
const variants: string[] = [];
for (let index = 0; index < VARIANTS; index += 1)
  variants.push(
    await sellVariant(shop.database, { id: `NF0B${String(index).padStart(3, '0')}0RED`, stock: ORDERS }),
  );
const ready = [];
for (let index = 0; index < ORDERS; index += 1) {
  const shopper = await service.shopper();
  const productId = variants[index % VARIANTS] ?? '';
  const cartId = await shopper.readyCart([productId, 1]);
  ready.push({ shopper, cartId, productId, session: await shopper.openSession(cartId) });
}
const before = [...shop.rest];

const recorded: (readonly Unit[])[] = [];
const placed = await inFlight(
  ready.map(({ shopper, cartId, session }) => async () => {
    const units = await shop.record(async () => {
      const { status, errorIds } = await shopper.place(cartId, session);
      if (status !== 200) throw new Error(`An order was rejected: ${errorIds.join()}`);
    });
    recorded.push(units);
  }),
);
// Work after the response (mail, capture) is part of neither time.
const placements = recorded.map((units) => [...units]);
await service.checkout.background.drain();

const bags = [];
for (const { shopper, productId } of ready)
  bags.push({ shopper, line: { cartId: await shopper.newCart(), productId, qty: 1 } });
const added = await inFlight(
  bags.map(({ shopper, line }) => async () => {
    const { status } = await shopper.call('POST', '/cart/v1/item', [line]);
    if (status !== 200) throw new Error(`An item was rejected: ${status}`);
  }),
);
const { engine } = shop.database;
await service.app.close();
await shop.database.close();

const raw = await open('raw', process.env['RAW_DATABASE_URL']);
for (const unit of before) await raw.replay(unit);
const replayed = await inFlight(
  placements.map((units) => async () => {
    for (const unit of units) await raw.replay(unit);
  }),
);
const { rows } = await raw.database.read.execute<{ total: number }>(
  sql`select count(*)::int as total from shop_order`,
);
if (rows[0]?.total !== ORDERS)
  throw new Error(`The raw statements wrote ${rows[0]?.total} of ${ORDERS} orders.`);
await raw.database.close();
rmSync(folder, { recursive: true, force: true });

const statements = placements.flat().reduce((sum, unit) => sum + unit.statements.length, 0) / ORDERS;
process.stdout.write(
  `${JSON.stringify({
    engine,
    orders: ORDERS,
    inFlight: IN_FLIGHT,
    ordersPerSecond: placed.perSecond,
    p50Ms: placed.p50Ms,
    p99Ms: placed.p99Ms,
    statementsPerOrder: Number(statements.toFixed(1)),
    rawPerSecond: replayed.perSecond,
    rawP99Ms: replayed.p99Ms,
    share: Number((placed.perSecond / replayed.perSecond).toFixed(2)),
    addsPerSecond: added.perSecond,
    addP50Ms: added.p50Ms,
    addP99Ms: added.p99Ms,
  })}\n`,
);
