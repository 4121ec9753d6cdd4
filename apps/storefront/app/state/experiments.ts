import { atom, useAtomValue, useSetAtom } from 'jotai';
import type { MyExperiments } from '../experiments/experiments.server.ts';

const experimentsAtom = atom<MyExperiments | undefined>(undefined);

/** The decisions for this visitor; undefined for everyone who keeps the baseline. */
export const useExperiments = (): MyExperiments | undefined => useAtomValue(experimentsAtom);

/** Keeps what the server decided last. */
export const useSetExperiments = (): ((experiments: MyExperiments | undefined) => void) =>
  useSetAtom(experimentsAtom);
