import { Suspense, useState } from 'react';
import { lazyWithRetry } from '@haberdash/page-engine';
import { defaultSite, findSite } from '../../../shared/sites/sites.ts';
import { useDialog } from '../state/dialogs.ts';

const MiniCart = lazyWithRetry(
  async () => (await import('./MiniCart.tsx')).MiniCart,
  // The page of the bag shows the same.
  () => window.location.assign(`/${(findSite(window.location.pathname) ?? defaultSite).locale}/cart`),
);

/** The mini cart, whose code comes when it first opens. */
export function LazyMiniCart() {
  const [dialog] = useDialog();
  const [isWanted, setIsWanted] = useState(false);
  if (dialog === 'mini-cart' && !isWanted) setIsWanted(true);
  return isWanted ? (
    <Suspense>
      <MiniCart />
    </Suspense>
  ) : null;
}
