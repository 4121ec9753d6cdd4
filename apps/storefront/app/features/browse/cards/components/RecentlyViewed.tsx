import { lazyWithRetry, whenNear } from '@haberdash/page-engine';
import { Suspense, useEffect, useRef, useState } from 'react';
import { loadMemory } from '../model/load-memory.ts';
import styles from './recently-viewed.module.css';

const RecentRow = lazyWithRetry(async () => (await import('./RecentRow.tsx')).RecentRow);

/** The distance at which code and products are fetched before the row is visible. */
const AHEAD = '400px';

/** Products viewed recently in this browser, except the one of the page; loaded near the viewport. */
export function RecentlyViewed({ except }: { readonly except?: string | undefined }) {
  const place = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<readonly string[]>([]);
  useEffect(() => {
    if (place.current === null) return undefined;
    const read = () =>
      void loadMemory(({ readMemory }) => setShown(readMemory().viewed.filter((id) => id !== except)));
    return whenNear(place.current, read, { margin: AHEAD, afterUse: true });
  }, [except]);
  return (
    <div ref={place} className={shown.length > 0 ? styles['place'] : undefined}>
      {shown.length > 0 && (
        <Suspense>
          <RecentRow ids={shown} />
        </Suspense>
      )}
    </div>
  );
}
