import { useRef, useSyncExternalStore } from 'react';
import type { PageFacts } from '../model/page-facts.ts';

/** True from the first fact on, whose reporter is loaded then and stays. */
export function useHasFacts({ subscribe, isEmpty }: PageFacts): boolean {
  const isNow = !useSyncExternalStore(subscribe, isEmpty, isEmpty);
  return useOnce(isNow);
}

/** What was once true stays so. */
export function useOnce(isNow: boolean): boolean {
  const was = useRef(false);
  // oxlint-disable-next-line react/refs -- only ever becomes true, whatever renders are dropped
  was.current ||= isNow;
  return was.current;
}
