import { lazyWithRetry, whenUsed } from '@haberdash/page-engine';
import { Suspense, useEffect, useRef, useState } from 'react';
import { loadMemory } from '../model/load-memory.ts';
import styles from './recently-viewed.module.css';

const RecentRow = lazyWithRetry(async () => (await import('./RecentRow.tsx')).RecentRow);

/** So far before it comes into view its code and its products are asked for. */
const AHEAD = '400px';

/** Products that this browser has looked at lately, other than the one on the page; read when they come near. */
export function RecentlyViewed({ except }: { readonly except?: string | undefined }) {
  const place = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<readonly string[]>([]);
  useEffect(() => {
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting !== true) return;
        watch.disconnect();
        void loadMemory(({ readMemory }) => setShown(readMemory().viewed.filter((id) => id !== except)));
      },
      { rootMargin: AHEAD },
    );
    const { current: element } = place;
    const stop = element === null ? undefined : whenUsed(() => watch.observe(element));
    return () => {
      stop?.();
      watch.disconnect();
    };
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
