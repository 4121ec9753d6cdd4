import { atom, useSetAtom } from 'jotai';
import type { MyExperiments } from '../server/experiments.server.ts';
import { useAfterHydration, usePartAfterHydration } from '../../../../shared/state/use-after-hydration.ts';

const experimentsAtom = atom<MyExperiments | undefined>(undefined);
const isReadAtom = atom(false);
const storeAtom = atom(null, (_get, set, experiments: MyExperiments | undefined) => {
  set(experimentsAtom, experiments);
  set(isReadAtom, true);
});

/** The decisions for this visitor; undefined for everyone who keeps the baseline. */
export const useExperiments = (): MyExperiments | undefined => useAfterHydration(experimentsAtom, undefined);

/** Whether the visitor's decisions are known, so that their absence means the baseline. */
export const useAreExperimentsRead = (): boolean =>
  usePartAfterHydration(isReadAtom, false, (isRead) => isRead);

/** Stores what the server decided last. */
export const useSetExperiments = (): ((experiments: MyExperiments | undefined) => void) =>
  useSetAtom(storeAtom);
