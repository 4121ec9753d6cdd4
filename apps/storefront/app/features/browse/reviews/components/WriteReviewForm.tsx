import { Button, Checkbox, RadioGroup, SelectField, Text, TextareaField, TextField } from '@haberdash/ui';
import { Form, useNavigation } from 'react-router';
import { LinkedText } from '../../../../shared/i18n/LinkedText.tsx';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { textsByField } from '../../../../shared/form-errors/form-error.ts';
import { FITS, STARS } from '../model/opinions.ts';
import { MOST_PICTURES } from '../model/pictures.ts';
import type { OpinionsAnswer } from '../server/opinions-read.server.ts';
import { opinionFields } from './opinion-fields.ts';
import { OpinionErrors } from './OpinionErrors.tsx';
import styles from './opinions.module.css';
import { PicturesField } from './PicturesField.tsx';

/** What somebody thinks of a product. */
export function WriteReviewForm({ answer }: { readonly answer: OpinionsAnswer | undefined }) {
  const t = useTranslator();
  const isSending = useNavigation().formMethod === 'POST';
  const errors = textsByField(answer?.formErrors ?? []);
  const values = answer?.values ?? {};
  const field = opinionFields(t, answer);
  return (
    <Form method="post" encType="multipart/form-data" noValidate className={styles['form']}>
      <OpinionErrors errors={errors} fields={['score', 'title', 'text', 'pictures', 'nickname', 'terms']} />
      <Text tone="muted">{t('opinions.writeText')}</Text>
      <RadioGroup
        id="score"
        name="score"
        legend={t('opinions.field-score')}
        defaultValue={values['score']}
        error={errors['score']}
        options={STARS.map((score) => ({ value: String(score), label: t(`opinions.score-${score}`) }))}
      />
      <TextField {...field('title')} maxLength={120} />
      <TextareaField {...field('text')} rows={6} maxLength={2000} hint={t('opinions.textHint')} />
      <PicturesField answer={answer} error={errors['pictures']} most={MOST_PICTURES} />
      <SelectField
        id="fit"
        name="fit"
        label={t('opinions.fit')}
        optionalText={t('opinions.optional')}
        placeholder={t('opinions.choose')}
        defaultValue={values['fit'] ?? ''}
        options={FITS.map((value) => ({ value, label: t(`opinions.fit-${value}`) }))}
      />
      <RadioGroup
        id="recommended"
        name="recommended"
        legend={t('opinions.recommend')}
        defaultValue={values['recommended'] ?? 'yes'}
        options={[
          { value: 'yes', label: t('opinions.recommend-yes') },
          { value: 'no', label: t('opinions.recommend-no') },
        ]}
      />
      <TextField
        {...field('nickname')}
        autoComplete="nickname"
        maxLength={60}
        hint={t('opinions.nicknameHint')}
      />
      <Checkbox
        id="terms"
        name="terms"
        aria-required
        label={<LinkedText text={t('opinions.terms')} links={{ terms: `/${t.site.locale}/brand-terms` }} />}
        defaultChecked={values['terms'] === 'on'}
        error={errors['terms']}
      />
      <Button type="submit" size="lg" pending={isSending}>
        {t('opinions.sendReview')}
      </Button>
    </Form>
  );
}
