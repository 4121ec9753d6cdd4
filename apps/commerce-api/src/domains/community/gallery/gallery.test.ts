import type { Look } from '@haberdash/api-client/products';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { GalleryLook } from '../../../providers/gallery/provider.ts';
import { cloneDatabase, type TestDatabase } from '../../../testing/database.ts';
import { fakeGallery, type FakeGallery } from '../../../testing/fake-gallery.ts';
import { startTestService, type TestService, type TestShopper } from '../../../testing/service.ts';
import { sellVariant } from '../../../testing/catalogue.fixtures.ts';
import { findUploadedPicture } from '../uploads/repository.ts';
import { uploadedPicture } from '../uploads/schema.ts';
import { photo, send } from '../uploads/uploads.contract-cases.ts';
import { cases, share } from './gallery.contract-cases.ts';
import { lookShare } from './schema.ts';
import { removeShares } from './shares.ts';

const DAY_MS = 24 * 60 * 60_000;
const LOOKS = '/products/v1/looks';
const look = (id: string, productCodes: readonly string[] = []): GalleryLook => ({
  id,
  caption: '<img src=x onerror=alert(1)>',
  author: 'Ann',
  productCodes,
  pictureUrl: `https://gallery.test/${id}`,
});

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
  service = await startTestService(database, { providers: { gallery } });
  shopper = await service.shopper();
});
afterEach(() => service.app.close());

describe('looks of shoppers', () => {
  const listLooks = (query = '') => shopper.call<{ looks: Look[] }>('GET', LOOKS + query);
  const report = (who = shopper, id = '1') => who.call('POST', `${LOOKS}/${id}/reports`, { reason: 'spam' });

  it.each(
    Object.entries(cases).flatMap(([operationId, byStatus]) =>
      Object.entries(byStatus).map(([status, send]) => ({ operationId, status: Number(status), send })),
    ),
  )('$operationId responds with $status as documented', async ({ status, send }) => {
    expect((await send(shopper)).status).toBe(status);
  });

  it('are those of the provider, as text, without products that the shop does not sell', async () => {
    gallery.shared.push(look('1', ['ZZ000000']));
    const { body } = await listLooks();
    expect(body.looks).toEqual([
      { id: '1', caption: '<img src=x onerror=alert(1)>', author: 'Ann', products: [] },
    ]);
  });

  it('are fetched once a minute, and a failure is not cached', async () => {
    gallery.isDown = true;
    expect((await listLooks()).status).toBe(500);
    gallery.isDown = false;
    gallery.shared.push(look('1'));
    expect((await listLooks()).body.looks).toHaveLength(1);
    gallery.shared.push(look('2'));
    expect((await listLooks()).body.looks).toHaveLength(1);
    service.clock.advance(61_000);
    expect((await listLooks()).body.looks).toHaveLength(2);
  });

  it('are reported once by each shopper, also from two tabs at the same time', async () => {
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

  it('a report needs a token', async () => {
    const answer = await service.app.inject({
      method: 'POST',
      url: `${LOOKS}/1/reports`,
      payload: { reason: 'spam' },
    });
    expect(answer.statusCode).toBe(401);
  });
});

describe('a picture that a shopper gives to the gallery', () => {
  const upload = async (who = shopper) => (await send(who, await photo())).body.pictureId;

  it('reaches it with its words, its product and the address where it is fetched, and leaves no address behind', async () => {
    const variantId = await sellVariant(database, { stock: 1 });
    const pictureId = await upload();
    await share(shopper, pictureId, { productId: variantId });
    await service.syncShares();
    await service.syncShares();
    expect(gallery.sentIn).toEqual([
      {
        email: 'linh@example.org',
        nickname: 'Linh N.',
        language: 'en_US',
        caption: 'Nine hours of rain',
        pictureUrl: expect.stringContaining(`/images/pictures/${pictureId}?`) as string,
        productCode: variantId.slice(0, 8),
      },
    ]);
    expect(await database.read.$count(lookShare)).toBe(0);
    service.clock.advance(50 * DAY_MS);
    expect(await findUploadedPicture(database.read)(pictureId)).toBeDefined();
  });

  it('is shared once, and only by its uploader', async () => {
    const pictureId = await upload();
    const rejections = [
      await share(await service.shopper(), pictureId),
      await share(shopper, pictureId),
      await share(shopper, pictureId),
    ];
    expect(rejections.map(({ status }) => status)).toEqual([400, 201, 400]);
  });

  it('reaches a gallery that was down once it is up again', async () => {
    gallery.isDown = true;
    await share(shopper, await upload());
    await service.syncShares();
    gallery.isDown = false;
    await service.syncShares();
    expect(gallery.sentIn).toEqual([]);
    service.clock.advance(60_000);
    await service.syncShares();
    expect(gallery.sentIn).toHaveLength(1);
  });

  it('is removed on its way with the account of its address', async () => {
    await share(shopper, await upload());
    await database.transaction((tx) => removeShares(tx, 'linh@example.org'));
    expect([await database.read.$count(lookShare), await database.read.$count(uploadedPicture)]).toEqual([
      0, 0,
    ]);
  });
});
