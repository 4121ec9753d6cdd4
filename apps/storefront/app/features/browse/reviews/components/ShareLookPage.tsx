import { Button, Checkbox, Heading, Text, TextareaField, TextField } from '@haberdash/ui';
import { Form, useNavigation } from 'react-router';
import { Main } from '../../../../frame/Main.tsx';
import { LinkedText } from '../../../../shared/i18n/LinkedText.tsx';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { textsByField } from '../../../../shared/form-errors/form-error.ts';
import { looksPath } from '../model/look.ts';
import type { ReviewResult } from '../server/review-requests.server.ts';
import type { readNewLook } from '../server/share-look.server.ts';
import { reviewFields } from './review-fields.ts';
import { ReviewErrors } from './ReviewErrors.tsx';
import { PicturesField } from './PicturesField.tsx';
import styles from './reviews.module.css';

interface ShareLookPageProps {
  readonly data: Awaited<ReturnType<typeof readNewLook>>;
  readonly result: ReviewResult | undefined;
}

export function ShareLookPage({ data: { product }, result }: ShareLookPageProps) {
  const t = useTranslator();
  const isSending = useNavigation().formMethod === 'POST';
  const errors = textsByField(result?.formErrors ?? []);
  const values = result?.values ?? {};
  const home = `/${t.site.locale}`;
  const field = reviewFields(t, result);
  return (
    <Main>
      <div className={styles['share']}>
        <a href={home + looksPath({ product: product?.id })}>{t('reviews.looksTitle')}</a>
        <Heading level={1} size="2xl">
          {t('reviews.shareLookTitle')}
        </Heading>
        {product !== undefined && (
          <Text>
            {t('reviews.lookProducts')}: <a href={product.href}>{product.name}</a>
          </Text>
        )}
        <Form method="post" encType="multipart/form-data" noValidate className={styles['form']}>
          <ReviewErrors errors={errors} fields={['pictures', 'nickname', 'email', 'terms']} />
          <Text tone="muted">{t('reviews.shareLookText')}</Text>
          <PicturesField result={result} error={errors['pictures']} most={1} isNeeded />
          <TextareaField
            id="caption"
            name="caption"
            label={t('reviews.field-caption')}
            optionalText={t('reviews.optional')}
            rows={3}
            maxLength={500}
            defaultValue={values['caption']}
            error={errors['caption']}
          />
          <TextField
            {...field('nickname')}
            autoComplete="nickname"
            maxLength={60}
            hint={t('reviews.nicknameHint')}
          />
          <TextField
            {...field('email')}
            type="email"
            autoComplete="email"
            maxLength={100}
            hint={t('reviews.shareLookEmailHint')}
          />
          <Checkbox
            id="terms"
            name="terms"
            aria-required
            label={<LinkedText text={t('reviews.shareLookTerms')} links={{ terms: `${home}/brand-terms` }} />}
            defaultChecked={values['terms'] === 'on'}
            error={errors['terms']}
          />
          <Button type="submit" size="lg" pending={isSending}>
            {t('reviews.sendLook')}
          </Button>
        </Form>
      </div>
    </Main>
  );
}
