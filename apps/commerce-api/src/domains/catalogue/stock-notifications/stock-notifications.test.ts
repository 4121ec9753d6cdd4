import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { contractFaults } from '../../../testing/contract-test.fixtures.ts';
import { sellVariant, setStock } from '../../../testing/catalogue.fixtures.ts';
import { cloneDatabase, type TestDatabase } from '../../../testing/database.ts';
import { frSite, startTestService, type TestService, type TestShopper } from '../../../testing/service.ts';
import { createCleanUp } from '../../privacy/clean-up/clean-up.ts';
import { stockNotification } from './schema.ts';
import { cases, waiting } from './stock-notifications.contract-cases.ts';

const PATH = '/products/v1/notifications';
const DAY_MS = 86_400_000;
const listed = Object.entries(cases).flatMap(([operationId, byStatus]) =>
  Object.entries(byStatus).map(([status, run]) => ({ operationId, status: Number(status), run })),
);
let database: TestDatabase;
let service: TestService;
let shopper: TestShopper;
let soldOut: string;
let gone: string;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.empty();
  service = await startTestService(database);
  soldOut = await sellVariant(database, { stock: 0 });
  gone = await sellVariant(database, { id: 'NF0GONE0RED', status: 'gone' });
  shopper = await service.shopper();
  return async () => {
    await service.checkout.background.drain();
    await service.app.close();
  };
});

const notifyMe = (variantId: string, more: object = {}, from = shopper) =>
  from.call('PUT', PATH, waiting(variantId, more));
const rows = () => database.read.select().from(stockNotification);
const mailed = async () => {
  await service.syncStock();
  await service.checkout.reconcile();
  return service.mails;
};

describe('the contracts of stock notifications', () => {
  it.each(listed)(
    '$operationId responds with $status as documented',
    async ({ operationId, status, run }) => {
      expect(contractFaults(operationId, status, await run({ shopper, soldOut, gone }))).toEqual([]);
    },
  );
});

describe('a shopper who waits for a size', () => {
  it('gets one mail once it is there, and none before', async () => {
    await notifyMe(soldOut);
    expect(await mailed()).toEqual([]);
    await setStock(database, soldOut, 1);
    expect(await mailed()).toMatchObject([{ to: 'linh@example.org', subject: 'Trail shoe is back' }]);
    const [mail] = service.mails;
    expect(mail?.text).toContain('/en-us/p/trail-shoe-NF0A1B2C?color=RED');
    expect(mail?.text).toMatch(/\/en-us\/back-in-stock\/stop\?id=[0-9a-f-]{36}/);
    await setStock(database, soldOut, 0);
    await setStock(database, soldOut, 5);
    expect(await mailed()).toHaveLength(1);
  });

  it('gets mail in the language of the site of the request', async () => {
    await notifyMe(soldOut, {}, await service.shopper(frSite));
    await setStock(database, soldOut, 1);
    const [mail] = await mailed();
    expect(mail).toMatchObject({ language: 'fr', subject: 'Chaussure de trail est de retour' });
    expect(mail?.text).toContain('/fr-fr/p/trail-shoe-NF0A1B2C?color=RED');
  });

  it('has one request per address, in upper or lower case', async () => {
    await Promise.all([
      notifyMe(soldOut),
      notifyMe(soldOut),
      notifyMe(soldOut, { email: 'Linh@Example.org' }),
    ]);
    expect(await rows()).toHaveLength(1);
    await setStock(database, soldOut, 9);
    expect(await mailed()).toHaveLength(1);
  });

  it('may request again after the mail', async () => {
    await notifyMe(soldOut);
    await setStock(database, soldOut, 1);
    await mailed();
    await setStock(database, soldOut, 0);
    await notifyMe(soldOut);
    expect(await mailed()).toHaveLength(1);
    await setStock(database, soldOut, 1);
    expect(await mailed()).toHaveLength(2);
  });

  it('gets one mail from several instances', async () => {
    await notifyMe(soldOut);
    await setStock(database, soldOut, 3);
    await Promise.all([service.syncStock(), service.syncStock(), service.syncStock()]);
    await service.checkout.reconcile();
    expect(service.mails).toHaveLength(1);
  });

  it('is rejected with a mailbox that is none', async () => {
    const rejected = await notifyMe(soldOut, { email: 'linh@nowhere' });
    expect([rejected.status, rejected.errorIds]).toEqual([400, ['API400']]);
    expect(await rows()).toEqual([]);
  });

  it('stops all that the mailbox waits for with the link of one mail, and nothing of others', async () => {
    const other = await sellVariant(database, { id: 'NF0OTHER0M', stock: 0 });
    await notifyMe(soldOut);
    await notifyMe(other);
    await notifyMe(other, { email: 'ann@example.org' });
    await setStock(database, soldOut, 1);
    const [mail] = await mailed();
    const id = /stop\?id=([0-9a-f-]{36})/.exec(mail?.text ?? '')?.[1];
    expect(await shopper.call('DELETE', `${PATH}/${id}`)).toMatchObject({ status: 200 });
    expect(await rows()).toMatchObject([{ email: 'ann@example.org' }]);
    await setStock(database, other, 1);
    expect((await mailed()).map(({ to }) => to)).toEqual(['linh@example.org', 'ann@example.org']);
  });

  it('is forgotten a year after asking, and a month after the mail', async () => {
    const cleanUp = createCleanUp(
      { database, clock: service.clock },
      { cartMs: 9_999 * DAY_MS, paymentMs: 9_999 * DAY_MS },
    );
    const left = async () => {
      await cleanUp.run();
      return (await rows()).length;
    };
    const other = await sellVariant(database, { id: 'NF0OTHER0M', stock: 0 });
    await notifyMe(soldOut);
    await notifyMe(other);
    await setStock(database, soldOut, 1);
    await mailed();
    service.clock.advance(30 * DAY_MS);
    expect(await left()).toBe(2);
    service.clock.advance(1_000);
    expect(await left()).toBe(1);
    service.clock.advance(335 * DAY_MS);
    expect(await left()).toBe(0);
  });

  it('can fill no mailbox: fifty requests wait at the same time', async () => {
    const ids = Array.from({ length: 52 }, (_each, number) => `NF0${String(10_000 + number)}M`);
    for (const id of ids) await notifyMe(await sellVariant(database, { id, stock: 0 }));
    expect(await rows()).toHaveLength(50);
  });
});
