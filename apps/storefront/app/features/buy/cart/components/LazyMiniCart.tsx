import { Suspense, useEffect, useState } from 'react';
import { lazyWithRetry, whenIdle } from '@haberdash/page-engine';
import { isOffline } from '../../../../shared/connection/connection.ts';
import { siteAt } from '../../../../shared/sites/sites.ts';
import { useSentLine } from '../state/cart.ts';
import { useDialog } from '../state/dialogs.ts';

const load = async () => (await import('./MiniCart.tsx')).MiniCart;

const MiniCart = lazyWithRetry(
  load,
  // The page of the bag shows the same.
  () => window.location.assign(`/${siteAt(window.location.pathname).locale}/cart`),
  false,
);

/**
 * The mini cart. Its code and texts come when the page is idle, or with the press, so that the dialog opens without
 * waiting for them. Where they have not come when the bag has answered, they are asked for again.
 */
export function LazyMiniCart() {
  const [dialog] = useDialog();
  const isOpen = dialog === 'mini-cart';
  const isAnswered = useSentLine() === undefined;
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    const prefetch = () => {
      // Browsers keep it in mind when code could not be fetched, and do not ask for it again.
      if (isOffline()) return;
      load().then(
        () => setIsWanted(true),
        () => undefined,
      );
    };
    if (isOpen) prefetch();
    else return whenIdle(prefetch);
  }, [isOpen]);
  if (isOpen && isAnswered && !isWanted) setIsWanted(true);
  return isWanted ? (
    <Suspense>
      <MiniCart />
    </Suspense>
  ) : null;
}
