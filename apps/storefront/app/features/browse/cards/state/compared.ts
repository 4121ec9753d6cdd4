import { atom, useSetAtom } from 'jotai';
import { usePartAfterHydration } from '../../../../shared/state/use-after-hydration.ts';
import { loadMemory } from '../model/load-memory.ts';

/** The most products in a comparison. */
export const MOST_COMPARED = 4;

const NONE: readonly string[] = [];
const comparedAtom = atom(NONE);

/** Adds or removes a product; unchanged where no more fit. */
export const toggled = (ids: readonly string[], id: string): readonly string[] => {
  if (ids.includes(id)) return ids.filter((each) => each !== id);
  return ids.length < MOST_COMPARED ? [...ids, id] : ids;
};

const loadAtom = atom(undefined, (get, set) =>
  loadMemory(({ readMemory }) => {
    const { compared } = readMemory();
    if (compared.length > 0 || get(comparedAtom).length > 0)
      set(comparedAtom, compared.slice(0, MOST_COMPARED));
  }),
);
const changeAtom = atom(undefined, (get, set, change: (ids: readonly string[]) => readonly string[]) =>
  loadMemory(({ readMemory, changeMemory }) => {
    // Another tab may have added a product since.
    const known = readMemory().compared;
    const compared = change(known.length > 0 ? known : get(comparedAtom));
    changeMemory((memory) => ({ ...memory, compared }));
    set(comparedAtom, compared);
    return compared;
  }),
);

/** The compared products; none until hydration. */
export const useCompared = (): readonly string[] => usePartAfterHydration(comparedAtom, NONE, (ids) => ids);

/** Loads the comparison of earlier pages. */
export const useLoadCompared = (): (() => Promise<unknown>) => useSetAtom(loadAtom);

/** Changes the comparison and resolves to it; undefined where its code cannot be loaded. */
export const useChangeCompared = (): ((
  change: (ids: readonly string[]) => readonly string[],
) => Promise<readonly string[] | undefined>) => useSetAtom(changeAtom);
