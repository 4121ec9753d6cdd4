import { atom, useSetAtom } from 'jotai';
import type { MyExperiments } from '../server/experiments.server.ts';
import { useAfterHydration, usePartAfterHydration } from '../../../../shared/state/use-after-hydration.ts';

/** A page waits so long for its first decisions; later ones count from the next read on (spec 2 §9). */
export const FEATURES_READY_MS = 30_000;

const openedAt = atom(Date.now());
const experimentsAtom = atom<MyExperiments | undefined>(undefined);
const isReadAtom = atom(false);
const storeAtom = atom(null, (get, set, experiments: MyExperiments | undefined) => {
  const isLate = !get(isReadAtom) && Date.now() - get(openedAt) > FEATURES_READY_MS;
  set(experimentsAtom, isLate ? undefined : experiments);
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
