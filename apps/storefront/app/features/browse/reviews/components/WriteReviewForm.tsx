import { Button, Checkbox, RadioGroup, SelectField, Text, TextareaField, TextField } from '@haberdash/ui';
import { Form, useNavigation } from 'react-router';
import { LinkedText } from '../../../../shared/i18n/LinkedText.tsx';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { textsByField } from '../../../../shared/form-errors/form-error.ts';
import { FITS, STARS } from '../model/review-options.ts';
import { MOST_PICTURES } from '../model/pictures.ts';
import type { ReviewResult } from '../server/review-requests.server.ts';
import { reviewFields } from './review-fields.ts';
import { ReviewErrors } from './ReviewErrors.tsx';
import styles from './reviews.module.css';
import { PicturesField } from './PicturesField.tsx';

export function WriteReviewForm({ result }: { readonly result: ReviewResult | undefined }) {
  const t = useTranslator();
  const isSending = useNavigation().formMethod === 'POST';
  const errors = textsByField(result?.formErrors ?? []);
  const values = result?.values ?? {};
  const field = reviewFields(t, result);
  return (
    <Form method="post" encType="multipart/form-data" noValidate className={styles['form']}>
      <ReviewErrors errors={errors} fields={['score', 'title', 'text', 'pictures', 'nickname', 'terms']} />
      <Text tone="muted">{t('reviews.writeText')}</Text>
      <RadioGroup
        id="score"
        name="score"
        legend={t('reviews.field-score')}
        defaultValue={values['score']}
        error={errors['score']}
        options={STARS.map((score) => ({ value: String(score), label: t(`reviews.score-${score}`) }))}
      />
      <TextField {...field('title')} maxLength={120} />
      <TextareaField {...field('text')} rows={6} maxLength={2000} hint={t('reviews.textHint')} />
      <PicturesField result={result} error={errors['pictures']} most={MOST_PICTURES} />
      <SelectField
        id="fit"
        name="fit"
        label={t('reviews.fit')}
        optionalText={t('reviews.optional')}
        placeholder={t('reviews.choose')}
        defaultValue={values['fit'] ?? ''}
        options={FITS.map((value) => ({ value, label: t(`reviews.fit-${value}`) }))}
      />
      <RadioGroup
        id="recommended"
        name="recommended"
        legend={t('reviews.recommend')}
        defaultValue={values['recommended'] ?? 'yes'}
        options={[
          { value: 'yes', label: t('reviews.recommend-yes') },
          { value: 'no', label: t('reviews.recommend-no') },
        ]}
      />
      <TextField
        {...field('nickname')}
        autoComplete="nickname"
        maxLength={60}
        hint={t('reviews.nicknameHint')}
      />
      <Checkbox
        id="terms"
        name="terms"
        aria-required
        label={<LinkedText text={t('reviews.terms')} links={{ terms: `/${t.site.locale}/brand-terms` }} />}
        defaultChecked={values['terms'] === 'on'}
        error={errors['terms']}
      />
      <Button type="submit" size="lg" pending={isSending}>
        {t('reviews.sendReview')}
      </Button>
    </Form>
  );
}
