import { Suspense, useEffect, useState } from 'react';
import { lazyWithRetry, whenIdle } from '@haberdash/page-engine';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { siteAt } from '../../../../shared/sites/sites.ts';
import { useSentLine } from '../state/cart.ts';
import { useDialog } from '../state/dialogs.ts';
import { loadMiniCart, prefetchMiniCart } from './load-mini-cart.ts';

const MiniCart = lazyWithRetry(
  loadMiniCart,
  // Without the code of the dialog, the cart page shows the same.
  () => window.location.assign(`/${siteAt(window.location.pathname).locale}/cart`),
  false,
);

/**
 * The mini cart: code and texts load when the page is idle or at the press, and again when they are missing after the
 * response.
 */
export function LazyMiniCart() {
  const t = useTranslator();
  const [dialog] = useDialog();
  const isOpen = dialog === 'mini-cart';
  const hasResponse = useSentLine() === undefined;
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    const prefetch = () => void prefetchMiniCart(t).then((isThere) => isThere && setIsWanted(true));
    if (isOpen) prefetch();
    else return whenIdle(prefetch);
  }, [isOpen, t]);
  if (isOpen && hasResponse && !isWanted) setIsWanted(true);
  return isWanted ? (
    <Suspense>
      <MiniCart />
    </Suspense>
  ) : null;
}
