import { Heading } from '@haberdash/ui';
import type { Route } from './+types/checkout-billing';
import { BillingForm } from '../checkout/BillingForm.tsx';
import { readBillingStep, runBillingStep } from '../checkout/billing-step.server.ts';
import styles from '../checkout/checkout.module.css';
import { useTranslator } from '../i18n/TranslatorContext.tsx';
import { privateLoader, shopperAction } from '../reads/define-read.ts';
import { pageMeta } from '../seo/page-meta.ts';

/** Who is billed, and the card. */
export const loader = privateLoader(readBillingStep);
export const action = shopperAction(runBillingStep);
export { keepsReads as shouldRevalidate } from '../checkout/keeps-reads.ts';
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

export default function Billing({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslator();
  return (
    <div className={styles['step']}>
      <Heading level={1} size="2xl">
        {t('checkout.billing')}
      </Heading>
      <BillingForm step={loaderData} answer={actionData} />
    </div>
  );
}
