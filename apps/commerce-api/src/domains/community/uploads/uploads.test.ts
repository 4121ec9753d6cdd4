import type { Reviews } from '@haberdash/api-client/products';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';

import { createTestShop } from '../../../testing/test-shop.fixtures.ts';
import { contractFaults } from '../../../testing/contract-test.fixtures.ts';
import { type TestShopper } from '../../../testing/service.ts';
import { createCleanUp } from '../../privacy/clean-up/clean-up.ts';
import { newReview, productWithReview, type ReviewState } from '../reviews/reviews-world.fixtures.ts';
import { moveGuestTexts } from '../reviews/move-texts.ts';
import { findUploadedPicture } from './repository.ts';
import { uploadedPicture } from './schema.ts';
import { cases, photo, send } from './uploads.contract-cases.ts';

const DAY_MS = 24 * 60 * 60_000;
const shop = createTestShop();
let world: ReviewState;
beforeEach(async () => void (world = await productWithReview(shop)));

const listed = Object.entries(cases).flatMap(([operationId, byStatus]) =>
  Object.entries(byStatus).map(([status, run]) => ({ operationId, status: Number(status), run })),
);
it.each(listed)('$operationId responds with $status as documented', async ({ operationId, status, run }) => {
  expect(contractFaults(operationId, status, await run(world.shopper))).toEqual([]);
});

const upload = async (shopper: TestShopper = world.shopper) =>
  (await send(shopper, await photo())).body.pictureId;
const write = (pictures: readonly string[], shopper: TestShopper = world.shopper) =>
  shopper.call<{ reviewId: string }>('POST', `${world.path}/reviews`, { ...newReview, pictures });
const publish = async (id: string, state: 'published' | 'rejected' = 'published') => {
  await shop.service.syncTexts();
  shop.service.editors.decide({ id, state });
  await shop.service.syncTexts();
};
const shown = async () =>
  (await world.other.call<Reviews>('GET', `${world.path}/reviews?sort=newest`)).body.reviews[0]?.pictures;
const find = (id: string) => findUploadedPicture(shop.database.read)(id);
const cleanUp = () =>
  createCleanUp(
    { database: shop.database, clock: shop.service.clock },
    { cartMs: 30 * DAY_MS, paymentMs: 30 * DAY_MS },
  ).run();

describe('a picture that a shopper sends in', () => {
  it.each<[string, () => Promise<Buffer>, string]>([
    ['nothing', async () => Buffer.alloc(0), 'empty'],
    ['a drawing', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'not-a-picture'],
    ['a picture of a stamp', () => photo(300), 'too-small'],
    ['more than 10 MB', async () => Buffer.alloc(11 * 1024 * 1024), 'too-many-bytes'],
  ])('that is %s is rejected with a reason', async (_what, bytes, picture) => {
    const rejected = await send(world.shopper, await bytes());
    expect(rejected).toMatchObject({
      status: 400,
      body: { errorDetails: [{ errorId: 'API400', additionalInfo: { picture } }] },
    });
  });

  it('is a JPEG of its own pixels', async () => {
    const original = await (await find(await upload()))?.original();
    const { format, width } = await sharp(original?.kind === 'photograph' ? original.bytes : '').metadata();
    expect([format, width]).toEqual(['jpeg', 400]);
  });

  it('that nothing was written with is removed after a day, one of a review is not', async () => {
    const [used, left] = [await upload(), await upload()];
    await write([used]);
    shop.service.clock.advance(DAY_MS + 1);
    await cleanUp();
    expect([await find(used), await find(left)]).toEqual([expect.anything(), undefined]);
  });

  it('is taken by no other operation', async () => {
    const rejected = await world.shopper.call('POST', `${world.path}/reviews`, await photo(), {
      'content-type': 'application/octet-stream',
    });
    expect(rejected).toMatchObject({ status: 415, errorIds: ['API415'] });
  });
});

describe('the pictures of a review', () => {
  it('are shown in their order once an editor, who sees them too, has published it', async () => {
    const pictures = [await upload(), await upload()].toReversed();
    const { body } = await write(pictures);
    await publish(body.reviewId);
    expect(await shown()).toEqual(pictures);
    expect(shop.service.editors.received.at(-1)?.pictures).toEqual(
      pictures.map((id) => expect.stringContaining(`/images/pictures/${id}?`) as string),
    );
  });

  it('cannot be seen where an editor has rejected it', async () => {
    const picture = await upload();
    await publish((await write([picture])).body.reviewId, 'rejected');
    expect(await find(picture)).toBeUndefined();
  });

  it('make place for those of the next writing', async () => {
    const [first, second] = [await upload(), await upload()];
    await write([first]);
    const { body } = await write([second]);
    await publish(body.reviewId);
    expect([await shown(), await find(first)]).toEqual([[second], undefined]);
  });

  it.each<[string, () => Promise<string[]>]>([
    ['another shopper’s', async () => [await upload(world.other)]],
    ['unknown', async () => ['pc-00000000-0000-4000-8000-000000000000']],
  ])('are rejected where one is %s, and nothing is written', async (_whose, pictures) => {
    const rejected = await write(await pictures());
    expect(rejected).toMatchObject({ status: 400, body: { errorDetails: [{ field: 'pictures' }] } });
    await shop.service.syncTexts();
    expect(await shop.database.read.$count(uploadedPicture)).toBeLessThan(2);
    const { rows } = await shop.database.read.execute('select id from review where writer is not null');
    expect(rows).toEqual([]);
  });

  it('move to the account of a guest who signs in', async () => {
    const picture = await upload();
    const { body } = await write([picture]);
    const [kept] = await shop.database.read.select({ owner: uploadedPicture.owner }).from(uploadedPicture);
    const move = { guest: kept?.owner ?? '', person: 'person-1' };
    await shop.database.transaction((tx) => moveGuestTexts(tx, move, new Date(shop.service.clock.now())));
    await publish(body.reviewId);
    expect(await shown()).toEqual([picture]);
  });

  it('are removed with the account of who sent them in', async () => {
    const person = await shop.service.person();
    const picture = await upload(person);
    await write([picture], person);
    await person.call('POST', '/consumers-v3/consumer/deletion');
    await shop.service.checkout.reconcile();
    const code = /code=([\w-]+)/.exec(shop.service.mails.at(-1)?.text ?? '')?.[1];
    await world.shopper.call('POST', '/consumers-v3/deletion/confirm', { code });
    expect(await shop.database.read.$count(uploadedPicture)).toBe(0);
  });
});
