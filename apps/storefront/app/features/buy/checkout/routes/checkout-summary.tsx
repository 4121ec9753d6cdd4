import { Heading, Notice } from '@haberdash/ui';
import { useEffect } from 'react';
import { useNavigation } from 'react-router';
import { inCheckout } from '../../cart/index.server.ts';
import type { Route } from './+types/checkout-summary';
import { ChallengeDialog } from '../components/ChallengeDialog.tsx';
import styles from '../components/checkout.module.css';
import { LoyaltyOffer } from '../components/LoyaltyOffer.tsx';
import { PlaceForm } from '../components/PlaceForm.tsx';
import { ReviewSections } from '../components/ReviewSections.tsx';
import { readSummaryStep, runSummaryStep } from '../server/summary-step.server.ts';
import { ErrorNotice } from '../../../../shared/form-errors/ErrorNotice.tsx';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { privateLoader, shopperAction } from '../../../../shared/reads/define-read.ts';
import { pageMeta } from '../../../../shared/seo/page-meta.ts';
import { useSetPlacementSent } from '../state/placement.ts';
import { useCheckout } from '../components/use-checkout.ts';
import { ReviewItems } from '../components/OrderSummary.tsx';

/** The review with the order button. */
export const loader = privateLoader(inCheckout(readSummaryStep));
export const action = shopperAction(inCheckout(runSummaryStep));
export { readsCartAgain as shouldRevalidate } from '../model/skips-revalidation.ts';
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

export default function Summary({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslator();
  const { state, formData } = useNavigation();
  const setSent = useSetPlacementSent();
  const { cart, payment } = useCheckout();
  const placing = actionData !== undefined && 'joining' in actionData ? undefined : actionData;
  const joining = actionData !== undefined && 'joining' in actionData ? actionData : undefined;
  const changed = state === 'idle' ? placing?.changed : undefined;
  const isSent = formData !== undefined;
  useEffect(() => setSent(isSent), [setSent, isSent]);
  const isPlacing = state !== 'idle' && placing?.challenge === undefined;
  return (
    <div className={styles['step']}>
      <Heading level={1} size="2xl">
        {t('checkout.reviewTitle')}
      </Heading>
      {loaderData.status === 'EXPRESS' && <Notice>{t('checkout.expressNotice')}</Notice>}
      {changed === undefined && loaderData.rejected !== undefined && (
        <ErrorNotice formError={loaderData.rejected} />
      )}
      {changed !== undefined && (
        <ErrorNotice formError={changed.formError}>
          <ul>
            {changed.changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </ErrorNotice>
      )}
      <ReviewSections step={loaderData} payment={payment} />
      {cart !== undefined && <ReviewItems cart={cart} payment={payment} />}
      {loaderData.loyalty !== undefined && <LoyaltyOffer offer={loaderData.loyalty} result={joining} />}
      {loaderData.hasJoined && loaderData.loyalty === undefined && (
        <Notice tone="success" announce="polite">
          <p>{t('loyalty.earnDone')}</p>
        </Notice>
      )}
      <PlaceForm step={loaderData} cart={cart} isPending={isPlacing || state === 'submitting'} />
      {state === 'idle' && placing?.challenge !== undefined && (
        <ChallengeDialog challenge={placing.challenge} />
      )}
    </div>
  );
}
