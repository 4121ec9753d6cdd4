import { Heading, RadioGroup } from '@haberdash/ui';
import type { RefObject } from 'react';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import type { FieldTexts } from '../../../../shared/form-errors/form-error.ts';
import type { CardSession } from '../server/card-session.server.ts';
import type { TenderOffers } from '../server/tender-offers.server.ts';
import type { CardFrameHandle } from './CardFrame.tsx';
import { CardSection } from './CardSection.tsx';
import styles from './checkout.module.css';
import { PayLaterLink } from './PayLater.tsx';

export interface PaymentSectionProps {
  readonly offers: Pick<TenderOffers, 'cards' | 'mainCard' | 'payLater'> | undefined;
  readonly currency: string;
  readonly pay: string | undefined;
  readonly card: { readonly brand: string; readonly lastFour: string } | undefined;
  readonly session: CardSession | undefined;
  readonly errors: FieldTexts;
  readonly frame: RefObject<CardFrameHandle | null>;
  readonly rest: string | undefined;
}

/** The value of the payment option for a newly typed card. */
export const TYPED_CARD = 'card';
const PAY_LATER = 'pay-later';

/**
 * Pays the remaining amount: a saved card, a typed one, or later; the card form is shown for its option only, also
 * without script.
 */
export function PaymentSection({ offers, currency, pay, errors, ...card }: PaymentSectionProps) {
  const t = useTranslator();
  const { cards = [], mainCard, payLater } = offers ?? {};
  const preferred = pay === PAY_LATER && payLater?.isEligible !== true ? undefined : pay;
  const chosen =
    preferred ?? (card.card === undefined ? (mainCard ?? cards[0]?.id) : undefined) ?? TYPED_CARD;
  const hasChoice = cards.length > 0 || payLater !== undefined;
  const amount = (value: number) => t.formats.money(value, currency);
  return (
    <section className={styles['group']} aria-labelledby="card-title">
      <Heading level={2} size="lg" id="card-title">
        {t('checkout.payment')}
      </Heading>
      {hasChoice && (
        <RadioGroup
          id="pay"
          name="pay"
          variant="card"
          legend={t('checkout.payment')}
          legendHidden
          defaultValue={chosen}
          error={errors['pay']}
          options={[
            ...cards.map(({ id, brand, lastFour }) => ({
              value: id,
              label: t('checkout.cardChosen', { brand, lastFour }),
              description: t('payment.savedCard'),
            })),
            { value: TYPED_CARD, label: t(cards.length > 0 ? 'checkout.cardOther' : 'checkout.card') },
            ...(payLater === undefined
              ? []
              : [
                  {
                    value: PAY_LATER,
                    label: t('payment.payLater'),
                    disabled: !payLater.isEligible,
                    description:
                      payLater.limits === undefined
                        ? t('payment.payLaterText')
                        : t('payment.payLaterLimits', {
                            least: amount(payLater.limits.least),
                            most: amount(payLater.limits.most),
                          }),
                  },
                ]),
          ]}
        />
      )}
      {payLater !== undefined && <PayLaterLink />}
      <div className={hasChoice ? styles['typedCard'] : undefined}>
        <CardSection {...card} error={errors['card']} />
      </div>
    </section>
  );
}
