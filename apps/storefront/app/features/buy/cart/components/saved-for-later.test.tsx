// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { SavedItemView } from '../model/saved-view.ts';
import { SavedForLater } from './SavedForLater.tsx';
import { showPart, t } from './show-part.fixtures.tsx';

const soldOut: SavedItemView = {
  id: 'one',
  productId: 'NF10023411',
  pageUrl: '/p/corrie-shell-NF100234',
  qty: 1,
  choices: ['Moss', 'M'],
  name: 'Corrie shell',
  price: { currency: 'USD', current: 120, original: 120 },
  available: false,
};

async function show(item: SavedItemView) {
  const saved = { listId: 'list', total: 1, page: 1, pageCount: 1, items: [item] };
  showPart(<SavedForLater saved={saved} />);
  await screen.findByText('Corrie shell');
}

afterEach(cleanup);

it('what is sold out says so and leads to its page', async () => {
  await show(soldOut);
  expect(screen.getByText('Sold out')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Corrie shell' }).getAttribute('href')).toBe(
    `/${t.site.locale}/p/corrie-shell-NF100234`,
  );
});

it('what this site does not sell is not called sold out, and leads to no page that is not there', async () => {
  const { price: _price, ...elsewhere } = soldOut;
  await show(elsewhere);
  expect(screen.getByText('Not sold on this site')).toBeDefined();
  expect(screen.queryByText('Sold out')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Corrie shell' })).toBeNull();
});
