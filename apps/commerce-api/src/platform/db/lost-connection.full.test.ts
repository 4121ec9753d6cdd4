import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { addHomePage } from '../../testing/content.fixtures.ts';
import { sellVariant, stockOf } from '../../testing/catalogue.fixtures.ts';
import { startPostgresServer, type PostgresServer } from '../../testing/postgres-server.ts';
import { startTestService, type TestService } from '../../testing/service.ts';
import type { Database, Tx } from './database.ts';
import { openDatabase } from './open.ts';

const RECOVERY_MS = 5_000;

/** A table that can cut its own connection during a commit. */
const MARK = `
  create table mark (name text);
  create function cut_at_commit() returns trigger language plpgsql as $$
  begin
    perform pg_terminate_backend(pg_backend_pid());
    perform pg_sleep(1);
    return null;
  end $$;
  create constraint trigger mark_cuts after insert on mark deferrable initially deferred
    for each row when (new.name = 'cut at commit') execute function cut_at_commit();`;

/** Seven-item lines with a slow commit, for losing the connection. */
const SLOW_COMMIT = `
  create function wait_at_commit() returns trigger language plpgsql as $$
  begin
    perform pg_sleep(0.5);
    return null;
  end $$;
  create constraint trigger seven_take_a_while after insert on cart_line deferrable initially deferred
    for each row when (new.quantity = 7) execute function wait_at_commit();`;

/** A proxy to the database that can break all connections. */
async function startNetwork(serverUrl: string) {
  const { hostname, port } = new URL(serverUrl);
  const breaks = new Set<() => void>();
  const network = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) socket.on('error', () => undefined);
    near.pipe(far).pipe(near);
    breaks.add(() => near.destroy());
  }).listen(0, '127.0.0.1');
  await once(network, 'listening');
  const url = new URL(serverUrl);
  // A listening TCP server has this address type.
  url.port = String((network.address() as AddressInfo).port);
  const cutAll = (): void => {
    for (const cut of breaks) cut();
    breaks.clear();
  };
  return { url: url.href, cutAll, close: () => network.close() };
}

