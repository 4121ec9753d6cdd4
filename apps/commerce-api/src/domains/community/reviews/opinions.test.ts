import type { Reviews } from '@haberdash/api-client/products';
import { beforeEach, describe, expect, it } from 'vitest';

import { createTestShop } from '../../../testing/test-shop.fixtures.ts';
import { contractFaults } from '../../../testing/contract-test.fixtures.ts';
import type { ResponseOf } from '../../../platform/contracts/operation-types.ts';
import { cases } from './opinions.contract-cases.ts';
import { moveGuestTexts } from './move-texts.ts';
import { helpfulVote, reviewFlag } from './schema.ts';
import { newQuestion, newReview, productWithReview, type ReviewState } from './reviews-world.fixtures.ts';

const listed = Object.entries(cases).flatMap(([operationId, byStatus]) =>
  Object.entries(byStatus).map(([status, run]) => ({ operationId, status: Number(status), run })),
);
const shop = createTestShop();
let world: ReviewState;
beforeEach(async () => void (world = await productWithReview(shop)));

it.each(listed)('$operationId responds with $status as documented', async ({ operationId, status, run }) => {
  expect(contractFaults(operationId, status, await run(world))).toEqual([]);
});

const reviews = async (query = '') =>
  (await world.other.call<Reviews>('GET', `${world.path}/reviews${query}`)).body;
const questions = async (query = '') =>
  (await world.other.call<ResponseOf<'getQuestions'>>('GET', `${world.path}/reviews/questions${query}`)).body;
const write = async (change: object = {}) => {
  const body = { ...newReview, ...change };
  const written = await world.shopper.call<{ reviewId: string }>('POST', `${world.path}/reviews`, body);
  return written.body.reviewId;
};
const publish = async (id: string, state: 'published' | 'rejected' = 'published') => {
  await shop.service.syncTexts();
  shop.service.editors.decide({ id, state });
  await shop.service.syncTexts();
};

describe('a review', () => {
  it('is shown and counted once an editor has published it', async () => {
    const id = await write();
    expect(await reviews()).toMatchObject({ total: 1, summary: { score: 5, reviewsCount: 1 } });
    await publish(id);
    expect(shop.service.editors.received.at(-1)).toMatchObject({ id, kind: 'review', language: 'en' });
    expect(await reviews('?sort=newest')).toMatchObject({
      total: 2,
      summary: { score: 4.5, reviewsCount: 2 },
      reviews: [{ id, title: 'Warm enough', author: 'Linh N.', verified: false, fit: 'runs-small' }, {}],
    });
  });

  it('that an editor rejected is never shown', async () => {
    const id = await write();
    await publish(id, 'rejected');
    expect((await reviews()).total).toBe(1);
  });

  it('counts for what cards show', async () => {
    await publish(await write({ score: 1 }));
    const { rows } = await shop.database.read.execute('select rating, reviews_count from product');
    expect(rows).toEqual([{ rating: 3, reviews_count: 2 }]);
  });

  it('replaces the shopper’s earlier one, and is moderated again', async () => {
    const first = await write();
    await publish(first);
    const second = await write({ score: 2, title: 'After a year' });
    expect([second, (await reviews()).total]).toEqual([first, 1]);
    await publish(second);
    expect((await reviews()).reviews.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['After a year', 'Light']),
    );
  });

  it('that was rewritten is not published by a decision about its earlier version', async () => {
    const id = await write({ title: 'Fine words' });
    await shop.service.syncTexts();
    await write({ title: 'Words that nobody has read' });
    shop.service.editors.decide({ id, version: 1, state: 'published' });
    await shop.service.syncTexts();
    expect(shop.service.editors.received.map(({ version }) => version).slice(-2)).toEqual([1, 2]);
    expect((await reviews()).reviews.map(({ title }) => title)).toEqual(['Light']);
    shop.service.editors.decide({ id, version: 2, state: 'published' });
    await shop.service.syncTexts();
    expect((await reviews()).total).toBe(2);
  });

  it('is verified, with the size, when the shopper has an order with the product', async () => {
    const cartId = await world.shopper.readyCart(['NF0A1B2CRED', 1]);
    await world.shopper.place(cartId, await world.shopper.openSession(cartId));
    await shop.service.checkout.background.drain();
    await publish(await write());
    expect((await reviews('?score=4')).reviews).toMatchObject([
      { verified: true, size: expect.any(String) as string },
    ]);
  });

  it.each([
    ['title', 'x'.repeat(121), 'REV410'],
    ['text', 'x'.repeat(2_001), 'REV410'],
    ['text', '   ', 'API400'],
    ['nickname', '\u00A0', 'API400'],
  ])('whose %s does not fit is rejected, and names the field', async (field, value, errorId) => {
    const rejected = await world.shopper.call('POST', `${world.path}/reviews`, {
      ...newReview,
      [field]: value,
    });
    expect(rejected).toMatchObject({
      status: 400,
      body: { errorDetails: [{ errorId, field }] },
    });
  });

  it('is found by its stars and by its words, whose signs mean nothing to the search', async () => {
    await publish(await write({ text: '100% warm' }));
    const found = async (query: string) => {
      const { total, reviews: listed_ } = await reviews(query);
      return [total, listed_.map(({ id }) => id).includes('rv-1')];
    };
    expect(await found('?score=5')).toEqual([1, true]);
    expect(await found('?q=HARDLY')).toEqual([1, true]);
    expect(await found('?q=100%25')).toEqual([1, false]);
    expect(await found('?q=_')).toEqual([0, false]);
  });

  it('reaches the editors later when they cannot be reached now', async () => {
    const id = await write();
    shop.service.editors.isDown = true;
    await expect(shop.service.syncTexts()).rejects.toThrow('unreachable');
    shop.service.editors.isDown = false;
    await shop.service.syncTexts();
    expect(shop.service.editors.received.filter((text) => text.id === id)).toEqual([]);
    shop.service.clock.advance(60_000);
    await shop.service.syncTexts();
    expect(shop.service.editors.received.filter((text) => text.id === id)).toHaveLength(1);
  });
});

