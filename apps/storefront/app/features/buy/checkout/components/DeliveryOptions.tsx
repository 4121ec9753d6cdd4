import { Button, Notice, RadioGroup } from '@haberdash/ui';
import { useEffect, useRef } from 'react';
import { Form, useFetcher, useNavigation } from 'react-router';
import { textsByField } from '../../../../shared/form-errors/form-error.ts';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { useAnnounce } from '../../../../shared/state/announcements.ts';
import type { ShippingResult } from '../server/shipping-step.server.ts';
import styles from './checkout.module.css';
import { useCheckout } from './use-checkout.ts';
import { useForgetTypedAddress } from './use-typed-address.ts';

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

/** Sends an option when it is chosen and announces the new total. */
function useChosenMethod() {
  const t = useTranslator();
  const announce = useAnnounce();
  const { cart } = useCheckout();
  const { data, state, submit } = useFetcher<ShippingResult>({ key: 'delivery-method' });
  const isChosen = state === 'idle' && data !== undefined && data.formErrors.length === 0;
  const total = cart && t.formats.money(cart.totals.total, cart.currency);
  useEffect(() => {
    if (isChosen && total !== undefined) announce(t('checkout.totalNow', { total }));
  }, [announce, isChosen, t, total]);
  return {
    choose: (method: string) => {
      const form = new FormData();
      form.set('intent', 'method');
      form.set('method', method);
      form.set('then', 'stay');
      void submit(form, { method: 'post' });
    },
    error: state === 'idle' ? textsByField(data?.formErrors ?? []) : {},
  };
}

function useArrival(count: number) {
  const t = useTranslator();
  const announce = useAnnounce();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (window.location.hash !== '#delivery' || document.activeElement !== document.body) return;
    announce(t('checkout.deliveryShown', { count }));
    form.current?.focus();
    // Once, when the step changes from the address to its options.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return form;
}

/** The delivery methods of the address with time and price. */
export function DeliveryOptions({ methods, chosen, currency, error }: DeliveryOptionsProps) {
  const t = useTranslator();
  const { state, formData } = useNavigation();
  useForgetTypedAddress();
  const form = useArrival(methods.length);
  const { choose, error: chosenError } = useChosenMethod();
  if (methods.length === 0) return <Notice tone="warning">{t('checkout.deliveryNone')}</Notice>;
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      className={styles['form']}
      id="delivery"
      tabIndex={-1}
      aria-label={t('checkout.delivery')}
    >
      <RadioGroup
        id="method"
        variant="card"
        legend={t('checkout.delivery')}
        name="method"
        defaultValue={chosen}
        error={error ?? chosenError['method'] ?? chosenError['']}
        onValueChange={choose}
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
