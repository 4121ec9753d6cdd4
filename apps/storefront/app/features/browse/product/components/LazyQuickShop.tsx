import { lazyWithRetry } from '@haberdash/page-engine';
import { Suspense } from 'react';
import { useQuickShop } from '../../cards/index.ts';

const QuickShop = lazyWithRetry(async () => (await import('./QuickShop.tsx')).QuickShop);

/** The sizes of a product over the page that lists it, whose code comes with the first press. */
export function LazyQuickShop() {
  const product = useQuickShop();
  return product === undefined ? null : (
    <Suspense>
      <QuickShop key={product.url} product={product} />
    </Suspense>
  );
}
