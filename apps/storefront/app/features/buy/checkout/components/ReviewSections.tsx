import { Heading } from '@haberdash/ui';
import type { ReactNode } from 'react';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { AddressText } from './AddressText.tsx';
import styles from './checkout.module.css';
import type { PaymentState } from '../model/tenders.ts';
import { Shipments } from './Shipments.tsx';
import { TenderName } from './TenderList.tsx';
import type { readSummaryStep } from '../server/summary-step.server.ts';

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
  readonly edit?: { readonly href: string; readonly label: string };
}

/** A section of the review, with a link to edit it. */
export function ReviewSection({ id, title, children, edit }: SectionProps) {
  const t = useTranslator();
  return (
    <section className={styles['card']} aria-labelledby={id}>
      <div>
        <Heading level={2} size="md" id={id}>
          {title}
        </Heading>
        {children}
      </div>
      {edit !== undefined && (
        <a href={edit.href} aria-label={edit.label}>
          {t('checkout.edit')}
        </a>
      )}
    </section>
  );
}

export function ReviewSections({
  step,
  payment,
}: {
  readonly step: Awaited<ReturnType<typeof readSummaryStep>>;
  readonly payment: PaymentState | undefined;
}) {
  const t = useTranslator();
  const base = `/${t.site.locale}/checkout`;
  const { shipping, email, method, billing, card } = step;
  return (
    <>
      {shipping !== undefined && (
        <ReviewSection
          id="review-shipping"
          title={t('checkout.sendTo')}
          edit={{ href: `${base}/shipping?edit=address`, label: t('checkout.editAddress') }}
        >
          <AddressText address={shipping} />
          <p className={styles['detail']}>{email}</p>
        </ReviewSection>
      )}
      {method !== undefined && (
        <ReviewSection
          id="review-method"
          title={t('checkout.by')}
          edit={{ href: `${base}/shipping#delivery`, label: t('checkout.editDelivery') }}
        >
          <p>{method.label}</p>
          <p className={styles['detail']}>{method.deliveryTime}</p>
        </ReviewSection>
      )}
      <Shipments shipments={step.others} editHref={`/${t.site.locale}/cart`} />
      {billing !== undefined && (
        <ReviewSection
          id="review-billing"
          title={t('checkout.billTo')}
          edit={{ href: `${base}/billing`, label: t('checkout.editBilling') }}
        >
          <AddressText address={billing} />
          {shipping === undefined && <p className={styles['detail']}>{email}</p>}
        </ReviewSection>
      )}
      <ReviewSection
        id="review-payment"
        title={t('checkout.payBy')}
        edit={{ href: `${base}/billing?card=other`, label: t('checkout.editPayment') }}
      >
        {payment?.tenders.map((tender) => (
          <p key={tender.id}>
            <TenderName tender={tender} /> · {t.formats.money(tender.amount, payment.currency)}
          </p>
        ))}
        {card !== undefined && (
          <p>
            {t('checkout.cardChosen', { brand: card.brand, lastFour: card.lastFour })}
            {payment !== undefined && payment.tenders.length > 0 && (
              <> · {t.formats.money(payment.remaining, payment.currency)}</>
            )}
          </p>
        )}
      </ReviewSection>
    </>
  );
}
