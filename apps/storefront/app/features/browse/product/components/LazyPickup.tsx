import { lazyWithRetry } from '@haberdash/page-engine';
import { Suspense } from 'react';
import type { PickupDialogProps } from './PickupDialog.tsx';

const PickupDialog = lazyWithRetry(async () => (await import('./PickupDialog.tsx')).PickupDialog);

/** Loads when the store choice is first opened. */
export function LazyPickup({
  productId,
  ...rest
}: Omit<PickupDialogProps, 'productId'> & { readonly productId: string | undefined }) {
  return productId === undefined ? null : (
    <Suspense>
      <PickupDialog {...rest} productId={productId} />
    </Suspense>
  );
}
