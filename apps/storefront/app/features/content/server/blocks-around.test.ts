import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeShopper, formError, type Responses } from '../../../shared/testing/fake-shopper.fixtures.ts';
import { readBlocksAround, readCalmBlocksAround, readProductContent } from './blocks-around.server.ts';

const CART = 'GET /live/caas/v1/canvas/augmentedpage/NF-GB/cart';
const CHECKOUT = 'GET /live/caas/v1/canvas/augmentedpage/NF-GB/checkout';
const PRODUCT = 'GET /live/caas/v1/canvas/product/NF-GB/NF100234';
const ROWS = 'GET /products/v1/widgetRecommendations';
const help = { type: 'BenefitBar', id: 'help', title: 'Questions?' };
const closable = { ...help, id: 'closable', showCloseButton: true };
const carousel = { type: 'RecommendationCarousel', id: 'row', title: 'Bestsellers', widget: 'bestsellers' };
const hero = {
  type: 'EspotBanner',
  id: 'banner',
  title: 'Repairs',
  titleH1: true,
  mediaList: [{ src: '/images/scene/city-morning', alt: '' }],
};
const page = (blocks: readonly object[]) => ({
  body: { id: 'augmented', slug: 'cart', title: 'Bag', blocks },
});
const around = (responses: Responses) =>
  readBlocksAround(fakeShopper(responses, { path: '/cart' }).shopper, 'cart');

// Other tests must not share the cached content.
beforeEach(() => {
  vi.stubEnv('CONTENT_SECONDS', '0');
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it('gives markup and what hydrates, with no h1 and no picture of the first screen', async () => {
  const blocks = await around({ [CART]: page([hero, help, closable]) });
  expect(blocks.map(({ id, interactiveBlock }) => [id, interactiveBlock !== undefined])).toEqual([
    ['banner', false],
    ['help', false],
    ['closable', true],
  ]);
  expect(blocks[0]).toMatchObject({ staticBlock: { headingLevel: 2 } });
  expect(blocks.some(({ priority }) => priority)).toBe(false);
});

it('leaves out a carousel that has nothing to recommend, and keeps its neighbours', async () => {
  const none = { body: { widget: 'bestsellers', products: [] } };
  const blocks = await around({ [CART]: page([carousel, help]), [ROWS]: none });
  expect(blocks.map(({ id }) => id)).toEqual(['help']);
});

it.each([
  ['is down', 'no-answer'],
  ['rejects', formError('GEN500', 500)],
  ['has no such page', formError('API404', 404)],
  ['lies', { body: { blocks: 'none' } }],
] as const)('is nothing where the content service %s', async (_, response) => {
  expect(await around({ [CART]: response })).toEqual([]);
});

it('shows nothing that moves or asks in the checkout', async () => {
  const { shopper } = fakeShopper({ [CHECKOUT]: page([help, closable, carousel]) }, { path: '/checkout' });
  expect((await readCalmBlocksAround(shopper, 'checkout')).map(({ id }) => id)).toEqual(['help']);
});

it('gives the content of a product with its filters, which the page decides', async () => {
  const filter = { type: 'Filter', id: 'only', variant: 'bySku', operator: 'IN', filterBy: ['NF100234'] };
  const content = page([{ ...filter, components: [help] }]);
  const { shopper } = fakeShopper({ [PRODUCT]: content }, { path: '/p/corrie-shell-NF100234' });
  expect(await readProductContent(shopper, 'NF100234')).toMatchObject([
    { type: 'Filter', components: [{ id: 'help' }] },
  ]);
});
