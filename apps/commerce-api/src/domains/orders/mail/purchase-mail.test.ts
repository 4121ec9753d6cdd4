import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { sellVariant } from '../../../testing/catalogue.fixtures.ts';
import { cloneDatabase, type TestDatabase } from '../../../testing/database.ts';
import { fakeFulfilment } from '../../../testing/fake-fulfilment.ts';
import { frSite, startTestService, usAddress, usSite } from '../../../testing/service.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.empty());

async function shippedMail(site: Record<string, string>) {
  const fulfilment = fakeFulfilment();
  const service = await startTestService(database, { fulfilment });
  const shoe = await sellVariant(database, { stock: 5 });
  const shopper = await service.shopper(site);
  const cartId = await shopper.newCart([shoe, 2]);
  const address =
    site === usSite
      ? usAddress({ firstName: "D'Arcy" })
      : usAddress({ countryCode: 'FR', postalCode: '75011', city: 'Paris', phone: '0612345678' });
  if (site !== usSite) delete address.province;
  await shopper.call('POST', `/cart/v2/cart/${cartId}/shippingAddress`, { addresses: [address] });
  await shopper.call('POST', `/cart/v1/cart/${cartId}/billingAddress`, address);
  const placed = await shopper.place(cartId, await shopper.openSession(cartId));
  const { orderNumber } = placed.body;
  await service.syncOrders();
  fulfilment.move(orderNumber, 'SHIPPED', '2026-06-02T09:00:00Z');
  await service.syncOrders();
  await service.syncOrders();
  await service.checkout.reconcile();
  await service.app.close();
  return { orderNumber, mails: service.mails.filter(({ subject }) => /on its way|en route/.test(subject)) };
}

describe('mail about an order that is with the carrier', () => {
  it('is sent once, with the number, the link and the day, in HTML and in text', async () => {
    const { orderNumber, mails } = await shippedMail(usSite);
    expect(mails).toHaveLength(1);
    const [mail] = mails;
    expect(mail?.subject).toBe(`Your Northfell order ${orderNumber} is on its way`);
    for (const part of ['handed your package to Sample Parcel', 'SP1', 'June 5, 2026', '2 × Trail shoe'])
      expect([mail?.text, mail?.html].map((body) => body?.includes(part))).toEqual([true, true]);
    expect(mail?.text).toContain('https://parcels.example.com/SP1');
    expect([mail?.text, mail?.html]).toEqual([
      expect.stringContaining("Hello D'Arcy,"),
      expect.stringContaining('Hello D&#39;Arcy,'),
    ]);
    expect(mail?.html).toContain('href="https://parcels.example.com/SP1"');
  });
  it('is in the language of the order', async () => {
    const { orderNumber, mails } = await shippedMail(frSite);
    expect(mails).toMatchObject([
      { language: 'fr', subject: `Votre commande Northfell ${orderNumber} est en route` },
    ]);
    expect(mails[0]?.text).toContain('d’ici le 5 juin 2026');
  });
});
