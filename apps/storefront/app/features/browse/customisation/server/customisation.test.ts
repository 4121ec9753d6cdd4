import { describe, expect, it } from 'vitest';
import { product } from '../../product/model/product.fixtures.ts';
import {
  cart,
  fakeShopper,
  outcome,
  formError,
  type Responses,
} from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { readCustomise, runCustomise } from './customise.server.ts';
import { readGiftCard, runGiftCard } from './gift-card.server.ts';

const DETAILS = 'GET /products/v2/products/NF100234/details';
const OFFER = 'GET /products/v1/products/NF100234/customisation';
const DESIGN = 'POST /products/v1/products/NF100234/recipes';
const RECIPE = 'GET /products/v1/recipes/RAB12';
const ADD = 'POST /cart/v1/item';
const PAGE = '/p/corrie-shell-NF100234';

const recipe = {
  recipeId: 'RAB12',
  productId: 'NF100234',
  image: { src: '/images/recipes/RAB12', alt: 'Corrie shell, Pine' },
  choices: [{ part: 'body', option: 'pine', label: 'Body', value: 'Pine' }],
};
const offer = {
  productId: 'NF100234',
  parts: [{ id: 'body', label: 'Body', options: [{ id: 'pine', label: 'Pine', hex: '#2f4a40' }] }],
  initials: { label: 'Initials', maxLength: 3 },
  designs: [],
};
const custom: Responses = {
  [DETAILS]: { body: { ...product(), isCustoms: true } },
  [OFFER]: { body: offer },
  [DESIGN]: { status: 201, body: recipe },
  [RECIPE]: { body: recipe },
};
const card: Responses = {
  [DETAILS]: { body: { ...product(), isDigitalProduct: true, giftCardWorth: { least: 10, most: 500 } } },
};
const wish = { amount: '50', to: 'Mai', email: 'mai@example.com' };

function at(path: string, responses: Responses, options: Parameters<typeof fakeShopper>[1] = {}) {
  const { shopper, seen } = fakeShopper(responses, { path, ...options });
  return { shopper: { ...shopper, params: { product: 'corrie-shell-NF100234' } }, seen };
}
async function outcomeOf(run: Promise<unknown>) {
  const made = await outcome(run);
  return made.data instanceof Response ? { to: made.data.headers.get('location') } : made;
}
const bodyOf = (seen: readonly { readonly call: string; readonly body: unknown }[], call: string) =>
  seen.find((each) => each.call === call)?.body;

