import type { Look } from '@haberdash/api-client/products';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { GalleryLook } from '../../parties/gallery/gallery.ts';
import { cloneDatabase, type TestDatabase } from '../../testing/database.ts';
import { fakeGallery, type FakeGallery } from '../../testing/fake-gallery.ts';
import { startTestService, type TestService, type TestShopper } from '../../testing/service.ts';
import { cases } from './gallery.contract-cases.ts';

const LOOKS = '/products/v1/looks';
const look = (id: string, productCodes: readonly string[] = []): GalleryLook => ({
  id,
  caption: '<img src=x onerror=alert(1)>',
  author: 'Ann',
  productCodes,
  pictureUrl: `https://gallery.test/${id}`,
});

describe('looks of shoppers', () => {
  let database: TestDatabase;
  let service: TestService;
  let shopper: TestShopper;
  let gallery: FakeGallery;
  beforeAll(async () => {
    database = await cloneDatabase();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.empty();
    gallery = fakeGallery();
    service = await startTestService(database, { parties: { gallery } });
    shopper = await service.shopper();
  });
  afterEach(() => service.app.close());

  const ask = (query = '') => shopper.call<{ looks: Look[] }>('GET', LOOKS + query);
  const report = (who = shopper, id = '1') => who.call('POST', `${LOOKS}/${id}/reports`, { reason: 'spam' });

  it.each(
    Object.entries(cases).flatMap(([operationId, byStatus]) =>
      Object.entries(byStatus).map(([status, send]) => ({ operationId, status: Number(status), send })),
    ),
  )('$operationId answers $status as documented', async ({ status, send }) => {
    expect((await send(shopper)).status).toBe(status);
  });

  it('are those of the party, as text, without products that the shop does not sell', async () => {
    gallery.shared.push(look('1', ['ZZ000000']));
    const { body } = await ask();
    expect(body.looks).toEqual([
      { id: '1', caption: '<img src=x onerror=alert(1)>', author: 'Ann', products: [] },
    ]);
  });

  it('are asked for once a minute, and a failure is not kept', async () => {
    gallery.isDown = true;
    expect((await ask()).status).toBe(500);
    gallery.isDown = false;
    gallery.shared.push(look('1'));
    expect((await ask()).body.looks).toHaveLength(1);
    gallery.shared.push(look('2'));
    expect((await ask()).body.looks).toHaveLength(1);
    service.clock.advance(61_000);
    expect((await ask()).body.looks).toHaveLength(2);
  });

  it('are reported once by each shopper, also from two tabs at once', async () => {
    await Promise.all([report(), report(), report(await service.shopper())]);
    await service.syncReports();
    await service.syncReports();
    expect(gallery.reports).toEqual([
      { lookId: '1', reason: 'spam' },
      { lookId: '1', reason: 'spam' },
    ]);
  });

  it('are reported to a gallery that was down once it is up again', async () => {
    gallery.isDown = true;
    await report();
    await service.syncReports();
    gallery.isDown = false;
    await service.syncReports();
    expect(gallery.reports).toEqual([]);
    service.clock.advance(60_000);
    await service.syncReports();
    expect(gallery.reports).toHaveLength(1);
  });

  it('nobody reports without a token', async () => {
    const answer = await service.app.inject({
      method: 'POST',
      url: `${LOOKS}/1/reports`,
      payload: { reason: 'spam' },
    });
    expect(answer.statusCode).toBe(401);
  });
});
