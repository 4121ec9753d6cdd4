import { Button, Notice, TextField } from '@haberdash/ui';
import { useEffect, useRef } from 'react';
import { ResponseModeField } from '../../../../shared/forms/ResponseModeField.tsx';
import { CaptchaField } from '../../../../shared/captcha/CaptchaField.tsx';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import type { TenderResult } from '../model/tender-result.ts';
import styles from './tenders.module.css';
import { useTenderFetcher } from './use-tender-fetcher.ts';

/** Pays with a gift card, or shows its balance; errors are shown at its number. */
export function GiftCardForm({
  captcha,
  result: documents,
}: {
  readonly captcha: string | undefined;
  readonly result: TenderResult | undefined;
}) {
  const t = useTranslator();
  const { Form, isSending, sent, result, rejected } = useTenderFetcher('gift-card', documents);
  const form = useRef<HTMLFormElement>(null);
  const isAdded = result?.intent === 'add-gift-card' && result.formErrors.length === 0;
  useEffect(() => {
    if (!isSending && isAdded) form.current?.reset();
  }, [isSending, isAdded, result]);
  const typed = result?.typed ?? {};
  const { balance } = result ?? {};
  return (
    <Form ref={form} method="post" noValidate className={styles['form']} preventScrollReset>
      <ResponseModeField />
      <CaptchaField frame={captcha} actions={['giftCard']} isSending={isSending} />
      <div className={styles['pair']}>
        <TextField
          id="giftCard"
          name="giftCard"
          label={t('payment.giftCardNumber')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          defaultValue={typed['giftCard']}
          error={rejected['giftCard']}
        />
        <TextField
          id="pin"
          name="pin"
          label={t('payment.pin')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
          error={rejected['pin']}
        />
      </div>
      {!isSending && balance !== undefined && (
        <Notice tone="info" announce="polite">
          {t('payment.balance', {
            lastFour: balance.lastFour,
            amount: t.formats.money(balance.balance, balance.currency),
          })}
          {balance.expiresOn !== undefined && (
            <> {t('payment.validUntil', { date: t.formats.date(balance.expiresOn) })}</>
          )}
        </Notice>
      )}
      <div className={styles['actions']}>
        <Button
          type="submit"
          name="intent"
          value="add-gift-card"
          variant="secondary"
          pending={sent?.get('intent') === 'add-gift-card'}
        >
          {t('payment.giftCardUse')}
        </Button>
        <Button
          type="submit"
          name="intent"
          value="gift-card-balance"
          variant="quiet"
          pending={sent?.get('intent') === 'gift-card-balance'}
        >
          {t('payment.giftCardCheck')}
        </Button>
      </div>
    </Form>
  );
}
