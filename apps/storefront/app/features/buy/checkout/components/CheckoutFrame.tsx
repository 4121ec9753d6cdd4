import { CalmBlocks, type PageBlock } from '../../../content/index.ts';
import { CartNotices, type CartView } from '../../cart/index.ts';
import { Container, LockIcon, Stepper } from '@haberdash/ui';
import type { CheckoutPage } from '@haberdash/checkout';
import type { ReactNode } from 'react';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { MAIN_ID } from '../../../../frame/Main.tsx';
import { Announcer } from '../../../../frame/Announcer.tsx';
import { PageBehaviour } from '../../../../frame/PageBehaviour.tsx';
import { Toasts } from '../../../../frame/Toasts.tsx';
import { StoreBar, type StoreBarProps } from '../../../../frame/StoreBar.tsx';
import { Wordmark } from '../../../../frame/Wordmark.tsx';
import styles from './checkout.module.css';
import { LegalLinks } from './LegalLinks.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import type { PaymentState } from '../model/tenders.ts';

export interface CheckoutFrameProps {
  readonly step: CheckoutPage;
  readonly cart: CartView | undefined;
  readonly payment: PaymentState | undefined;
  /** The step shows the items in full, so they are not folded above it. */
  readonly showsItems: boolean;
  readonly store: StoreBarProps['store'] | undefined;
  readonly around: readonly PageBlock[];
  /** The summary comes before the steps: beside them on a wide screen, unfolded above them on a phone. */
  readonly isSummaryFirst: boolean;
  readonly children: ReactNode;
}

const STEPS: readonly CheckoutPage[] = ['shipping', 'billing', 'summary'];

/** The frame of the checkout without menu: steps and order summary. */
export function CheckoutFrame({
  step,
  cart,
  payment,
  showsItems,
  store,
  around,
  isSummaryFirst,
  children,
}: CheckoutFrameProps) {
  const t = useTranslator();
  const home = `/${t.site.locale}`;
  const summary = cart !== undefined && (
    <OrderSummary cart={cart} payment={payment} isFolded={!showsItems} startsOpen={isSummaryFirst} />
  );
  return (
    <div className={styles['frame']}>
      <header className={styles['header']}>
        <Container width="content">
          <div className={styles['headerRow']}>
            <Wordmark />
            <p className={styles['secure']}>
              <LockIcon size="sm" />
              {t('checkout.secure')}
            </p>
            <a href={`${home}/cart`} className={styles['back']}>
              {t('checkout.backToBag')}
            </a>
          </div>
        </Container>
      </header>
      <Container
        width="content"
        className={isSummaryFirst ? `${styles['body']} ${styles['summaryFirst']}` : styles['body']}
      >
        {isSummaryFirst && summary}
        <main id={MAIN_ID} tabIndex={-1} aria-label={t('checkout.title')} className={styles['main']}>
          <Stepper
            label={t('checkout.steps')}
            current={step}
            doneText={t('checkout.done')}
            steps={STEPS.map((id) => ({ id, label: t(`checkout.${id}`), href: `${home}/checkout/${id}` }))}
          />
          {cart !== undefined && <CartNotices notices={cart.notices} />}
          {children}
          <CalmBlocks blocks={around} />
        </main>
        {!isSummaryFirst && summary}
      </Container>
      <footer className={styles['footer']}>
        <Container width="content">
          <ul className={styles['footerLinks']}>
            <LegalLinks />
          </ul>
        </Container>
      </footer>
      {store !== undefined && <StoreBar store={store} adjustHref={`${home}/checkout/adjustments`} />}
      <Toasts />
      <Announcer />
      <PageBehaviour />
    </div>
  );
}
