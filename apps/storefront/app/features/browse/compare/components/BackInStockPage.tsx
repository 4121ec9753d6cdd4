import { Button, ButtonLink, EmptyState, SizePicker, Text, TextField } from '@haberdash/ui';
import { Form, useNavigation } from 'react-router';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { textsByField } from '../../../../shared/form-errors/form-error.ts';
import type { BackInStockResult, readBackInStock } from '../server/back-in-stock.server.ts';
import { AboutProduct } from './AboutProduct.tsx';
import { CompareErrors } from './CompareErrors.tsx';
import styles from './compare-forms.module.css';

interface BackInStockPageProps {
  readonly page: Awaited<ReturnType<typeof readBackInStock>>;
  readonly result: BackInStockResult | undefined;
}

/** One e-mail when a size is there again: which size, and to whom. */
export function BackInStockPage({ page, result }: BackInStockPageProps) {
  const t = useTranslator();
  const { name, color, image, back, sizes, isDone } = page;
  return (
    <AboutProduct title={t('compare.backTitle')} name={name} detail={color} image={image} back={back}>
      {isDone && (
        <EmptyState
          level={2}
          title={t('compare.backDoneTitle')}
          actions={<ButtonLink href={back}>{t('compare.backTo', { product: name })}</ButtonLink>}
        >
          <output>{t('compare.backDoneText', { product: name })}</output>
        </EmptyState>
      )}
      {!isDone && sizes.length === 0 && (
        <EmptyState
          level={2}
          title={t('compare.allThere')}
          actions={<ButtonLink href={back}>{t('compare.backTo', { product: name })}</ButtonLink>}
        >
          {t('compare.allThereText')}
        </EmptyState>
      )}
      {!isDone && sizes.length > 0 && <WaitForm page={page} result={result} />}
    </AboutProduct>
  );
}

function WaitForm({ page: { sizes, sizeKind: kind, email }, result }: BackInStockPageProps) {
  const t = useTranslator();
  const isSending = useNavigation().formMethod === 'POST';
  const errors = textsByField(result?.formErrors ?? []);
  const values = result?.values ?? {};
  const label = t('compare.field-size', { kind });
  return (
    <Form method="post" noValidate className={styles['form']}>
      <Text measure>{t('compare.backText')}</Text>
      <CompareErrors
        errors={errors}
        fields={[
          { name: 'size', label },
          { name: 'email', label: t('compare.field-email') },
        ]}
      />
      <SizePicker
        id="size"
        legend={label}
        name="size"
        options={sizes}
        soldOutText={t('product.soldOut')}
        defaultValue={values['size'] ?? (sizes.length === 1 ? sizes[0]?.value : undefined)}
        error={errors['size']}
        required
      />
      <TextField
        id="email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        label={t('compare.field-email')}
        aria-required
        defaultValue={values['email'] ?? email}
        error={errors['email']}
      />
      <Button type="submit" size="lg" pending={isSending}>
        {t('compare.send')}
      </Button>
    </Form>
  );
}
