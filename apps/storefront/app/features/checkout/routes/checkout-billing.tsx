import { Heading } from '@haberdash/ui';
import type { Route } from './+types/checkout-billing';
import { BillingForm } from '../components/BillingForm.tsx';
import { readBillingStep, runBillingStep } from '../server/billing-step.server.ts';
import styles from '../components/checkout.module.css';
import { useTranslator } from '../../../shared/i18n/TranslatorContext.tsx';
import { privateLoader, shopperAction } from '../../../shared/reads/define-read.ts';
import { pageMeta } from '../../../shared/seo/page-meta.ts';

/** Who is billed, and the card. */
export const loader = privateLoader(readBillingStep);
export const action = shopperAction(runBillingStep);
export { skipsRevalidation as shouldRevalidate } from '../model/skips-revalidation.ts';
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
