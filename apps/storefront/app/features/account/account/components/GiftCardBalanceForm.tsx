import { Button, TextField } from '@haberdash/ui';
import { Form, useNavigation } from 'react-router';
import { CaptchaField } from '../../../../shared/captcha/CaptchaField.tsx';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { textsByField } from '../../../../shared/form-errors/form-error.ts';
import type { BalanceResult } from '../server/gift-card-balance.server.ts';
import { AccountErrors } from './AccountErrors.tsx';
import styles from './account.module.css';

export function GiftCardBalanceForm({
  captcha,
  result,
}: {
  readonly captcha: string | undefined;
  readonly result: BalanceResult | undefined;
}) {
  const t = useTranslator();
  const isSending = useNavigation().formMethod === 'POST';
  const errors = textsByField(result?.formErrors ?? []);
  return (
    <Form
      method="post"
      action={`/${t.site.locale}/gift-cards/balance`}
      noValidate
      autoComplete="off"
      className={styles['form']}
    >
      <AccountErrors
        errors={errors}
        fields={[
          { name: 'giftCard', id: 'giftCard', label: t('payment.giftCardNumber') },
          { name: 'pin', id: 'pin', label: t('payment.pin') },
        ]}
      />
      <CaptchaField frame={captcha} actions={['giftCard']} />
      <div className={styles['fields']}>
        <TextField
          id="giftCard"
          name="giftCard"
          label={t('payment.giftCardNumber')}
          hint={t('payment.balanceNumberHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          aria-required
          defaultValue={result?.number}
          error={errors['giftCard']}
        />
        <TextField
          id="pin"
          name="pin"
          label={t('payment.pin')}
          hint={t('payment.balancePinHint')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
          error={errors['pin']}
          className={styles['half']}
        />
      </div>
      <Button type="submit" className={styles['submit']} pending={isSending}>
        {t('payment.giftCardCheck')}
      </Button>
    </Form>
  );
}
