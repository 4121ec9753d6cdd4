// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { Heart } from '../../browse/cards/index.ts';
import { requireSwitch } from './server/require-switch.server.ts';
import { TranslatorProvider } from '../../../shared/i18n/TranslatorContext.tsx';
import { translatorFor } from '../../../shared/i18n/translator.server.ts';
import { siteOf } from '../../../shared/sites/sites.ts';
import { StateProvider } from '../../../shared/state/StateProvider.tsx';
import { fakeShopper, outcome } from '../../../shared/testing/fake-shopper.fixtures.ts';
import { withSwitches } from '../../../shared/testing/site-switches.fixtures.ts';
import { FavouritesLink } from './components/FavouritesLink.tsx';
import { favouritesSnapshot } from './server/favourites-calls.server.ts';

const LIST = 'GET /wishlists/v2/favorites';
const list = {
  favoriteId: '6f1d9f5e-3c55-4a0f-9f3b-0f7d3c1f2a11',
  start: 0,
  count: 200,
  total: 1,
  items: [],
};

afterEach(cleanup);

function show() {
  const translator = translatorFor(siteOf('en-gb'));
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <StateProvider>
          <TranslatorProvider value={translator}>
            <Heart id="NF100234" name="Shell" />
            <FavouritesLink />
          </TranslatorProvider>
        </StateProvider>
      ),
    },
  ]);
  render(<Stub />);
}

describe.each([
  ['with favourites', true],
  ['without favourites', false],
])('a site %s', (_site, favourites) => {
  it('has hearts and the way to the list, or neither', () =>
    withSwitches('en-gb', { favourites }, () => {
      show();
      expect(screen.queryAllByRole('button', { name: /Shell/ })).toHaveLength(favourites ? 1 : 0);
      expect(screen.queryAllByRole('link', { name: 'Favourites' })).toHaveLength(favourites ? 1 : 0);
    }));

  it('has the pages, or none of them', () =>
    withSwitches('en-gb', { favourites }, async () => {
      const { shopper } = fakeShopper({}, { path: '/favorites' });
      const read = outcome(Promise.resolve().then(() => requireSwitch(shopper, 'favourites')));
      await expect(
        read.then(
          () => 'there',
          () => 'missing',
        ),
      ).resolves.toBe(favourites ? 'there' : 'missing');
    }));

  it('reads the list, or never asks for it', () =>
    withSwitches('en-gb', { favourites }, async () => {
      const { shopper, seen } = fakeShopper({ [LIST]: { body: list } });
      expect((await favouritesSnapshot(shopper)).total).toBe(favourites ? 1 : 0);
      expect(seen).toHaveLength(favourites ? 1 : 0);
    }));
});
