import type { Favorites } from '@haberdash/api-client/wishlists';
import { describe, expect, it } from 'vitest';
import { fakeShopper, formError, type Responses } from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { afterPath, noticeOf, runFavouritesAction } from './favourites-action.server.ts';
import { favouritesSnapshot } from './favourites-calls.server.ts';
import { pageOf } from '../model/favourites-view.ts';

const favoriteId = '6f1d9f5e-3c55-4a0f-9f3b-0f7d3c1f2a11';
const itemId = '2b7c1c0e-54b0-4a4c-8f0c-6f6f8c1f9d01';
const id = 'NF100234';
const LIST = 'GET /wishlists/v2/favorites';
const ADD = 'POST /wishlists/v2/favorites';
const REMOVE = `DELETE /wishlists/v2/favorites/${favoriteId}/items/${itemId}`;

const favourites = (ids: readonly string[] = [id]): Favorites => ({
  ...(ids.length === 0 ? {} : { favoriteId }),
  start: 0,
  count: 200,
  total: ids.length,
  items: ids.map((each) => ({
    itemId,
    id: each,
    qty: 1,
    itemType: 'product',
    addedAt: '2026-11-20T09:30:00Z',
  })),
});
const run = async (responses: Responses, fields: Record<string, string>) => {
  const { shopper, form, seen } = fakeShopper(responses, { fields, path: '/favorites' });
  const result = await runFavouritesAction(shopper, form);
  return { result, calls: seen.map(({ call }) => call), bodies: seen.map(({ body }) => body) };
};

describe('a form about favourites', () => {
  it('adds a product', async () => {
    const added = { favoriteId, itemId, id, total: 1 };
    const { result, bodies } = await run({ [ADD]: { body: added } }, { intent: 'add', id });
    expect(result).toMatchObject({ ok: true, productId: id });
    expect(bodies).toEqual([{ id, qty: 1, itemType: 'product' }]);
  });

  it('says that it was sent too often, also on the page that it leads to without script', async () => {
    const { result } = await run({ [ADD]: formError('API429', 429) }, { intent: 'add', id });
    const text = expect.stringContaining('wait a moment') as string;
    expect(result).toMatchObject({ ok: false, formError: { code: 'API429', text } });
    if (result === undefined) return;
    const { searchParams } = new URL(afterPath('/en-us', result), 'http://shop.test');
    const { shopper } = fakeShopper({}, { fields: {}, path: '/favorites' });
    expect(noticeOf(shopper.t, searchParams, () => false)).toMatchObject({ formError: { text } });
  });

  it.each([['no-answer'], [formError('GEN500', 500)]] as const)(
    'that nobody answered is not said to have changed nothing: %j',
    async (failure) => {
      const { result } = await run({ [ADD]: failure }, { intent: 'add', id });
      const text = expect.not.stringContaining('nothing has changed') as string;
      expect(result).toMatchObject({ ok: false, formError: { code: 'NO_ANSWER', text } });
      if (result === undefined) return;
      const { searchParams } = new URL(afterPath('/en-us', result), 'http://shop.test');
      const { shopper } = fakeShopper({}, { fields: {}, path: '/favorites' });
      expect(noticeOf(shopper.t, searchParams, () => false)).toMatchObject({ formError: { text } });
    },
  );

  it('removes a product by the item that it is in the list', async () => {
    const left = { favoriteId, total: 0 };
    const { result, calls } = await run(
      { [LIST]: { body: favourites() }, [REMOVE]: { body: left } },
      { intent: 'remove', id },
    );
    expect(result).toMatchObject({ ok: true, productId: id, text: 'Removed from your favourites.' });
    expect(calls).toEqual([LIST, REMOVE]);
  });

  it('asks nothing more to remove what is not there', async () => {
    const { result, calls } = await run(
      { [LIST]: { body: favourites(['NF999999']) } },
      { intent: 'remove', id },
    );
    expect(result).toMatchObject({ ok: true });
    expect(calls).toEqual([LIST]);
  });

  it('shares the list under an address of the shop', async () => {
    const shareId = 'Zk3vQ1h8b0yq5t7Rr2XwLw';
    const { result } = await run(
      {
        [LIST]: { body: favourites() },
        [`POST /wishlists/v2/favorites/${favoriteId}/share`]: { body: { shareId } },
      },
      { intent: 'share' },
    );
    expect(result).toMatchObject({
      ok: true,
      shareUrl: expect.stringMatching(`/en-gb/favorites/${shareId}$`),
    });
  });

  it.each([
    [
      'INV409',
      409,
      { additionalInfo: { maxAllowedQty: 200 } },
      'Remove one of the 200 products to make room.',
    ],
    ['INV700', 404, {}, 'This product is no longer available.'],
    ['API404', 404, {}, 'This product is no longer available.'],
  ])('says in words why %s was answered', async (errorId, status, detail, words) => {
    const { result } = await run({ [ADD]: formError(errorId, status, detail) }, { intent: 'add', id });
    expect(result).toMatchObject({ ok: false, formError: { text: expect.stringContaining(words) } });
  });

  it('says so when nobody answers', async () => {
    const { result } = await run({ [ADD]: 'no-answer' }, { intent: 'add', id });
    expect(result).toMatchObject({ ok: false, formError: { code: 'NO_ANSWER' } });
  });

  it.each(['', 'nonsense', '../cart', 'NF1'])('asks nobody about the product %j', async (code) => {
    const { result, calls } = await run({}, { intent: 'add', id: code });
    expect(result).toMatchObject({ ok: false });
    expect(calls).toEqual([]);
  });

  it('that asks for nothing known is no form of ours', async () => {
    expect((await run({}, { intent: 'sell', id })).result).toBeUndefined();
  });
});

