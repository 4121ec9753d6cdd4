import { Button, Notice, RadioGroup } from '@haberdash/ui';
import { Form, useNavigation } from 'react-router';
import { useTranslator } from '../../../shared/i18n/TranslatorContext.tsx';
import styles from './checkout.module.css';

export interface DeliveryOptionsProps {
  readonly methods: ReadonlyArray<{
    readonly code: string;
    readonly label: string;
    readonly description?: string | undefined;
    readonly deliveryTime: string;
    readonly price: number;
  }>;
  readonly chosen: string;
  readonly currency: string;
  readonly error: string | undefined;
}

/** The ways to deliver to the address, sorted, with time and price. */
export function DeliveryOptions({ methods, chosen, currency, error }: DeliveryOptionsProps) {
  const t = useTranslator();
  const { state, formData } = useNavigation();
  if (methods.length === 0) return <Notice tone="warning">{t('checkout.deliveryNone')}</Notice>;
  return (
    <Form method="post" noValidate className={styles['form']} id="delivery">
      <RadioGroup
        id="method"
        variant="card"
        legend={t('checkout.delivery')}
        name="method"
        defaultValue={chosen}
        error={error}
        options={methods.map(({ code, label, description, deliveryTime, price }) => ({
          value: code,
          label,
          description: description === undefined ? deliveryTime : `${deliveryTime} · ${description}`,
          aside: price === 0 ? t('checkout.free') : t.formats.money(price, currency),
        }))}
      />
      <Button
        type="submit"
        name="intent"
        value="method"
        size="lg"
        fullWidth
        pending={state !== 'idle' && formData?.get('intent') === 'method'}
      >
        {t('checkout.toPayment')}
      </Button>
    </Form>
  );
}
