import type { FreeDelivery } from '@haberdash/checkout';
import { CheckIcon, TruckIcon } from '@haberdash/ui';
import { useTranslator } from '../i18n/TranslatorContext.tsx';
import styles from './cart.module.css';

/** How far the bag is from free delivery, in words and as a bar. */
export function FreeDeliveryProgress({
  goal,
  currency,
}: {
  readonly goal: FreeDelivery;
  readonly currency: string;
}) {
  const t = useTranslator();
  const text = goal.reached
    ? t('cart.freeDeliveryReached')
    : t('cart.freeDeliveryAway', { amount: t.formats.money(goal.distance, currency) });
  return (
    <div className={styles['goal']} data-reached={goal.reached || undefined}>
      <p>
        {goal.reached ? <CheckIcon size="sm" /> : <TruckIcon size="sm" />}
        {text}
      </p>
      <progress
        className={styles['bar']}
        value={Math.round(goal.progress * 100)}
        max={100}
        aria-label={text}
      />
    </div>
  );
}
