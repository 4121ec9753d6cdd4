import { CheckIcon, GiftIcon, TruckIcon } from '@haberdash/ui';
import styles from './cart.module.css';
import type { SpendGoal } from './cart-view.ts';

/** How far the bag is from the threshold of a promotion, in the service's words and as a bar. */
export function SpendGoalProgress({ goal }: { readonly goal: SpendGoal }) {
  const Icon = goal.reached ? CheckIcon : goal.isDelivery ? TruckIcon : GiftIcon;
  return (
    <div className={styles['goal']} data-reached={goal.reached || undefined}>
      <p>
        <Icon size="sm" />
        {goal.message}
      </p>
      {goal.progress !== undefined && (
        <progress
          className={styles['bar']}
          value={Math.round(goal.progress * 100)}
          max={100}
          aria-label={goal.message}
        />
      )}
    </div>
  );
}
