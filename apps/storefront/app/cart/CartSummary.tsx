import { ButtonLink, Heading, LockIcon, ReturnIcon, UserIcon } from '@haberdash/ui';
import { useTranslator } from '../i18n/TranslatorContext.tsx';
import type { CartRefusal } from './cart-answer.ts';
import styles from './cart.module.css';
import type { CartView } from './cart-view.ts';
import { OrderTotals } from './OrderTotals.tsx';
import { PromoCode } from './PromoCode.tsx';
import { SpendGoalProgress } from './SpendGoalProgress.tsx';

export interface CartSummaryProps {
  readonly cart: CartView;
  readonly coupons: ReadonlyArray<CartView['couponItems'][number]>;
  readonly pending: boolean;
  readonly promoRefusal: CartRefusal | undefined;
}

/** What the bag costs, promo codes, and the way to the checkout. */
export function CartSummary({ cart, coupons, pending, promoRefusal }: CartSummaryProps) {
  const t = useTranslator();
  const trust = [
    [LockIcon, t('cart.trustPayment')],
    [ReturnIcon, t('cart.trustReturns')],
    [UserIcon, t('cart.trustGuest')],
  ] as const;
  return (
    <aside aria-labelledby="summary-title" className={styles['summary']}>
      <Heading level={2} size="lg" id="summary-title">
        {t('cart.summary')}
      </Heading>
      {cart.goals.map((goal) => (
        <SpendGoalProgress key={goal.id} goal={goal} />
      ))}
      <OrderTotals
        totals={cart.totals}
        currency={cart.currency}
        deliveryLabel={cart.deliveryLabel}
        pending={pending}
      />
      <PromoCode coupons={coupons} refusal={promoRefusal} />
      <ButtonLink href={`/${t.site.locale}/checkout`} size="lg" fullWidth>
        {t('cart.checkout')}
      </ButtonLink>
      <ul className={styles['trust']}>
        {trust.map(([Icon, text]) => (
          <li key={text}>
            <Icon size="sm" />
            {text}
          </li>
        ))}
      </ul>
    </aside>
  );
}
