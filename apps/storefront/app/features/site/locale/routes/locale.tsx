import { ModalLinks, ShopBlocks } from '../../../content/index.ts';
import { useVariant } from '../../../measure/experiments/index.ts';
import { BagLink } from '../../../buy/cart/index.ts';
import { CardForm } from '../../../browse/cards/index.ts';
import { LazyQuickShop } from '../../../browse/product/index.ts';
import { AccountLink } from '../../../account/identity/index.ts';
import { FavouritesLink } from '../../../buy/favourites/index.ts';
import { SearchBox } from '../../../browse/search/index.ts';
import { WelcomeDialog } from '../../../account/account/index.ts';
import { Suspense, useCallback, useState } from 'react';
import { Outlet, redirect, useRouteError } from 'react-router';
import type { Route } from './+types/locale';
import { readChrome, type PageChrome } from '../../../../frame/server/chrome.ts';
import { publicFrameLoader } from '../../../../shared/reads/define-read.ts';
import { fault } from '../../../../shared/reads/faults.ts';
import { readFault } from '../../../../shared/reads/read-fault.ts';
import { FaultPage } from '../../../../frame/FaultPage.tsx';
import { withQuery } from '../../../../pages/page-query.ts';
import { documentOnly, lazyWithRetry } from '@haberdash/page-engine';
import { useShopper } from '../../../../shared/state/shopper.ts';
import { createIdentityCache } from '@haberdash/page-engine/document';
import { Shell } from '../../../../frame/Shell.tsx';
import { useMe } from '../components/use-me.ts';
import { findSite } from '../../../../shared/sites/sites.ts';

/** The frame of a site: promo bar, menu and footer. An address of no site gets the sites to choose from. */
export const loader = publicFrameLoader(async (read) => {
  const { pathname, params, query } = read;
  if (findSite(pathname) === undefined) {
    const locale = params['locale'] ?? '';
    const lower = locale.toLowerCase();
    if (lower !== locale && findSite(`/${lower}`) !== undefined) {
      throw redirect(withQuery(`/${lower}${pathname.slice(locale.length + 1)}`, query), 301);
    }
    throw fault('unknown-site');
  }
  const chrome = await readChrome(read);
  if (!read.isDocument) return chrome;
  return frames([chrome], '', () => documentOnly(chrome, ['menuItems', 'footer'], true));
});

const frames = createIdentityCache<PageChrome>();

/** The frame stays the same on every navigation within a site. */
export const shouldRevalidate = () => false;

// One object each for good, so that the frame around them is drawn once.
const PAGE = <Outlet />;
const SLOTS = {
  search: <SearchBox />,
  own: (
    <>
      <AccountLink />
      <FavouritesLink />
      <BagLink />
    </>
  ),
};

const StoreBar = lazyWithRetry(async () => (await import('../../../../frame/StoreBar.tsx')).StoreBar);

const SiteOfferDialog = lazyWithRetry(
  async () => (await import('../components/SiteOfferDialog.tsx')).SiteOfferDialog,
);

function Me() {
  const [isWelcome, setIsWelcome] = useState(false);
  const welcome = useCallback(() => setIsWelcome(true), []);
  const siteOffer = useMe(welcome);
  const store = useShopper()?.store;
  return (
    <Suspense>
      {isWelcome && <WelcomeDialog onClose={() => setIsWelcome(false)} />}
      {store !== undefined && <StoreBar store={store} />}
      {siteOffer && <SiteOfferDialog offer={siteOffer} />}
    </Suspense>
  );
}

export default function Locale({ loaderData }: Route.ComponentProps) {
  return (
    <ShopBlocks useVariant={useVariant}>
      <Shell chrome={loaderData} slots={SLOTS}>
        {PAGE}
      </Shell>
      <Me />
      <ModalLinks />
      <CardForm />
      <LazyQuickShop />
    </ShopBlocks>
  );
}

export function ErrorBoundary() {
  return <FaultPage fault={readFault(useRouteError())} search={<SearchBox />} />;
}