describe('the page on which a product is designed', () => {
  it('shows the design of its address', async () => {
    const { shopper } = at(`${PAGE}/customise?recipe=RAB12`, custom);
    expect(await readCustomise(shopper)).toMatchObject({ offer, recipe, isGone: false });
  });

  it('begins with a ready design, so that the picture shows what the fields say', async () => {
    const ready = { ...offer, designs: [{ precreatedCustomsCode: 'WOOD', name: 'Wood', recipe }] };
    const { shopper } = at(`${PAGE}/customise`, { ...custom, [OFFER]: { body: ready } });
    expect(await readCustomise(shopper)).toMatchObject({ recipe, isGone: false });
  });

  it('says that a design is gone, and that nobody answers, and is there all the same', async () => {
    const gone = at(`${PAGE}/customise?recipe=RAB12`, { ...custom, [RECIPE]: formError('API404', 404) });
    expect(await readCustomise(gone.shopper)).toMatchObject({ recipe: undefined, isGone: true });
    const silent = at(`${PAGE}/customise`, { ...custom, [OFFER]: formError('GEN500', 500) });
    expect(await readCustomise(silent.shopper)).toMatchObject({ offer: undefined });
  });

  it('does not exist for a product that nobody designs', async () => {
    const { shopper } = at(`${PAGE}/customise`, { [DETAILS]: { body: product() } });
    await expect(readCustomise(shopper)).rejects.toMatchObject({ init: { status: 404 } });
  });

  it('writes a design down and leads to it', async () => {
    const fields = { intent: 'design', 'part-body': 'pine', initials: 'ab' };
    const { shopper, seen } = at(`${PAGE}/customise`, custom, { fields });
    expect(await outcomeOf(runCustomise(shopper))).toEqual({ to: `/en-gb${PAGE}/customise?recipe=RAB12` });
    expect(bodyOf(seen, DESIGN)).toEqual({ choices: [{ part: 'body', option: 'pine' }], initials: 'ab' });
  });

  it('says at the initials that they are not made, and keeps what was chosen', async () => {
    const rejected = {
      status: 400,
      body: { errorDetails: [{ errorId: 'API400', message: '', field: 'initials' }] },
    };
    const fields = { intent: 'design', 'part-body': 'pine', initials: 'XXX' };
    const { shopper } = at(`${PAGE}/customise`, { ...custom, [DESIGN]: rejected }, { fields });
    expect(await outcomeOf(runCustomise(shopper))).toMatchObject({
      data: { formErrors: [{ code: 'INITIALS_INVALID', field: 'initials' }], values: { initials: 'XXX' } },
    });
  });

  it('puts the design into the bag with its picture and its page', async () => {
    const responses = { ...custom, [ADD]: { body: cart() } };
    const { shopper, seen } = at(`${PAGE}/customise?recipe=RAB12`, responses, {
      fields: { intent: 'add', recipeId: 'RAB12' },
    });
    expect(await outcomeOf(runCustomise(shopper))).toEqual({
      to: expect.stringMatching(/^\/en-gb\/cart\?done=add&product=/),
    });
    expect(bodyOf(seen, ADD)).toMatchObject([
      { recipeId: 'RAB12', productImageURL: '/images/recipes/RAB12' },
    ]);
  });
});

describe('the page of a gift card', () => {
  it('offers the amounts that the shop allows', async () => {
    const { shopper } = at(`${PAGE}/gift-card`, card);
    expect(await readGiftCard(shopper)).toMatchObject({
      least: 10,
      most: 500,
      amounts: expect.arrayContaining([50]),
    });
  });

  it('puts the card into the bag with its words', async () => {
    const responses = { ...card, [ADD]: { body: cart() } };
    const fields = { ...wish, amount: 'other', other: '37,50', message: ' Congratulations ' };
    const { shopper, seen } = at(`${PAGE}/gift-card`, responses, { fields });
    expect(await outcomeOf(runGiftCard(shopper))).toMatchObject({
      to: expect.stringContaining('/cart?done=add'),
    });
    expect(bodyOf(seen, ADD)).toMatchObject([
      { customAmount: 37.5, giftOption: { to: 'Mai', email: 'mai@example.com', message: 'Congratulations' } },
    ]);
  });

  it.each([
    ['an amount beyond the limits', { amount: 'other', other: '900' }, 'other', 'AMOUNT_INVALID'],
    ['an amount that is none', { amount: 'other', other: 'much' }, 'other', 'AMOUNT_INVALID'],
    ['nobody to get it', { to: ' ' }, 'to', 'FIELD_MISSING'],
    ['an address that is none', { email: 'mai' }, 'email', 'EMAIL_INVALID'],
  ])('asks nobody with %s', async (_name, wrong, field, code) => {
    const { shopper, seen } = at(`${PAGE}/gift-card`, card, { fields: { ...wish, ...wrong } });
    expect(await outcomeOf(runGiftCard(shopper))).toMatchObject({ data: { formErrors: [{ field, code }] } });
    expect(seen.map(({ call }) => call)).toEqual([DETAILS]);
  });

  it('says at its day what the service does not take', async () => {
    const rejected = {
      status: 400,
      body: { errorDetails: [{ errorId: 'API400', message: '', field: 'giftOption.sendOn' }] },
    };
    const responses = { ...card, [ADD]: rejected };
    const { shopper } = at(`${PAGE}/gift-card`, responses, { fields: { ...wish, sendOn: '2020-01-01' } });
    expect(await outcomeOf(runGiftCard(shopper))).toMatchObject({
      data: { formErrors: [{ field: 'sendOn', code: 'DATE_INVALID' }], values: { to: 'Mai' } },
    });
  });
});