describe('a service on a PostgreSQL whose connections break', () => {
  const folder = mkdtempSync(join(tmpdir(), 'haberdash-lost-'));
  let server: PostgresServer;
  let database: Database;
  let admin: pg.Client;
  let service: TestService;
  /** Action at a checkpoint of a placement. */
  let atCheckpoint: () => Promise<void> = async () => undefined;

  const connectAdmin = async (): Promise<void> => {
    admin = new pg.Client({ connectionString: server.url });
    admin.on('error', () => undefined);
    await admin.connect();
  };
  /** Terminates all connections, as a failover does. */
  const cutAll = async (): Promise<number> => {
    const { rows } = await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'haberdash-commerce-api' and pid <> pg_backend_pid()`,
    );
    return rows.length;
  };
  const cut = async (tx: Tx): Promise<void> => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await admin.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  };

  beforeAll(async () => {
    server = await startPostgresServer(folder);
    await connectAdmin();
    await admin.query(MARK);
    database = await openDatabase({ dataDir: folder, databaseUrl: server.url, databasePool: 4 });
    const unemptied = { ...database, empty: () => Promise.reject(new TypeError('not of this test')) };
    service = await startTestService(unemptied, { checkpoint: () => atCheckpoint() });
  });
  afterAll(async () => {
    await service.app.close();
    await database.close();
    await admin.end();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    await admin.query('truncate mark, product cascade');
  });
  afterEach(() => {
    atCheckpoint = async () => undefined;
  });

  const marks = async (): Promise<number> => (await admin.query('select 1 from mark')).rows.length;

  it('runs a transaction again whose connection was cut between its statements', async () => {
    let runs = 0;
    await database.transaction(async (tx) => {
      runs += 1;
      await tx.execute(sql`insert into mark values ('once')`);
      if (runs === 1) await cut(tx);
      await tx.execute(sql`select 1 from mark`);
    });
    expect([runs, await marks()]).toEqual([2, 1]);
  });

  it('runs it again when it was cut while it waited for something else', async () => {
    let runs = 0;
    await database.transaction(async (tx) => {
      runs += 1;
      await tx.execute(sql`insert into mark values ('once')`);
      if (runs > 1) return;
      await cut(tx);
      // Lets the terminated connections notice first.
      await admin.query('select pg_sleep(0.1)');
    });
    expect([runs, await marks()]).toEqual([2, 1]);
  });

  it('does not run it again when the connection was lost with the commit, unless a repeat changes nothing', async () => {
    const runsOf = async (isRepeatable: boolean): Promise<number> => {
      let runs = 0;
      const work = database.transaction(
        async (tx) => {
          runs += 1;
          await tx.execute(sql`insert into mark values (${runs === 1 ? 'cut at commit' : 'repeated'})`);
        },
        { isRepeatable },
      );
      await work.catch(() => undefined);
      return runs;
    };
    expect([await runsOf(false), await runsOf(true), await marks()]).toEqual([1, 2, 1]);
  });

  it('loses no place of the pool to connections that broke', async () => {
    for (let round = 0; round < 12; round += 1) {
      await cutAll();
      await database.transaction((tx) => tx.execute(sql`select 1`));
    }
    const together = Array.from({ length: 8 }, () => database.transaction((tx) => tx.execute(sql`select 1`)));
    expect(await Promise.all(together)).toHaveLength(8);
  });

  it('sells exactly what there is while connections are cut in the middle of placements', async () => {
    const shoe = await sellVariant(database, { stock: 6 });
    const buyers = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const shopper = await service.shopper();
        const cartId = await shopper.readyCart([shoe, 1]);
        return { shopper, cartId, session: await shopper.openSession(cartId) };
      }),
    );
    let cuts = 0;
    atCheckpoint = async () => {
      cuts += 1;
      if (cuts % 4 === 1) await cutAll();
    };
    const responses = await Promise.all(
      buyers.map(({ shopper, cartId, session }) => shopper.place(cartId, session)),
    );
    expect([200, 409, 503]).toEqual(expect.arrayContaining(responses.map(({ status }) => status)));
    atCheckpoint = async () => undefined;
    service.clock.advance(60_000);
    await service.checkout.reconcile();
    await service.checkout.background.drain();
    service.clock.advance(60_000);
    await service.checkout.reconcile();
    await service.checkout.background.drain();
    const sold = await database.read.execute<{ total: number }>(
      sql`select count(*)::int as total from shop_order where state = 'PLACED'`,
    );
    const held = await database.read.execute(sql`select 1 from stock_hold`);
    const orders = sold.rows[0]?.total ?? 0;
    expect([orders + (await stockOf(database, shoe)), held.rows.length]).toEqual([6, 0]);
    expect(service.gateway.captures).toHaveLength(orders);
  });

  it('returns the outcome of a keyed call whose connection is lost during the commit', async () => {
    await admin.query(SLOW_COMMIT);
    const network = await startNetwork(server.url);
    const own = await openDatabase({ dataDir: folder, databaseUrl: network.url, databasePool: 4 });
    const unemptied = { ...own, empty: () => Promise.reject(new TypeError('not of this test')) };
    const shop = await startTestService(unemptied);
    const shopper = await shop.shopper();
    const [cartId, productId] = [await shopper.newCart(), await sellVariant(database, { stock: 50 })];
    const add = () =>
      shopper.call<{ totalItems: number }>('POST', '/cart/v1/item', [{ cartId, productId, qty: 7 }], {
        'idempotency-key': 'try-1',
      });
    const first = add();
    const committing = `select 1 from pg_stat_activity where wait_event = 'PgSleep'`;
    await expect.poll(async () => (await admin.query(committing)).rows.length, { interval: 20 }).toBe(1);
    network.cutAll();
    for (const { status, body } of [await first, await add()])
      expect([status, body.totalItems]).toEqual([200, 7]);
    await shop.app.close();
    await own.close();
    network.close();
  });

  it('responds with 503 and Retry-After while the server is away, and serves within seconds of its return', async () => {
    const shopper = await service.shopper();
    const cartId = await shopper.newCart();
    const request = (url: string) =>
      service.app.inject({ url, headers: { ...usHeaders, authorization: shopper.authorization } });
    await addHomePage(database);
    const usHeaders = { locale: 'en-us', brand: 'northfell', region: 'NORA', siteid: 'NF-US' };
    expect((await request('/health/ready')).statusCode).toBe(200);

    await server.stop();
    expect((await request('/health/ready')).statusCode).toBe(503);
    expect((await request('/health/live')).statusCode).toBe(200);
    const read = await request(`/cart/v1/cart/${cartId}`);
    const change = await service.app.inject({
      method: 'POST',
      url: '/cart/v1/cart',
      headers: { ...usHeaders, authorization: shopper.authorization },
      payload: {},
    });
    for (const response of [read, change]) {
      expect([
        response.statusCode,
        response.headers['retry-after'],
        response.headers['cache-control'],
      ]).toEqual([503, '2', 'no-store']);
      expect(response.json()).toMatchObject({ errorDetails: [{ errorId: 'GEN500' }] });
    }

    await server.start();
    await connectAdmin();
    await expect
      .poll(async () => (await request('/health/ready')).statusCode, { timeout: RECOVERY_MS, interval: 50 })
      .toBe(200);
    expect((await request(`/cart/v1/cart/${cartId}`)).statusCode).toBe(200);
  });
});