describe('without script', () => {
  const { t } = fakeShopper({}).shopper;
  const read = (path: string, there: readonly string[] = []) =>
    noticeOf(t, new URL(path, 'http://shop.test').searchParams, (each) => there.includes(each));

  it('the page of favourites says what a heart has done', () => {
    const path = afterPath('/en-gb', { ok: true, intent: 'add', productId: id });
    expect(path).toBe(`/en-gb/favorites?done=add&product=${id}`);
    expect(read(path, [id])).toEqual({ text: 'Added to your favourites.' });
    expect(read(path)).toBeUndefined();
  });

  it('a removal can be taken back, once', () => {
    const path = afterPath('/en-gb', { ok: true, intent: 'remove', productId: id });
    expect(read(path)).toMatchObject({ undo: id });
    expect(read(path, [id])).toBeUndefined();
  });

  it('an error is said by its code', () => {
    const formError = { code: 'ADDED_MAX_QUANTITY', text: '', place: 'toast' } as const;
    const path = afterPath('/en-gb', { ok: false, intent: 'add', formError });
    expect(read(path)).toMatchObject({ formError: { text: expect.stringContaining('are full') } });
  });

  it.each(['/x?done=remove&product=<b>', '/x?done=dance', '/x'])(
    'a hand-made address says nothing: %s',
    (path) => {
      expect(read(path)).toBeUndefined();
    },
  );
});

describe('the header and the hearts', () => {
  it('know every favourite', async () => {
    const { shopper } = fakeShopper({ [LIST]: { body: favourites() } });
    expect(await favouritesSnapshot(shopper)).toEqual({ total: 1, productIds: [id] });
  });

  it('cost a visitor who has done nothing no call', async () => {
    const { shopper, seen } = fakeShopper({});
    const unknown = { ...shopper, session: { ...shopper.session, isKnown: () => false } };
    expect(await favouritesSnapshot(unknown)).toEqual({ total: 0, productIds: [] });
    expect(seen).toEqual([]);
  });
});

it.each([
  ['', 1],
  ['page=2', 2],
  ['page=0', 1],
  ['page=-1', 1],
  ['page=10', 9],
  ['page=x', 1],
])('the address ?%s asks for page %i', (query, page) => {
  expect(pageOf(new URLSearchParams(query))).toEqual({ page, start: (page - 1) * 24, count: 24 });
});
