import { useSyncExternalStore } from 'react';
import type { PageFacts } from '../model/page-facts.ts';

/** Whether facts wait for the part that reports them. */
export const useHasFacts = ({ subscribe, isEmpty }: PageFacts): boolean =>
  !useSyncExternalStore(subscribe, isEmpty, isEmpty);
