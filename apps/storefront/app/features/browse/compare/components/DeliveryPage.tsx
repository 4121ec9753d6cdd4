import { Button, Notice, Text, TextField } from '@haberdash/ui';
import { useEffect, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { changeMemory, readMemory } from '../../cards/index.ts';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { textsByField } from '../../../../shared/form-errors/form-error.ts';
import type { DeliveryResult, readDeliveryPage } from '../server/delivery-promise.server.ts';
import { AboutProduct } from './AboutProduct.tsx';
import { CompareErrors } from './CompareErrors.tsx';
import styles from './compare-forms.module.css';

interface DeliveryPageProps {
  readonly page: Awaited<ReturnType<typeof readDeliveryPage>>;
  readonly result: DeliveryResult | undefined;
}

export function DeliveryPage({ page, result }: DeliveryPageProps) {
  const t = useTranslator();
  const { name, color, image, back, promise } = page;
  const hasDates = result !== undefined && result.formErrors.length === 0;
  return (
    <AboutProduct title={t('compare.deliveryTitle')} name={name} detail={color} image={image} back={back}>
      <Text measure>{promise}</Text>
      <PostalCodeForm result={result} />
      {hasDates && <DeliveryWays result={result} />}
    </AboutProduct>
  );
}

function PostalCodeForm({ result }: Pick<DeliveryPageProps, 'result'>) {
  const t = useTranslator();
  const isSending = useNavigation().formMethod === 'POST';
  const errors = textsByField(result?.formErrors ?? []);
  const label = t('compare.field-postalCode');
  const remembered = useRememberedCode(result);
  return (
    <Form method="post" noValidate className={styles['form']}>
      <CompareErrors errors={errors} fields={[{ name: 'postalCode', label }]} />
      <TextField
        key={remembered}
        id="postalCode"
        name="postalCode"
        label={label}
        autoComplete="postal-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={12}
        aria-required
        defaultValue={result?.postalCode ?? remembered}
        error={errors['postalCode']}
      />
      <Button type="submit" pending={isSending}>
        {t('compare.deliveryShow')}
      </Button>
    </Form>
  );
}

function useRememberedCode(result: DeliveryResult | undefined): string | undefined {
  const [remembered, setRemembered] = useState<string>();
  useEffect(() => {
    if (result === undefined) {
      const { postalCode } = readMemory();
      // After hydration, because the document is the same for everyone.
      const timer = setTimeout(setRemembered, 0, postalCode);
      return () => clearTimeout(timer);
    }
    if (result.formErrors.length === 0)
      changeMemory((known) => ({ ...known, postalCode: result.postalCode }));
    return undefined;
  }, [result]);
  return remembered;
}

function DeliveryWays({ result: { postalCode, ways, isAvailable } }: { readonly result: DeliveryResult }) {
  const t = useTranslator();
  return (
    <Notice tone={isAvailable ? 'success' : 'warning'}>
      <output>
        {isAvailable
          ? t('compare.deliveryTo', { place: postalCode })
          : t('compare.deliverySoldOut', { place: postalCode })}
      </output>
      <dl className={styles['ways']}>
        {ways.map(({ label, deliveryTime, cost }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <strong>{deliveryTime}</strong>
              <span>{cost}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Notice>
  );
}
