import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import type { PageFacts } from '../model/page-facts.ts';

/**
 * A part of the tracking, loaded once it is needed; it stays then. Without Suspense, which shows a part that is there
 * already only after a while.
 */
export function usePart<Props>(
  load: () => Promise<ComponentType<Props>>,
  isNeeded: boolean,
): ComponentType<Props> | undefined {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const isMissing = isNeeded && Part === undefined;
  useEffect(() => {
    if (!isMissing) return;
    load().then(
      (loaded) => setPart(() => loaded),
      // Tried again when it is needed again.
      () => undefined,
    );
  }, [isMissing, load]);
  return Part;
}

/** Whether facts wait for the part that reports them. */
export const useHasFacts = ({ subscribe, isEmpty }: PageFacts): boolean =>
  !useSyncExternalStore(subscribe, isEmpty, isEmpty);
