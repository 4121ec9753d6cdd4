import { useEffect } from 'react';
import { useFetcher, useLocation, useRevalidator } from 'react-router';
import type { Probes } from '../../content/routes/probes.ts';

/** Reads the view again when its content has changed: place and focus stay, because the page stays. */
export function useLiveUpdates(isShown: boolean): void {
  const { search } = useLocation();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isShown) return undefined;
    const source = new EventSource(`/changes${search}`);
    const onChange = () => void revalidate();
    source.addEventListener('change', onChange);
    return () => source.close();
  }, [search, isShown, revalidate]);
}

/** What is known once the links and pictures of the view have been asked for. */
export function useProbes(isShown: boolean, areAll = false): Probes | undefined {
  const { search } = useLocation();
  const { load, data } = useFetcher<Probes>();
  useEffect(() => {
    if (!isShown) return;
    const parameters = new URLSearchParams(search);
    if (areAll) parameters.set('all', 'true');
    void load(`/probes?${parameters}`);
  }, [search, isShown, areAll, load]);
  return data;
}
