import { useEffect, useState, type SyntheticEvent } from 'react';
import { createOnePress } from '../model/one-press.ts';

/** For forms whose second press would act on what the first has removed. */
export function useOnePress(state: 'idle' | 'loading' | 'submitting'): (event: SyntheticEvent) => void {
  const [button] = useState(() => createOnePress(() => performance.now()));
  useEffect(() => {
    if (state === 'idle') button.settle();
  }, [button, state]);
  return (event) => {
    if (!button.press()) event.preventDefault();
  };
}
