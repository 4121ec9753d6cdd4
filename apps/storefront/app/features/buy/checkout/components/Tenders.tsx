import { Disclosure, Heading, Notice } from '@haberdash/ui';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import type { PaymentState } from '../model/tenders.ts';
import type { TenderResult } from '../model/tender-result.ts';
import type { TenderOffers } from '../server/tender-offers.server.ts';
import { GiftCardForm } from './GiftCardForm.tsx';
import { AthleteForm, PointsForm, RewardForm, SavedForms, VoucherForm } from './RewardForms.tsx';
import { TenderList } from './TenderList.tsx';
import styles from './tenders.module.css';

export interface TendersProps {
  readonly offers: TenderOffers;
  readonly payment: PaymentState;
  readonly result: TenderResult | undefined;
}

/** Separate forms below the list, so that the typed card data stay. */
export function Tenders({ offers, payment, result }: TendersProps) {
  const t = useTranslator();
  const { hasGiftCards, hasRewardCodes, points, athlete, vouchers, saved } = offers;
  const isOpen = payment.remaining > 0;
  const hasAny = hasGiftCards || hasRewardCodes || points !== undefined || athlete !== undefined;
  if (offers.isRead && !hasAny && payment.tenders.length === 0) return null;
  const money = (amount: number) => t.formats.money(amount, payment.currency);
  const requested = (...intents: readonly TenderResult['intent'][]) =>
    result !== undefined && intents.includes(result.intent);
  return (
    <section className={styles['section']} aria-labelledby="tenders" id="tenders-section">
      <Heading level={2} size="lg" id="tenders">
        {t('payment.title')}
      </Heading>
      {!offers.isRead && (
        <Notice tone="warning">
          <p>{t('payment.offersUnread')}</p>
          <p>
            <a href={`/${t.site.locale}/checkout/billing`}>{t('common.retry')}</a>
          </p>
        </Notice>
      )}
      <TenderList payment={payment} result={result} />
      {isOpen && saved.length > 0 && <SavedForms saved={saved} money={money} result={result} />}
      {isOpen && athlete !== undefined && athlete.payable > 0 && (
        <AthleteForm athlete={athlete} money={money} result={result} />
      )}
      {(isOpen || offers.applied > 0) && vouchers.length > 0 && (
        <VoucherForm offers={offers} money={money} result={result} />
      )}
      {isOpen && (
        <div className={styles['ways']}>
          {hasGiftCards && (
            <Disclosure
              summary={t('payment.giftCard')}
              open={requested('add-gift-card', 'gift-card-balance')}
            >
              <GiftCardForm captcha={offers.captcha} result={result} />
            </Disclosure>
          )}
          {hasRewardCodes && (
            <Disclosure summary={t('payment.reward')} open={requested('add-reward')}>
              <RewardForm result={result} />
            </Disclosure>
          )}
          {/* A voucher is points as money: one control chooses how much. */}
          {points !== undefined && points.payable > 0 && vouchers.length === 0 && (
            <Disclosure summary={t('payment.points')} open={requested('add-points')}>
              <PointsForm points={points} money={money} result={result} />
            </Disclosure>
          )}
        </div>
      )}
    </section>
  );
}
