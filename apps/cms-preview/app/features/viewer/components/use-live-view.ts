import { useEffect, useRef } from 'react';
import { useFetcher, useLocation, useRevalidator } from 'react-router';
import type { Probes } from '../../content/index.ts';

interface LiveView {
  /** Whether the address asks for something. */
  readonly isAsked: boolean;
  /** It could not be read, or not anew. */
  readonly isMissing: boolean;
}

/**
 * Reads the view again when its content has changed, or may have while nobody could tell: place and focus stay, because
 * the page stays.
 */
export function useLiveUpdates({ isAsked, isMissing }: LiveView): void {
  const { search } = useLocation();
  const { revalidate } = useRevalidator();
  const mayHaveChanged = useRef(isMissing);
  useEffect(() => {
    mayHaveChanged.current = isMissing;
  }, [isMissing]);
  useEffect(() => {
    if (!isAsked) return undefined;
    const source = new EventSource(`/changes${search}`);
    const onChange = () => void revalidate();
    source.addEventListener('change', onChange);
    // The server tells of changes from its first look on: what was missing may be there before that.
    source.addEventListener('open', () => {
      if (mayHaveChanged.current) onChange();
    });
    source.addEventListener('error', () => {
      mayHaveChanged.current = true;
    });
    return () => source.close();
  }, [search, isAsked, revalidate]);
}

/** What is known once the links and pictures of the view have been asked for; null where they cannot be. */
export function useProbes(isShown: boolean, areAll = false): Probes | null | undefined {
  const { search } = useLocation();
  const { load, data } = useFetcher<Probes | null>();
  useEffect(() => {
    if (!isShown) return;
    const parameters = new URLSearchParams(search);
    if (areAll) parameters.set('all', 'true');
    void load(`/probes?${parameters}`);
  }, [search, isShown, areAll, load]);
  return data;
}
