import { OrderTotals, PromotionSummary } from '../../cart/index.ts';
import { ButtonLink, CheckIcon, Heading, Stack, Text } from '@haberdash/ui';
import { LinkedText } from '../../../../shared/i18n/LinkedText.tsx';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { AddressText } from './AddressText.tsx';
import styles from './checkout.module.css';
import type { orderView, readConfirmation } from '../server/confirmation.server.ts';
import { SummaryLines } from './OrderSummary.tsx';
import { Shipments } from './Shipments.tsx';
import { ReviewSection } from './ReviewSections.tsx';

export type PlacedOrderView = Extract<
  Awaited<ReturnType<typeof readConfirmation>>['data'],
  { kind: 'placed' }
>;

function nextSteps({ shipping, others }: PlacedOrderView) {
  const has = (...ways: readonly string[]) => others.some(({ way }) => ways.includes(way));
  return [
    ...(shipping === undefined ? [] : (['nextPack', 'nextSend'] as const)),
    ...(has('pickup', 'sts', 'pudo') ? (['nextPickup'] as const) : []),
    ...(has('digital') ? (['nextDigital'] as const) : []),
  ];
}

const isReturnable = ({ shipping, others }: PlacedOrderView): boolean =>
  shipping !== undefined || others.some(({ way }) => way !== 'digital');

/** The confirmation: order number, items and what happens next. */
export function PlacedOrder({ order }: { readonly order: PlacedOrderView }) {
  const t = useTranslator();
  const { orderNumber, createdAt, email, firstName } = order;
  const steps = nextSteps(order);
  return (
    <div className={styles['confirmation']}>
      <div className={styles['thanks']}>
        <span className={styles['tick']}>
          <CheckIcon size="lg" />
        </span>
        <Heading level={1} size="2xl">
          {t('checkout.thanks', { name: firstName })}
        </Heading>
        <Text size="lg">{t('checkout.placedText')}</Text>
        <dl className={styles['number']}>
          <dt>{t('checkout.orderNumber')}</dt>
          <dd>{orderNumber}</dd>
        </dl>
        <Text tone="muted">{t('checkout.orderDate', { date: t.formats.date(createdAt) })}</Text>
        <Text>{t('checkout.confirmationMail', { email })}</Text>
      </div>
      <div className={styles['confirmationGrid']}>
        <Stack gap={4}>
          <section aria-labelledby="next-title" className={styles['next']}>
            <Heading level={2} size="lg" id="next-title">
              {t('checkout.next')}
            </Heading>
            <ol>
              {steps.map((step) => (
                <li key={step}>{t(`checkout.${step}`)}</li>
              ))}
              {order.returnDays !== undefined && isReturnable(order) && (
                <li>{t('checkout.nextReturn', { days: order.returnDays })}</li>
              )}
            </ol>
          </section>
          {order.isGuest && (
            <section aria-labelledby="account-title" className={styles['offer']}>
              <Heading level={2} size="lg" id="account-title">
                {t('checkout.accountTitle')}
              </Heading>
              <Text>{t('checkout.accountText')}</Text>
              <ButtonLink href={`/${t.site.locale}/sign-up`}>{t('checkout.accountCreate')}</ButtonLink>
            </section>
          )}
          <OrderFacts order={order} />
          {order.isFromProduct && (
            <Text>
              <LinkedText text={t('checkout.bagAsBefore')} links={{ bag: `/${t.site.locale}/cart` }} />
            </Text>
          )}
          <ButtonLink href={`/${t.site.locale}`} variant="secondary">
            {t('checkout.keepShopping')}
          </ButtonLink>
        </Stack>
        <OrderReceipt order={order} />
      </div>
    </div>
  );
}

export type OrderView = ReturnType<typeof orderView>;

/** The items of an order, its totals and earned points. */
export function OrderReceipt({ order }: { readonly order: OrderView }) {
  const t = useTranslator();
  const { items, currency, totals, method, others, promotions, points } = order;
  return (
    <section aria-labelledby="order-title" className={styles['receipt']}>
      <Heading level={2} size="lg" id="order-title">
        {t('checkout.orderSummary')}
      </Heading>
      <SummaryLines items={items} currency={currency} />
      <OrderTotals
        totals={totals}
        currency={currency}
        // The cost of several shipments is not the price of one method.
        deliveryLabel={others.length > 0 ? undefined : method?.label}
      />
      <PromotionSummary promotions={promotions} currency={currency} />
      {points !== undefined && (
        <Text className={styles['points']}>
          {t(points.status === 'EARNED' ? 'checkout.pointsEarned' : 'checkout.pointsPending', {
            count: points.points,
          })}
        </Text>
      )}
    </section>
  );
}

export function OrderFacts({
  order: { shipping, method, billing, card, others, tenders, currency },
}: {
  readonly order: OrderView;
}) {
  const t = useTranslator();
  return (
    <>
      {shipping !== undefined && (
        <ReviewSection id="sent-to" title={t('checkout.sendTo')}>
          <AddressText address={shipping} />
        </ReviewSection>
      )}
      {method !== undefined && (
        <ReviewSection id="sent-by" title={t('checkout.by')}>
          <p>{method.label}</p>
          <p className={styles['detail']}>{method.deliveryTime}</p>
        </ReviewSection>
      )}
      <Shipments shipments={others} />
      <ReviewSection id="billed-to" title={t('checkout.billTo')}>
        <AddressText address={billing} />
        {tenders.map(({ id, label, lastFour, ...paid }) => (
          <PaidBy
            key={id}
            name={lastFour === undefined ? label : t('checkout.tenderEnding', { name: label, lastFour })}
            currency={currency}
            {...paid}
          />
        ))}
        {card !== undefined && (
          <PaidBy
            name={t('checkout.cardChosen', { brand: card.brand, lastFour: card.lastFour })}
            currency={currency}
            amount={tenders.length > 0 ? card.amount : undefined}
            refunded={card.refunded}
          />
        )}
      </ReviewSection>
    </>
  );
}

interface PaidByProps {
  readonly name: string;
  readonly currency: string;
  readonly amount: number | undefined;
  readonly refunded: number | undefined;
}

function PaidBy({ name, currency, amount, refunded }: PaidByProps) {
  const t = useTranslator();
  const { money } = t.formats;
  return (
    <p className={styles['detail']}>
      {name}
      {amount !== undefined && <> · {money(amount, currency)}</>}
      {refunded !== undefined && (
        <> · {t('checkout.tenderRefunded', { amount: money(refunded, currency) })}</>
      )}
    </p>
  );
}
