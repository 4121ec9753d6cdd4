import { Button, Heading, Notice, Text } from '@haberdash/ui';
import { useEffect } from 'react';
import { Form, useNavigation } from 'react-router';
import { inCheckout } from '../../cart/index.server.ts';
import type { Route } from './+types/checkout-summary';
import { ChallengeDialog } from '../components/ChallengeDialog.tsx';
import styles from '../components/checkout.module.css';
import { DeviceField } from '../components/DeviceField.tsx';
import { LoyaltyOffer } from '../components/LoyaltyOffer.tsx';
import { ReviewSections } from '../components/ReviewSections.tsx';
import { readSummaryStep, runSummaryStep } from '../server/summary-step.server.ts';
import { ErrorNotice } from '../../../../shared/form-errors/ErrorNotice.tsx';
import { CaptchaField } from '../../../../shared/captcha/CaptchaField.tsx';
import { LinkedText } from '../../../../shared/i18n/LinkedText.tsx';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { privateLoader, shopperAction } from '../../../../shared/reads/define-read.ts';
import { pageMeta } from '../../../../shared/seo/page-meta.ts';
import { lawOf } from '../../../../shared/sites/law-of.ts';
import { useSetPlacementSent } from '../state/placement.ts';
import type { CartView } from '../../cart/index.ts';
import { useCheckout } from '../components/use-checkout.ts';
import { ReviewItems } from '../components/OrderSummary.tsx';
import { lineField } from '../model/order-changes.ts';

/** Everything to look over, and the one button that orders. */
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

function PlaceForm({
  step: { cartId, sessionID, coveredBy, total, left, currency, captcha },
  cart,
  isPending,
}: {
  readonly step: Route.ComponentProps['loaderData'];
  readonly cart: CartView | undefined;
  readonly isPending: boolean;
}) {
  const t = useTranslator();
  return (
    <Form
      method="post"
      className={styles['place']}
      onSubmit={(event) => {
        if (isPending) event.preventDefault();
      }}
    >
      <input type="hidden" name="intent" value="place" />
      <CaptchaField frame={captcha} actions={['placeOrder']} />
      <DeviceField />
      <input type="hidden" name="cartId" value={cartId} />
      <input type="hidden" name="sessionID" value={sessionID} />
      {coveredBy !== undefined && <input type="hidden" name="covered" value={coveredBy} />}
      <input type="hidden" name="expectedTotal" value={total} />
      {cart !== undefined && <input type="hidden" name="expectedShipping" value={cart.totals.shipping} />}
      {cart?.items.map((line) => (
        <input key={line.id} type="hidden" name="line" value={lineField(line)} />
      ))}
      <Text size="sm" tone="muted">
        <LinkedText
          text={t('checkout.terms')}
          links={{ terms: `/${t.site.locale}/terms`, privacy: `/${t.site.locale}/privacy` }}
        />
        {lawOf(t.site.locale).checkoutPages.includes('withdrawal') && (
          <>
            {' '}
            <a href={`/${t.site.locale}/withdrawal`}>{t('checkout.legal-withdrawal')}</a>
          </>
        )}
      </Text>
      <Button type="submit" size="lg" fullWidth pending={isPending} pendingLabel={t('checkout.placing')}>
        {coveredBy === undefined
          ? t('checkout.placeOrderTotal', { total: t.formats.money(left, currency) })
          : t('checkout.placeOrder')}
      </Button>
    </Form>
  );
}
