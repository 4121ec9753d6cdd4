import { lazyWithRetry } from '@haberdash/page-engine';
import { Suspense, useEffect, useState } from 'react';

const PopUps = lazyWithRetry(async () => (await import('./PopUps.tsx')).PopUps);

/** Editors' pop-ups, not part of any document, fetched when the page is idle. */
export function LazyPopUps() {
  const [isRested, setIsRested] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsRested(true), 0);
    return () => clearTimeout(timer);
  }, []);
  return isRested ? (
    <Suspense>
      <PopUps />
    </Suspense>
  ) : null;
}
