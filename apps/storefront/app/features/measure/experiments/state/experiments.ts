import { atom, useSetAtom } from 'jotai';
import type { MyExperiments } from '../server/experiments.server.ts';
import { useAfterHydration } from '../../../../shared/state/use-after-hydration.ts';

const experimentsAtom = atom<MyExperiments | undefined>(undefined);

/** The decisions for this visitor; undefined for everyone who keeps the baseline. */
export const useExperiments = (): MyExperiments | undefined => useAfterHydration(experimentsAtom, undefined);

/** Keeps what the server decided last. */
export const useSetExperiments = (): ((experiments: MyExperiments | undefined) => void) =>
  useSetAtom(experimentsAtom);
