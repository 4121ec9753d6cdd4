import { lazyWithRetry } from '@haberdash/page-engine';
import { Suspense } from 'react';
import { useQuickShop } from '../../cards/index.ts';

const QuickShop = lazyWithRetry(async () => (await import('./QuickShop.tsx')).QuickShop);

/** Loads with the first press. */
export function LazyQuickShop() {
  const product = useQuickShop();
  return product === undefined ? null : (
    <Suspense>
      <QuickShop key={product.url} product={product} />
    </Suspense>
  );
}
