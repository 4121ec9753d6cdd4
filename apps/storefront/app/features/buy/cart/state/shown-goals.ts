import { dismissPromotion } from '@haberdash/promotions';
import { atom, useSetAtom } from 'jotai';
import { useAfterHydration } from '../../../../shared/state/use-after-hydration.ts';

interface Goal {
  readonly id: string;
  readonly message: string;
}

/** Dismissed goals, valid for one list of goals. */
interface ShownGoals {
  readonly list: string;
  readonly ids: readonly Pick<Goal, 'id'>[];
}
type Places = Readonly<Record<string, ShownGoals>>;

const NONE: Places = {};
const placesAtom = atom(NONE);

/** A list with the same content is not a new one. */
const listKey = (goals: readonly Goal[]): string =>
  goals.map(({ id, message }) => `${id} ${message}`).join('\n');

/**
 * The goals that were not dismissed on this page view, with a function to dismiss one; it lasts until the service
 * sends other goals (spec 2 §4).
 */
export function useShownGoals<Item extends Goal>(place: string, goals: readonly Item[]) {
  const known = useAfterHydration(placesAtom, NONE)[place];
  const setPlaces = useSetAtom(placesAtom);
  const list = listKey(goals);
  const left = known?.list === list ? known.ids : goals;
  return {
    shown: goals.filter(({ id }) => left.some((goal) => goal.id === id)),
    dismiss: (id: string): void => {
      const ids = dismissPromotion(left, id);
      setPlaces((places) => ({ ...places, [place]: { list, ids } }));
    },
  };
}
