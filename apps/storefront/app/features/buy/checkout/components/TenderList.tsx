import { Button, CardIcon, GiftIcon } from '@haberdash/ui';
import { ResponseModeField } from '../../../../shared/forms/ResponseModeField.tsx';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import type { PaymentState, TenderView } from '../model/tenders.ts';
import type { TenderResult } from '../model/tender-result.ts';
import styles from './tenders.module.css';
import { useTenderFetcher } from './use-tender-fetcher.ts';

const CARDS: ReadonlySet<string> = new Set(['CREDIT_CARD', 'WALLET', 'PAY_LATER']);

/** The name of a tender with what distinguishes it from others of its kind. */
export function TenderName({ tender: { label, brand, lastFour, code } }: { readonly tender: TenderView }) {
  const t = useTranslator();
  if (lastFour === undefined) return label;
  return t('checkout.tenderEnding', { name: code === 'CREDIT_CARD' ? (brand ?? label) : label, lastFour });
}

/** The tenders and the remaining amount, as the service counted them. */
export function TenderList({
  payment: { tenders, remaining, total, currency },
  result,
}: {
  readonly payment: PaymentState;
  readonly result: TenderResult | undefined;
}) {
  const t = useTranslator();
  const { Form, sent, rejected } = useTenderFetcher('removal', result);
  const money = (amount: number) => t.formats.money(amount, currency);
  return (
    <div className={styles['list']}>
      {tenders.length > 0 && (
        <ul aria-label={t('payment.chosen')}>
          {tenders.map((tender) => (
            <li key={tender.id} className={styles['tender']}>
              {CARDS.has(tender.code) ? <CardIcon /> : <GiftIcon />}
              <span className={styles['name']}>
                <TenderName tender={tender} />
              </span>
              <span className={styles['amount']}>−{money(tender.amount)}</span>
              {CARDS.has(tender.code) && tender.amount === 0 && remaining > 0 && (
                <span className={styles['outside']}>{t('payment.outside')}</span>
              )}
              <Form method="post" preventScrollReset>
                <ResponseModeField />
                <input type="hidden" name="intent" value="remove-tender" />
                <input type="hidden" name="tender" value={tender.id} />
                <Button
                  type="submit"
                  variant="quiet"
                  size="sm"
                  pending={sent?.get('tender') === tender.id}
                  aria-label={t('payment.removeOf', { name: tender.label })}
                >
                  {t('payment.remove')}
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      {rejected['tender'] !== undefined && (
        <p role="alert" className={styles['rejected']}>
          {rejected['tender']}
        </p>
      )}
      <output className={styles['left']}>
        <span>{t('checkout.left')}</span>
        <strong>{money(remaining)}</strong>
        {tenders.length > 0 && (
          <span className={styles['of']}>{t('payment.ofTotal', { total: money(total) })}</span>
        )}
      </output>
    </div>
  );
}