it('texts of a deleted account are removed, and count no more', async () => {
  const person = await shop.service.person();
  const written = await person.call<{ reviewId: string }>('POST', `${world.path}/reviews`, newReview);
  await publish(written.body.reviewId);
  await person.call('POST', `${world.path}/reviews/questions`, newQuestion);
  await person.call('POST', '/consumers-v3/consumer/deletion');
  await shop.service.checkout.reconcile();
  const code = /code=([\w-]+)/.exec(shop.service.mails.at(-1)?.text ?? '')?.[1];
  await world.shopper.call('POST', '/consumers-v3/deletion/confirm', { code });
  expect(await reviews()).toMatchObject({ total: 1, summary: { score: 5 } });
  const { rows } = await shop.database.read.execute('select text from question where asker is not null');
  expect(rows).toEqual([]);
});

describe('a vote', () => {
  const cast = async (shopper: ReviewState['shopper'], vote: 'helpful' | 'unhelpful') =>
    (await shopper.call('POST', `${world.path}/review/rv-1/vote`, { vote })).body;

  it('counts once for each shopper, and the last one counts', async () => {
    expect(await cast(world.shopper, 'helpful')).toEqual({ id: 'rv-1', helpful: 4, unhelpful: 0 });
    expect(await cast(world.shopper, 'helpful')).toEqual({ id: 'rv-1', helpful: 4, unhelpful: 0 });
    expect(await cast(world.other, 'unhelpful')).toEqual({ id: 'rv-1', helpful: 4, unhelpful: 1 });
    expect(await cast(world.shopper, 'unhelpful')).toEqual({ id: 'rv-1', helpful: 3, unhelpful: 2 });
  });

  it('and a report count once for a guest who signs in', async () => {
    const report = (shopper: ReviewState['shopper']) =>
      shopper.call('POST', `${world.path}/review/rv-1/flag`, { reason: 'spam' });
    for (const shopper of [world.shopper, world.other]) {
      expect((await report(shopper)).status).toBeLessThan(300);
      await cast(shopper, 'helpful');
    }
    const voters = await shop.database.read.select({ voter: helpfulVote.voter }).from(helpfulVote);
    const [guest = '', person = ''] = voters.map(({ voter }) => voter);
    expect((await reviews()).reviews[0]?.helpful).toBe(5);
    await shop.database.transaction((tx) => moveGuestTexts(tx, { guest, person }, new Date()));
    expect((await reviews()).reviews[0]?.helpful).toBe(4);
    expect(await shop.database.read.$count(helpfulVote)).toBe(1);
    expect(await shop.database.read.$count(reviewFlag)).toBe(1);
  });

  it('of many shoppers at the same time is not lost', async () => {
    const shoppers = await Promise.all(Array.from({ length: 12 }, () => shop.service.shopper()));
    await Promise.all(shoppers.map((shopper) => cast(shopper, 'helpful')));
    expect((await reviews()).reviews[0]?.helpful).toBe(15);
  });

  it('on an answer of another product is rejected', async () => {
    const path = `/products/v1/products/NF999999/review/an-1/questions/vote`;
    expect((await world.shopper.call('POST', path, { vote: 'helpful' })).errorIds).toEqual(['API404']);
  });
});

describe('a question', () => {
  const ask = async () =>
    (await world.shopper.call<{ questionId: string }>('POST', `${world.path}/reviews/questions`, newQuestion))
      .body.questionId;

  it('has the answers of the brand first, then those that helped most shoppers', async () => {
    expect(await questions()).toMatchObject({
      total: 1,
      questions: [
        {
          id: 'qn-1',
          answers: [
            { id: 'an-2', fromBrand: true },
            { id: 'an-1', helpful: 9 },
          ],
        },
      ],
    });
  });

  it('is found by its words and those of its replies', async () => {
    expect([(await questions('?q=waxed')).total, (await questions('?q=silk')).total]).toEqual([1, 0]);
  });

  it('is shown once published; the asker gets one mail with the reply, and the address is deleted', async () => {
    const id = await ask();
    expect((await questions()).total).toBe(1);
    await shop.service.syncTexts();
    shop.service.editors.decide({ id, state: 'published', answer: { id: 'an-9', text: 'Yes, over any.' } });
    await shop.service.syncTexts();
    await shop.service.checkout.reconcile();
    expect((await questions()).questions.find((each) => each.id === id)?.answers).toMatchObject([
      { id: 'an-9', text: 'Yes, over any.', fromBrand: true },
    ]);
    expect(shop.service.mails.filter(({ to }) => to === newQuestion.email)).toMatchObject([
      { language: 'en', text: expect.stringContaining('Yes, over any.') as string },
    ]);
    const { rows } = await shop.database.read.execute(`select 1 from question where email is not null`);
    expect(rows).toEqual([]);
  });
});

describe('a translation', () => {
  const translate = async (targetLanguage?: string) =>
    (await world.shopper.call('POST', '/products/v1/review/rv-1/translate', { targetLanguage })).body;

  it('is in the language that was requested, and names where it comes from', async () => {
    expect(await translate('fr')).toEqual({
      reviewId: 'rv-1',
      sourceLanguage: 'en',
      targetLanguage: 'fr',
      title: 'fr: Light',
      text: 'fr: Hardly there, and dry all day.',
    });
  });

  it('into its own language is the text as it is', async () => {
    expect(await translate()).toMatchObject({ targetLanguage: 'en', title: 'Light' });
  });
});
