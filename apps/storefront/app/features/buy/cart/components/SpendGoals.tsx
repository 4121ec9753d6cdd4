import { useShownGoals } from '../state/shown-goals.ts';
import type { SpendGoal } from '../model/cart-view.ts';
import { SpendGoalProgress } from './SpendGoalProgress.tsx';

export interface SpendGoalsProps {
  /** A message dismissed in one place stays in the other. */
  readonly place: 'cart' | 'minicart';
  readonly goals: readonly SpendGoal[];
}

export function SpendGoals({ place, goals }: SpendGoalsProps) {
  const { shown, dismiss } = useShownGoals(place, goals);
  return shown.map((goal) => (
    <SpendGoalProgress key={goal.id} goal={goal} onDismiss={() => dismiss(goal.id)} />
  ));
}
