import { expect, it } from 'vitest';
import {
  cart,
  cartId,
  cartItem,
  fakeShopper,
  outcome,
  type Responses,
} from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { readChangeSite } from './change-site.server.ts';

const CART = `GET /cart/v1/cart/${cartId}`;
const option = (code: string, label = code) => [{ selected: true, shippingMethod: { code, label } }];
const shell = cartItem({ shippingOptions: option('standard') });

function leave(responses: Responses, at = '/en-gb/p/corrie-shell-NF100234', target = 'fr-fr') {
  const path = `/change-site/${target}?at=${encodeURIComponent(at)}`;
  const { shopper, seen } = fakeShopper(responses, { path });
  return outcome(readChangeSite({ ...shopper, params: { target } })).then((result) => ({ result, seen }));
}

const linesOf = (items: ReturnType<typeof cartItem>[]) => ({ body: cart({ items }) });

it('leads on at once, to the same page, where the whole bag can follow', async () => {
  const { result } = await leave({ [CART]: [linesOf([shell]), linesOf([shell])] });
  expect(result.to).toBe('/fr-fr/p/corrie-shell-NF100234');
});

it('leads on where the bag is empty or cannot be read: nobody is kept', async () => {
  expect((await leave({ [CART]: linesOf([]) })).result.to).toBe('/fr-fr/p/corrie-shell-NF100234');
  expect((await leave({ [CART]: 'no-answer' })).result.to).toBe('/fr-fr/p/corrie-shell-NF100234');
});

it('names what is not sold there, is fetched here, or is worth an amount in another currency', async () => {
  const gone = cartItem({ id: 'line-2', name: 'Gone', shippingOptions: option('standard') });
  const fetched = cartItem({
    id: 'line-3',
    name: 'Fetched',
    shippingOptions: option('pickup', 'Covent Garden'),
  });
  const card = cartItem({ id: 'line-4', name: 'Gift card', shippingOptions: option('digital') });
  const { result } = await leave({
    [CART]: [linesOf([shell, gone, fetched, card]), linesOf([shell, fetched, card])],
  });
  expect(result.data).toMatchObject({
    lines: [
      { name: 'Gone', why: 'Isn’t sold in that shop (France): it leaves your bag.' },
      { name: 'Fetched', why: expect.stringContaining('collected at Covent Garden') },
      { name: 'Gift card', why: expect.stringContaining('would count in EUR') },
    ],
    to: '/fr-fr/p/corrie-shell-NF100234',
    country: 'France',
    ownCountry: 'United Kingdom',
    currency: 'EUR',
  });
});

it.each([
  ['an address of another host', 'https://evil.example/'],
  ['an address without a scheme', '//evil.example/en-gb/'],
  ['a page of another site', '/de-de/stores'],
])('%s leads home', async (_, at) => {
  expect((await leave({ [CART]: linesOf([]) }, at)).result.to).toBe('/fr-fr');
});
