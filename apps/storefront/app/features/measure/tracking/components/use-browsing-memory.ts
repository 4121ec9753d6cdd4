import { useEffect } from 'react';
import { forgetMemory, readMemory } from '../../../browse/cards/index.ts';
import { documentConsent } from '../../consent/index.ts';
import { useShopper } from '../../../../shared/state/shopper.ts';

/** Forgets what this browser remembers of looking around: when the visitor rejects it, and with the end of a session. */
export function useBrowsingMemory(region: string): void {
  const kind = useShopper()?.kind;
  useEffect(() => {
    const { gate } = documentConsent(region);
    const obey = () => {
      if (!gate.isGranted('functional')) forgetMemory();
    };
    obey();
    return gate.subscribe(obey);
  }, [region]);
  useEffect(() => {
    if (kind === 'guest' && readMemory().isOfAccount === true) forgetMemory();
  }, [kind]);
}
