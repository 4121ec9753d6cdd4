import { Heading } from '@haberdash/ui';
import { inCheckout } from '../../cart/index.server.ts';
import type { Route } from './+types/checkout-billing';
import { BillingForm } from '../components/BillingForm.tsx';
import { PayLaterDialog } from '../components/PayLater.tsx';
import { Tenders } from '../components/Tenders.tsx';
import { useCheckout } from '../components/use-checkout.ts';
import { readBillingStep, runBillingStep } from '../server/billing-step.server.ts';
import styles from '../components/checkout.module.css';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { privateLoader, shopperAction } from '../../../../shared/reads/define-read.ts';
import { pageMeta } from '../../../../shared/seo/page-meta.ts';

export const loader = privateLoader(inCheckout(readBillingStep));
export const action = shopperAction(inCheckout(runBillingStep));
export { skipsRevalidation as shouldRevalidate } from '../model/skips-revalidation.ts';
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

export default function Billing({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslator();
  const { payment } = useCheckout();
  const tender = actionData !== undefined && 'typed' in actionData ? actionData : undefined;
  const result = actionData !== undefined && 'form' in actionData ? actionData : undefined;
  return (
    <div className={styles['step']}>
      <Heading level={1} size="2xl">
        {t('checkout.billing')}
      </Heading>
      {loaderData.offers !== undefined && payment !== undefined && (
        <Tenders offers={loaderData.offers} payment={payment} result={tender} />
      )}
      <BillingForm step={loaderData} result={result} payment={payment} />
      {loaderData.offers?.payLater !== undefined && <PayLaterDialog />}
    </div>
  );
}
