import { useEffect } from 'react';
import { loadMemory } from '../../cards/index.ts';
import { useShopper } from '../../../../shared/state/shopper.ts';

/** As many as a row of what was looked at lately shows, and the one on the page. */
const MOST_VIEWED = 9;

/** Remembers in this browser that a product was looked at; what an account has gathered ends with its session. */
export function useRememberProduct(id: string): void {
  const kind = useShopper()?.kind;
  useEffect(() => {
    if (kind === undefined) return;
    void loadMemory(({ changeMemory, withLatest }) =>
      changeMemory((known) => {
        const isOfAccount = kind === 'registered';
        const earlier = known.isOfAccount === true && !isOfAccount ? [] : known.viewed;
        return { ...known, viewed: withLatest(earlier, id, MOST_VIEWED), isOfAccount };
      }),
    );
  }, [id, kind]);
}
