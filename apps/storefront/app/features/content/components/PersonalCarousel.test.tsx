// @vitest-environment happy-dom
import { BlockProvider } from '@haberdash/blocks';
import { parseBlocks, type BlockOf, type ProductCardModel } from '@haberdash/blocks/model';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub, Link } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { documentConsent } from '../../measure/consent/index.ts';
import { TranslatorProvider } from '../../../shared/i18n/TranslatorContext.tsx';
import { createTranslator } from '../../../shared/i18n/translator.ts';
import { findSite } from '../../../shared/sites/sites.ts';
import { PersonalCarousel } from './PersonalCarousel.tsx';

const card = (id: string): ProductCardModel => ({
  id,
  masterId: id,
  name: `Product ${id}`,
  image: { src: '/images/a', alt: '' },
  url: `/p/product-${id}`,
  colors: [],
  price: { currency: 'USD', current: 10, original: 10 },
  recToken: `tok-${id}`,
});
const [parsed] = parseBlocks(
  [{ type: 'RecommendationCarousel', id: 'row', widget: 'bestsellers', title: 'For you' }],
  { log: () => undefined },
);
const block = {
  // Written in this test.
  ...(parsed as BlockOf<'RecommendationCarousel'>),
  recommendedProducts: [card('NF000001')],
};
const decidedAs = (experience: string) => ({
  products: [card('NF000002')],
  decision: { name: 'For you', experience },
});

const engine = vi.fn<(address: string, request: { readonly body: string }) => Promise<Response>>();
const onEvent = vi.fn();
let see: () => void = () => undefined;

beforeEach(() => {
  window.history.replaceState(null, '', '/en-us');
  vi.stubGlobal('fetch', engine);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(run: (entries: readonly object[]) => void) {
        see = () => run([{ isIntersecting: true }]);
      }
      observe = () => undefined;
      disconnect = () => (see = () => undefined);
    },
  );
});
afterEach(() => {
  cleanup();
  engine.mockReset();
  onEvent.mockReset();
  documentConsent('NORA').gate.restore('targeting');
});

function open() {
  const site = findSite('/en-us');
  if (site === undefined) throw new Error('no site');
  const environment = {
    locale: 'en-us',
    path: '/en-us',
    Link: 'a' as const,
    imageUrl: () => '',
    formatMoney: () => '',
    texts: new Proxy({}, { get: (_texts, key) => String(key) }) as never,
    ProductCard: ({ product }: { readonly product: ProductCardModel }) => <p>{product.name}</p>,
    onEvent,
  };
  const Stub = createRoutesStub([
    {
      path: '*',
      Component: () => (
        <BlockProvider value={environment}>
          <PersonalCarousel block={block} />
          <Link to="/en-us/next">next</Link>
        </BlockProvider>
      ),
    },
  ]);
  render(
    <TranslatorProvider value={createTranslator({}, site)}>
      <Stub initialEntries={['/en-us']} />
    </TranslatorProvider>,
  );
}

const impressions = () =>
  onEvent.mock.calls.flatMap(([event]) => (event.type === 'recommendation-impressions' ? [event] : []));

it('a row is replaced by what was decided for the visitor, and its impressions are those of what is shown', async () => {
  engine.mockResolvedValue(Response.json(decidedAs('Experiment')));
  open();
  expect(await screen.findByText('Product NF000002')).toBeTruthy();
  expect(screen.queryByText('Product NF000001')).toBeNull();
  act(() => see());
  act(() => see());
  expect(impressions()).toMatchObject([
    { decision: { experience: 'Experiment' }, products: [{ id: 'NF000002', recToken: 'tok-NF000002' }] },
  ]);
  expect(JSON.parse(engine.mock.calls[0]?.[1].body ?? '')).toEqual({
    widget: 'bestsellers',
    count: 1,
    path: '/en-us',
  });
});

it('a decision that fails after its page was left changes nothing on the next page', async () => {
  let fail: (error: Error) => void = () => undefined;
  engine.mockReturnValueOnce(new Promise((_resolve, reject) => (fail = reject)));
  open();
  await vi.waitFor(() => expect(engine).toHaveBeenCalledOnce());
  engine.mockResolvedValue(Response.json(decidedAs('Experiment')));
  fireEvent.click(screen.getByText('next'));
  await screen.findByText('Product NF000002');
  await act(async () => fail(new TypeError('fetch failed')));
  expect(screen.getByText('Product NF000002')).toBeTruthy();
});

it('a control group reports no impression', async () => {
  engine.mockResolvedValue(Response.json(decidedAs('Control')));
  open();
  await screen.findByText('Product NF000002');
  act(() => see());
  expect(impressions()).toEqual([]);
});

it.each([
  ['decides nothing', async () => new Response(null, { status: 204 })],
  ['fails', async () => Promise.reject(new TypeError('fetch failed'))],
  ['sends no JSON', async () => new Response('<html>')],
])('the row of everyone stays, with its impressions, where the engine %s', async (_how, response) => {
  engine.mockImplementation(response);
  open();
  await vi.waitFor(() => {
    see();
    expect(impressions()).toHaveLength(1);
  });
  expect(screen.getByText('Product NF000001')).toBeTruthy();
});

it('nothing is asked without consent for targeting, and a withdrawal brings the row of everyone back', async () => {
  const { gate } = documentConsent('NORA');
  gate.withdraw('targeting');
  open();
  await screen.findByText('Product NF000001');
  expect(engine).not.toHaveBeenCalled();
  cleanup();
  gate.restore('targeting');
  engine.mockResolvedValue(Response.json(decidedAs('Experiment')));
  open();
  await screen.findByText('Product NF000002');
  act(() => gate.withdraw('targeting'));
  expect(screen.getByText('Product NF000001')).toBeTruthy();
});
