import { useEffect } from 'react';
import { useFetcher } from 'react-router';

const LOOK_MS = 10_000;

/** The other editors of a document, looked up every ten seconds. */
export function useOthers(locale: string, document: string, first: readonly string[]): readonly string[] {
  const { load, data } = useFetcher<{ readonly others: readonly string[] }>();
  useEffect(() => {
    const address = `/edit/others?${new URLSearchParams({ locale, document })}`;
    const timer = setInterval(() => void load(address), LOOK_MS);
    return () => clearInterval(timer);
  }, [load, locale, document]);
  return data?.others ?? first;
}
