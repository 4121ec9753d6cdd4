import { useEffect, useRef } from 'react';
import { useFetcher, useLocation, useRevalidator } from 'react-router';
import type { Probes } from '../../content/index.ts';

interface LiveView {
  /** True with a query in the address. */
  readonly hasQuery: boolean;
  /** It could not be read or updated. */
  readonly isMissing: boolean;
}

/** Reloads the view on content changes and after reconnecting, keeping focus and scroll position. */
export function useLiveUpdates({ hasQuery, isMissing }: LiveView): void {
  const { search } = useLocation();
  const { revalidate } = useRevalidator();
  const mayHaveChanged = useRef(isMissing);
  useEffect(() => {
    mayHaveChanged.current = isMissing;
  }, [isMissing]);
  useEffect(() => {
    if (!hasQuery) return undefined;
    const source = new EventSource(`/changes${search}`);
    const onChange = () => void revalidate();
    source.addEventListener('change', onChange);
    // A change before the server's first read would be missed.
    source.addEventListener('open', () => {
      if (mayHaveChanged.current) onChange();
    });
    source.addEventListener('error', () => {
      mayHaveChanged.current = true;
    });
    return () => source.close();
  }, [search, hasQuery, revalidate]);
}

/** The result of checking links and pictures; null if they cannot be checked. */
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
