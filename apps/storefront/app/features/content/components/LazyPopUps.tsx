import { lazyWithRetry } from '@haberdash/page-engine';
import { Suspense, useEffect, useState } from 'react';

const PopUps = lazyWithRetry(async () => (await import('./PopUps.tsx')).PopUps);

/** What opens over editorial pages: not part of any document, and fetched when the page has come to rest. */
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
