import { useSyncExternalStore } from 'react';
import { siteAt } from '../../../shared/sites/sites.ts';
import { documentConsent } from '../../measure/consent/index.ts';

const gate = () => documentConsent(siteAt(window.location.pathname).region).gate;

const subscribe = (listener: () => void) => gate().subscribe(listener);
const isAllowed = (): boolean => gate().isGranted('targeting');
const notKnown = (): undefined => undefined;

/** Consent for players of other providers; undefined on the server and during hydration. */
export const usePlayersAllowed = (): boolean | undefined =>
  useSyncExternalStore<boolean | undefined>(subscribe, isAllowed, notKnown);
