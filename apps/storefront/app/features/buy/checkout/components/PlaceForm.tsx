import { Button, Text } from '@haberdash/ui';
import { Form } from 'react-router';
import type { CartView } from '../../cart/index.ts';
import { CaptchaField } from '../../../../shared/captcha/CaptchaField.tsx';
import { LinkedText } from '../../../../shared/i18n/LinkedText.tsx';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { lawOf } from '../../../../shared/sites/law-of.ts';
import { lineField } from '../model/order-changes.ts';
import type { readSummaryStep } from '../server/summary-step.server.ts';
import { DeviceField } from './DeviceField.tsx';
import styles from './checkout.module.css';

/** The order button, with the remaining amount unless it is covered. */
export function PlaceForm({
  step: { cartId, sessionID, coveredBy, total, left, currency, captcha },
  cart,
  isPending,
}: {
  readonly step: Pick<
    Awaited<ReturnType<typeof readSummaryStep>>,
    'cartId' | 'sessionID' | 'coveredBy' | 'total' | 'left' | 'currency' | 'captcha'
  >;
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
