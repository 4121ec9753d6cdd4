import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { CartPort } from '../context/block-ports.ts';
import { InShop } from '../testing/environment.fixtures.tsx';
import { upsellItems } from './upsell-items.ts';
import { cartPort, upsell } from './upsell.fixtures.ts';
import { Upsell } from './Upsell.tsx';

const { items } = upsell();
const [first, second] = items;
if (first === undefined || second === undefined) throw new TypeError('no items');
const soldOut = { ...first, productInventoryState: 'OutOfStock' as const };

it.each([
  ['a quantity of nothing hides an item', [first], { 'SKU-0': 0 }, false, 0],
  ['a quantity decides over the state of the content', [soldOut], { 'SKU-0': 2 }, false, 1],
  ['without a quantity the state decides', [soldOut, second], {}, false, 1],
  ['a showcase shows all', [soldOut], { 'SKU-0': 0 }, true, 1],
])('%s', (_name, given, quantities, isShowcase, count) =>
  expect(upsellItems(given, quantities, isShowcase)).toHaveLength(count),
);

it('adds all ticked items in one request, and confirms it', async () => {
  const add = vi.fn<CartPort['add']>().mockResolvedValue({ ok: true });
  render(
    <InShop cart={cartPort({ add })}>
      <Upsell block={upsell({ addToCartControls: 'checkbox', stackedCount: 5 })} />
    </InShop>,
  );
  expect(screen.getByRole('button', { name: 'Add 0 to bag' })).toBeDisabled();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Choose Ridge cap' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Choose Dry bag' }));
  fireEvent.click(screen.getByRole('button', { name: 'Add 2 to bag' }));
  expect(await screen.findByText('Added to your bag.')).toBeInTheDocument();
  expect(add.mock.calls).toEqual([
    [
      [
        { id: 'NF100200', sku: 'SKU-0' },
        { id: 'NF100204', sku: 'SKU-4' },
      ],
    ],
  ]);
});

it('shows nothing where the catalogue knows none of its items', () => {
  const { container } = render(
    <InShop cart={cartPort()}>
      <Upsell block={upsell({ items: [], skus: ['SKU-9'] })} />
    </InShop>,
  );
  expect(container).toBeEmptyDOMElement();
});

it('shows the reason at each rejected item, keeps it chosen, and adds the others to the bag', async () => {
  const rejected = [{ sku: 'SKU-4', message: 'This is sold out.' }];
  const add = vi
    .fn<CartPort['add']>()
    .mockResolvedValue({ ok: false, message: 'Not all of it is in.', rejected });
  render(
    <InShop cart={cartPort({ add })}>
      <Upsell block={upsell({ addToCartControls: 'checkbox', stackedCount: 5 })} />
    </InShop>,
  );
  const cap = screen.getByRole('checkbox', { name: 'Choose Ridge cap' });
  const bag = screen.getByRole('checkbox', { name: 'Choose Dry bag' });
  fireEvent.click(cap);
  fireEvent.click(bag);
  fireEvent.click(screen.getByRole('button', { name: 'Add 2 to bag' }));
  expect(await screen.findByText('Not all of it is in.')).toBeInTheDocument();
  expect(bag).toHaveAccessibleDescription('This is sold out.');
  expect(bag).toBeChecked();
  expect(cap).not.toBeChecked();
  expect(cap).not.toHaveAccessibleDescription();
});

it('reports the first stack, once', () => {
  const onEvent = vi.fn();
  const page = (
    <InShop cart={cartPort()} onEvent={onEvent}>
      <Upsell block={upsell()} />
    </InShop>
  );
  render(page).rerender(page);
  expect(onEvent.mock.calls).toMatchObject([
    [
      {
        type: 'upsell-impressions',
        blockId: 'look',
        items: [{ id: 'NF100200' }, { id: 'NF100201' }, { id: 'NF100202' }],
      },
    ],
  ]);
});
