// @vitest-environment happy-dom
import type { ProductCard } from '@haberdash/api-client/products';
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ShopBlocks } from '../../../content/index.ts';
import { TranslatorProvider } from '../../../../shared/i18n/TranslatorContext.tsx';
import { fakeShopper } from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { StateProvider } from '../../../../shared/state/StateProvider.tsx';
import { NearRow } from './NearRow.tsx';

const { t } = fakeShopper({}).shopper;
const boot: ProductCard = {
  id: 'NF000001',
  masterId: 'NF000001',
  name: 'Corrie boot',
  kindLabel: 'Boot',
  url: '/p/corrie-boot-NF000001',
  image: { src: '/images/boot', alt: 'Corrie boot' },
  price: { currency: 'GBP', current: 100, original: 100 },
  colors: [],
  available: true,
};
const read = vi.fn((_path: string) =>
  Promise.resolve(Response.json({ completeTheLook: [], similar: [boot] })),
);
let come: () => void;

function page(products?: readonly ProductCard[]) {
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <ShopBlocks>
          <NearRow name="similar" masterId="NF100234" products={products} />
        </ShopBlocks>
      ),
    },
  ]);
  return (
    <TranslatorProvider value={t}>
      <StateProvider>
        <Stub />
      </StateProvider>
    </TranslatorProvider>
  );
}

beforeEach(() => {
  vi.stubGlobal('fetch', read);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
      constructor(see: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
        come = () => see([{ isIntersecting: true }]);
      }
    },
  );
});
afterEach(() => {
  cleanup();
  read.mockClear();
  vi.unstubAllGlobals();
});

it('a row fetches its products when it nears the window, and not before', async () => {
  render(page());
  expect(read).not.toHaveBeenCalled();
  act(() => come());
  expect(await screen.findByRole('link', { name: /Corrie boot/ })).toBeDefined();
  expect(read.mock.calls.map(([path]) => path)).toEqual(['/en-gb/product-rows?item=NF100234']);
});

it('products that came with the page are not fetched again', async () => {
  render(page([boot]));
  act(() => come());
  expect(await screen.findByRole('link', { name: /Corrie boot/ })).toBeDefined();
  expect(read).not.toHaveBeenCalled();
});

it('without script a row is links to its products', () => {
  const html = renderToString(page([boot]));
  expect(html).toMatch(/<noscript>.*href="\/en-gb\/p\/corrie-boot-NF000001".*<\/noscript>/s);
});
