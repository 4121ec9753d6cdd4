import { dismissPromotion } from '@haberdash/promotions';
import { atom, useSetAtom } from 'jotai';
import { useAfterHydration } from '../../../../shared/state/use-after-hydration.ts';

/** A promotion that the bag is near to. */
interface Goal {
  readonly id: string;
  readonly message: string;
}

/** What is left of one list of goals; another list shows whole again. */
interface ShownGoals {
  readonly list: string;
  readonly ids: readonly Pick<Goal, 'id'>[];
}
type Places = Readonly<Record<string, ShownGoals>>;

const NONE: Places = {};
const placesAtom = atom(NONE);

/** A list that was read again and says the same is not a new one. */
const listKey = (goals: readonly Goal[]): string =>
  goals.map(({ id, message }) => `${id} ${message}`).join('\n');

/**
 * The goals of a place that the shopper has not dismissed on this page view, and the way to dismiss one: a dismissal
 * lasts until the service has something else to say (spec 2 §4).
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
