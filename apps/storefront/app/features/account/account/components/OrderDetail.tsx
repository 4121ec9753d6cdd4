import { Button, ButtonLink, Notice } from '@haberdash/ui';
import { Form, useNavigation } from 'react-router';
import { OrderFacts, OrderReceipt } from '../../../buy/checkout/index.ts';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import type { readOrder } from '../server/order.server.ts';
import styles from './orders.module.css';
import { Parcels } from './Parcels.tsx';
import { Returns } from './Returns.tsx';

type Page = Awaited<ReturnType<typeof readOrder>>;

export function OrderDetail({ page: { order, giftCards, tracking, hasInvoice } }: { readonly page: Page }) {
  const t = useTranslator();
  return (
    <>
      <p className={styles['facts']}>{t('orders.placedOn', { date: t.formats.date(order.createdAt) })}</p>
      <OrderActions orderNumber={order.orderNumber} {...{ tracking, hasInvoice }} />
      {tracking === undefined ? (
        <Notice>
          <p>{t('orders.noTracking')}</p>
        </Notice>
      ) : (
        <>
          <Returns returns={tracking.returns} labelsOf={order.orderNumber} />
          <Parcels shipments={tracking.shipments} />
        </>
      )}
      <GiftCards giftCards={giftCards} />
      <OrderReceipt order={order} />
      <OrderFacts order={order} />
    </>
  );
}

type OrderActionsProps = { readonly orderNumber: string } & Pick<Page, 'tracking' | 'hasInvoice'>;

function OrderActions({ orderNumber, tracking, hasInvoice }: OrderActionsProps) {
  const t = useTranslator();
  const { formData } = useNavigation();
  const path = `/${t.site.locale}/account/orders/${orderNumber}`;
  return (
    <div className={styles['actions']}>
      <Form method="post">
        <Button
          type="submit"
          name="intent"
          value="reorder"
          size="sm"
          pending={formData?.get('intent') === 'reorder'}
        >
          {t('orders.reorder')}
        </Button>
      </Form>
      {tracking?.isCancellable === true && (
        <ButtonLink href={`${path}/cancel`} variant="secondary" size="sm">
          {t('orders.cancel')}
        </ButtonLink>
      )}
      {tracking !== undefined && tracking.returnable.length > 0 && (
        <ButtonLink href={`${path}/return`} variant="secondary" size="sm">
          {t('orders.return')}
        </ButtonLink>
      )}
      {hasInvoice && (
        <ButtonLink href={`${path}/invoice`} variant="secondary" size="sm" data-document="">
          {t('orders.invoice')}
        </ButtonLink>
      )}
    </div>
  );
}

function GiftCards({ giftCards }: Pick<Page, 'giftCards'>) {
  const t = useTranslator();
  const sending = useNavigation().formData?.get('gift');
  return giftCards.map(({ id, name, to }) => (
    <Form method="post" key={id} className={styles['actions']}>
      <p>{t('orders.giftTo', { name, to })}</p>
      <Button type="submit" name="gift" value={id} variant="secondary" size="sm" pending={sending === id}>
        {t('orders.giftAgain')}
      </Button>
    </Form>
  ));
}
