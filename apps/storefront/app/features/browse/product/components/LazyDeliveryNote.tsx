import { lazyWithRetry } from '@haberdash/page-engine';
import { Suspense, useEffect, useState } from 'react';
import { loadMemory } from '../../cards/index.ts';

const DeliveryNote = lazyWithRetry(async () => (await import('./DeliveryNote.tsx')).DeliveryNote);

/** The delivery days for the stored postal code; loads nothing without one. */
export function LazyDeliveryNote({ href }: { readonly href: string }) {
  const [postalCode, setPostalCode] = useState<string>();
  useEffect(() => {
    void loadMemory(({ readMemory }) => setPostalCode(readMemory().postalCode));
  }, []);
  return postalCode === undefined ? null : (
    <Suspense>
      <DeliveryNote href={href} postalCode={postalCode} />
    </Suspense>
  );
}
