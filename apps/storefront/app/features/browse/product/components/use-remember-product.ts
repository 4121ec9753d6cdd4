import { useEffect } from 'react';
import { loadMemory } from '../../cards/index.ts';
import { useShopper } from '../../../../shared/state/shopper.ts';

/** The length of the recently viewed row, and the product of the page. */
const MOST_VIEWED = 9;

/** Stores the product as recently viewed; cleared at the end of a session if it was signed in. */
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
