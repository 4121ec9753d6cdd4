import { Heading, LockIcon, ReturnIcon, UserIcon } from '@haberdash/ui';
import { LinkedText } from '../../../../shared/i18n/LinkedText.tsx';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { PriceNote } from '../../../../shared/prices/PriceNote.tsx';
import type { FormError } from '../../../../shared/form-errors/form-error.ts';
import styles from './cart.module.css';
import type { CartView } from '../model/cart-view.ts';
import { CheckoutLink } from './CheckoutLink.tsx';
import { OrderTotals } from './OrderTotals.tsx';
import { PromoCode } from './PromoCode.tsx';
import { PromotionSummary } from './PromotionSummary.tsx';
import type { SpendView } from '../server/spend.server.ts';
import { SpendBannerNote } from './SpendBannerNote.tsx';
import { SpendGoals } from './SpendGoals.tsx';

export interface CartSummaryProps {
  readonly cart: CartView;
  readonly isGuest: boolean;
  readonly spend: SpendView | undefined;
  readonly coupons: ReadonlyArray<CartView['couponItems'][number]>;
  readonly pending: boolean;
  readonly promoError: FormError | undefined;
}

export function CartSummary({ cart, isGuest, spend, coupons, pending, promoError }: CartSummaryProps) {
  const t = useTranslator();
  const trust = [
    [LockIcon, t('cart.trustPayment')],
    ...(cart.returnDays === undefined
      ? []
      : ([[ReturnIcon, t('cart.trustReturns', { days: cart.returnDays })]] as const)),
    ...(isGuest ? ([[UserIcon, t('cart.trustGuest')]] as const) : []),
  ] as const;
  const home = `/${t.site.locale}`;
  const signIn = `${home}/sign-in?${new URLSearchParams({ redirect: `${home}/cart` })}`;
  return (
    <aside aria-labelledby="summary-title" className={styles['summary']}>
      <Heading level={2} size="lg" id="summary-title">
        {t('cart.summary')}
      </Heading>
      {spend !== undefined && <SpendBannerNote spend={spend} />}
      <SpendGoals place="cart" goals={cart.goals} />
      <OrderTotals
        totals={cart.totals}
        currency={cart.currency}
        deliveryLabel={cart.deliveryLabel}
        pending={pending}
      />
      {cart.totals.shipping === undefined && <PriceNote />}
      <PromotionSummary promotions={cart.promotions} currency={cart.currency} />
      <PromoCode coupons={coupons} items={cart.items} formError={promoError} />
      <CheckoutLink cart={cart} />
      {isGuest && (
        <p className={styles['account']}>
          <LinkedText text={t('cart.accountOffer')} links={{ signIn }} />
        </p>
      )}
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
