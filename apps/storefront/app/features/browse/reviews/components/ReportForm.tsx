import { Button, SelectField, TextareaField } from '@haberdash/ui';
import { Form, useNavigation } from 'react-router';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { FLAG_REASONS } from '../model/review-options.ts';
import styles from './report-form.module.css';

interface ReportFormProps {
  readonly of: 'look' | 'review';
  readonly id: string;
  readonly withComment?: boolean;
}

/** Objecting to what a shopper has shared, with a reason; the shop's editors read it (spec 2 §7). */
export function ReportForm({ of, id, withComment = false }: ReportFormProps) {
  const t = useTranslator();
  const sent = useNavigation().formData;
  const isSending = sent?.get(of) === id && sent.get('intent') === 'report';
  return (
    <Form method="post" preventScrollReset className={styles['form']}>
      <input type="hidden" name={of} value={id} />
      <SelectField
        id={`reason-${id}`}
        name="reason"
        label={t('reviews.reason')}
        placeholder={t('reviews.choose')}
        required
        options={FLAG_REASONS.map((value) => ({ value, label: t(`reviews.reason-${value}`) }))}
      />
      {withComment && (
        <TextareaField
          id={`comment-${id}`}
          name="comment"
          label={t('reviews.comment')}
          optionalText={t('reviews.optional')}
          rows={2}
          maxLength={500}
        />
      )}
      <Button type="submit" name="intent" value="report" variant="secondary" size="sm" pending={isSending}>
        {t('reviews.send')}
      </Button>
    </Form>
  );
}
