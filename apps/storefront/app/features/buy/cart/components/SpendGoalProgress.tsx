import { CheckIcon, CloseIcon, GiftIcon, IconButton, TruckIcon } from '@haberdash/ui';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import styles from './cart.module.css';
import type { SpendGoal } from '../model/cart-view.ts';

interface SpendGoalProgressProps {
  readonly goal: SpendGoal;
  readonly onDismiss: () => void;
}

export function SpendGoalProgress({ goal, onDismiss }: SpendGoalProgressProps) {
  const t = useTranslator();
  const Icon = goal.reached ? CheckIcon : goal.isDelivery ? TruckIcon : GiftIcon;
  return (
    <div className={styles['goal']} data-reached={goal.reached || undefined}>
      <p>
        <Icon size="sm" />
        <span>{goal.message}</span>
        <span className={styles['dismiss']} data-needs-script>
          <IconButton
            size="sm"
            label={t('cart.goalDismiss', { message: goal.message })}
            icon={<CloseIcon size="sm" />}
            onClick={onDismiss}
          />
        </span>
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
