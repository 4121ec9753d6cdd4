import { Heading, Notice, Text } from '@haberdash/ui';
import { inCheckout } from '../../cart/index.server.ts';
import type { Route } from './+types/checkout-pay';
import styles from '../components/checkout.module.css';
import { ReviewItems } from '../components/OrderSummary.tsx';
import { ProviderFrame } from '../components/ProviderFrame.tsx';
import { useCheckout } from '../components/use-checkout.ts';
import { readPaymentMethod, runPaymentMethod } from '../server/provider-payment.server.ts';
import { ErrorNotice } from '../../../../shared/form-errors/ErrorNotice.tsx';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { privateLoader, shopperAction } from '../../../../shared/reads/define-read.ts';
import { pageMeta } from '../../../../shared/seo/page-meta.ts';

export const loader = privateLoader(inCheckout(readPaymentMethod));
export const action = shopperAction(inCheckout(runPaymentMethod));
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

export default function Pay({ loaderData: { way, session, limits }, actionData }: Route.ComponentProps) {
  const t = useTranslator();
  const { cart, payment } = useCheckout();
  const [formError] = actionData?.formErrors ?? [];
  return (
    <div className={styles['step']}>
      <Heading level={1} size="2xl">
        {t(`payment.${way}Title`)}
      </Heading>
      {formError !== undefined && <ErrorNotice formError={formError} />}
      {cart !== undefined && <ReviewItems cart={cart} payment={payment} />}
      {payment !== undefined && (
        <Text size="lg">
          {t('payment.providerAmount', { amount: t.formats.money(payment.remaining, payment.currency) })}
        </Text>
      )}
      {limits !== undefined && payment !== undefined ? (
        <Notice tone="warning">
          {t('payment.providerLimits', {
            least: t.formats.money(limits.least, payment.currency),
            most: t.formats.money(limits.most, payment.currency),
          })}
        </Notice>
      ) : session === undefined ? (
        <Notice tone="error">
          <p>{t('payment.providerUnavailable')}</p>
          <p>
            <a href={`/${t.site.locale}/checkout/pay/${way}`}>{t('checkout.cardRetry')}</a>
          </p>
        </Notice>
      ) : (
        <ProviderFrame key={session.sessionID} session={session} way={way} />
      )}
      <p>
        <a href={`/${t.site.locale}/checkout/billing`}>{t('payment.payLaterBack')}</a>
      </p>
    </div>
  );
}
