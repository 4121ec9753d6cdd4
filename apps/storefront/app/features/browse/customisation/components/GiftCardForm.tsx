import { Button, RadioGroup, TextareaField, TextField } from '@haberdash/ui';
import { Form, useNavigation } from 'react-router';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { textsByField } from '../../../../shared/form-errors/form-error.ts';
import { GIFT_WORDS_LENGTH } from '../model/custom-product.ts';
import type { readGiftCard } from '../server/gift-card.server.ts';
import type { CustomisationResult } from '../server/custom-product.server.ts';
import { CustomisationErrors } from './CustomisationErrors.tsx';
import styles from './customisation.module.css';

interface GiftCardFormProps {
  readonly page: Awaited<ReturnType<typeof readGiftCard>>;
  readonly result: CustomisationResult | undefined;
}

const FIELDS = ['amount', 'other', 'to', 'email', 'message', 'sendOn'] as const;

/** What a gift card is worth, who it is for, and when it goes out. */
export function GiftCardForm({ page, result }: GiftCardFormProps) {
  const t = useTranslator();
  const isSending = useNavigation().formMethod === 'POST';
  const errors = textsByField(result?.formErrors ?? []);
  const values = result?.values ?? {};
  const { amounts, least, most, product, firstDay, lastDay } = page;
  const money = (amount: number): string => t.formats.money(amount, product.price.currency);
  const field = (name: 'to' | 'email') => ({
    id: name,
    name,
    label: t(`customisation.field-${name}`),
    defaultValue: values[name],
    error: errors[name],
    'aria-required': true as const,
  });
  return (
    <Form method="post" noValidate className={styles['fields']}>
      <CustomisationErrors errors={errors} fields={FIELDS} />
      <RadioGroup
        id="amount"
        name="amount"
        legend={t('customisation.field-amount')}
        defaultValue={values['amount'] ?? String(product.price.current)}
        error={errors['amount']}
        className={styles['amounts']}
        options={[
          ...amounts.map((amount) => ({ value: String(amount), label: money(amount) })),
          { value: 'other', label: t('customisation.otherAmount') },
        ]}
      />
      <TextField
        id="other"
        name="other"
        label={t('customisation.field-other')}
        hint={t('customisation.otherHint', { least: money(least), most: money(most) })}
        optionalText={t('customisation.optional')}
        inputMode="decimal"
        maxLength={8}
        defaultValue={values['other']}
        error={errors['other']}
      />
      <TextField {...field('to')} maxLength={60} autoComplete="off" />
      <TextField
        {...field('email')}
        type="email"
        maxLength={100}
        autoComplete="off"
        hint={t('customisation.emailHint')}
      />
      <TextareaField
        id="message"
        name="message"
        label={t('customisation.field-message')}
        optionalText={t('customisation.optional')}
        rows={4}
        maxLength={GIFT_WORDS_LENGTH}
        defaultValue={values['message']}
        error={errors['message']}
      />
      <TextField
        id="sendOn"
        name="sendOn"
        type="date"
        label={t('customisation.field-sendOn')}
        hint={t('customisation.sendOnHint')}
        optionalText={t('customisation.optional')}
        min={firstDay}
        max={lastDay}
        defaultValue={values['sendOn']}
        error={errors['sendOn']}
      />
      <Button type="submit" size="lg" fullWidth pending={isSending}>
        {t('customisation.addCard')}
      </Button>
    </Form>
  );
}
