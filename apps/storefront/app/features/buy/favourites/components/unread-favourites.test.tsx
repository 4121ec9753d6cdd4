// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { TranslatorProvider } from '../../../../shared/i18n/TranslatorContext.tsx';
import { StateProvider } from '../../../../shared/state/StateProvider.tsx';
import { fakeShopper } from '../../../../shared/testing/fake-shopper.fixtures.ts';
import Favourites from '../routes/favorites.tsx';

const { t } = fakeShopper({}).shopper;
// Products that have left the shop, which need no card.
const items = [{ id: 'NF10023401' }, { id: 'NF10023402' }];
const page = { favourites: { total: 2, page: 1, pageCount: 1, items }, notice: undefined, popular: [] };
const unread = { unread: { kind: 'slow' as const } };

function showFavourites(reads: readonly object[]) {
  const loader = vi.fn<() => object>();
  for (const read of reads) loader.mockReturnValueOnce(read);
  const Stub = createRoutesStub([
    {
      path: '/en-gb/favorites',
      // The stub replaces the server functions that the route types come from.
      Component: Favourites as unknown as () => React.ReactNode,
      HydrateFallback: () => null,
      loader,
      action: () => ({ ok: true, intent: 'remove', productId: items[0]?.id, text: 'Removed.' }),
    },
  ]);
  render(
    <TranslatorProvider value={t}>
      <StateProvider>
        <Stub initialEntries={['/en-gb/favorites']} />
      </StateProvider>
    </TranslatorProvider>,
  );
}

afterEach(cleanup);

it('favourites that cannot be read again after a removal stay, without what was removed', async () => {
  showFavourites([page, unread]);
  const [first] = await screen.findAllByRole('button', { name: /^Remove/ });
  if (first === undefined) throw new Error('Nothing can be removed.');
  fireEvent.click(first);
  await screen.findByText(/couldn’t load the latest information/);
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(1));
});

it('favourites that were never read say why', async () => {
  showFavourites([unread]);
  await expect(screen.findByText('This is taking too long')).resolves.toBeDefined();
});
