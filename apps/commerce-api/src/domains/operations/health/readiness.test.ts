import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';

import type { CheckedProvider } from '../../../providers/provider-checks.ts';
import { addHomePage } from '../../../testing/content.fixtures.ts';
import { sellVariant } from '../../../testing/catalogue.fixtures.ts';
import { cloneDatabase, type TestDatabase } from '../../../testing/database.ts';
import { endProviders, providerThat } from '../../../testing/provider.fixtures.ts';
import { startTestService, testClock, type TestService } from '../../../testing/service.ts';

let database: TestDatabase;
let service: TestService | undefined;
let lines: string[];
const clock = testClock();

beforeAll(async () => {
  database = await cloneDatabase();
});
beforeEach(async () => {
  lines = [];
  await database.empty();
});
afterEach(async () => {
  await service?.app.close();
  await database.read.execute(sql`delete from schema_migration where name = '9999_newer.sql'`);
  await endProviders();
});
afterAll(() => database.close());

async function start(checkedProviders: readonly CheckedProvider[] = []) {
  const logTarget = { write: (line: string) => void lines.push(line) };
  service = await startTestService(database, { checkedProviders, clock, logTarget, logLevel: 'warn' });
  const { app } = service;
  return async () => {
    const response = await app.inject('/health/ready');
    return { ...response.json<object>(), code: response.statusCode };
  };
}

const addNewerMigration = () =>
  database.read.execute(
    sql`insert into schema_migration (name, checksum) values ('9999_newer.sql', 'of-a-newer-version')`,
  );

it('is ready with the tables of this version and the home page of each site that has content', async () => {
  const readiness = await start();
  expect(await readiness()).toEqual({ code: 503, status: 'not ready', reasons: ['no site has content'] });
  await addHomePage(database, 'NF-GB');
  await database.read.execute(sql`insert into content_document
    (kind, site_id, locale, mode, slug, body, modified_at)
    values ('menu', 'NF-FR', 'fr-fr', 'live', 'main', '{}', now()), ('page', 'NF-US', 'en-us', 'preview', 'home', '{}', now())`);
  expect(await readiness()).toEqual({
    code: 503,
    status: 'not ready',
    reasons: ['no home page is published for NF-FR'],
  });
  await addHomePage(database, 'NF-FR');
  expect(await readiness()).toEqual({ code: 200, status: 'ready' });
});

it('is not ready on the tables of a newer version, and fails no call because of them', async () => {
  await addHomePage(database, 'NF-US');
  await sellVariant(database);
  const readiness = await start();
  expect(await readiness()).toEqual({ code: 200, status: 'ready' });
  await addNewerMigration();
  expect(await readiness()).toEqual({
    code: 503,
    status: 'not ready',
    reasons: ['the database has the tables of a newer version (9999_newer.sql)'],
  });
  const shopper = await service?.shopper();
  await database.read.execute(sql`alter table color_price rename to newer_price`);
  try {
    const added = await shopper?.call('POST', '/cart/v1/cart', {});
    const cartId = String(added?.body['id']);
    const line = await shopper?.call('POST', '/cart/v1/item', [{ cartId, productId: 'NF0A1B2CRED', qty: 1 }]);
    expect(line?.status).toBe(503);
  } finally {
    await database.read.execute(sql`alter table newer_price rename to color_price`);
  }
});

it('waits for the first response of a required provider, and for no other', async () => {
  await addHomePage(database, 'NF-US');
  let isDown = true;
  const required = await providerThat((_request, response) => response.writeHead(isDown ? 503 : 404).end());
  const optional = await providerThat((request) => request.socket.destroy());
  const readiness = await start([
    { name: 'payment', access: required, isRequired: true },
    { name: 'mail', access: optional, isRequired: false },
  ]);
  const mail = 'the mail provider does not answer';
  const payment = 'the payment provider responds with 503';
  expect(await readiness()).toEqual({ code: 503, status: 'not ready', reasons: [payment], problems: [mail] });
  isDown = false;
  clock.advance(5_000);
  expect(await readiness()).toEqual({ code: 200, status: 'ready', problems: [mail] });
  isDown = true;
  clock.advance(30_000);
  await readiness();
  await expect.poll(readiness).toEqual({ code: 200, status: 'ready', problems: [payment, mail] });
});

it('logs one line when something changes, however often it is probed', async () => {
  const readiness = await start();
  await readiness();
  await readiness();
  expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
    'not ready: no site has content',
  ]);
});
