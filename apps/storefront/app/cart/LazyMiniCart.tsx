import { lazy, Suspense, useState } from 'react';
import { useDialog } from '../state/dialogs.ts';

const MiniCart = lazy(async () => ({ default: (await import('./MiniCart.tsx')).MiniCart }));

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
