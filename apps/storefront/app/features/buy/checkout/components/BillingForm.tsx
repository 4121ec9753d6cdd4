import { Button, Heading, RadioGroup, TextField } from '@haberdash/ui';
import { useRef, useState, type FormEvent } from 'react';
import { Form, useNavigation, useSubmit } from 'react-router';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { textsByField, type FieldTexts } from '../../../../shared/form-errors/form-error.ts';
import type { Translator } from '../../../../shared/i18n/translator.ts';
import type { AddressFormView } from '../server/address.server.ts';
import type { CardSession } from '../server/card-session.server.ts';
import { AddressFields } from './AddressFields.tsx';
import { addressLine } from '../model/address-lines.ts';
import { cardProblem } from '../model/card-problem.ts';
import type { BillingResult, readBillingStep } from '../server/billing-step.server.ts';
import type { CardFrameHandle, CardOutcome } from './CardFrame.tsx';
import type { PaymentState } from '../model/tenders.ts';
import { PaymentSection, TYPED_CARD } from './PaymentSection.tsx';
import styles from './checkout.module.css';
import { StepErrors } from './StepErrors.tsx';

export interface BillingFormProps {
  readonly step: Awaited<ReturnType<typeof readBillingStep>>;
  readonly result: BillingResult | undefined;
  readonly payment: PaymentState | undefined;
}

const EMPTY_FORM: AddressFormView = { countryCode: '', countries: [], dialCode: '', fields: [], values: {} };

function withCard(form: HTMLFormElement, sessionID: string, card: Exclude<CardOutcome, string>): FormData {
  const values = new FormData(form);
  values.set('intent', 'billing');
  values.set('sessionID', sessionID);
  values.set('cardType', card.type);
  values.set('cardBin', card.bin);
  values.set('cardLastFour', card.lastFour);
  return values;
}

const restOf = (t: Translator, payment: PaymentState | undefined): string | undefined =>
  payment === undefined || payment.tenders.length === 0
    ? undefined
    : t.formats.money(payment.remaining, payment.currency);

/** The first session of the card form stays: each read opens another one, in whose form nothing is typed yet. */
function useFirstSession(session: CardSession | undefined): CardSession | undefined {
  const [first, setFirst] = useState(session);
  if (first === undefined && session !== undefined) setFirst(session);
  return session === undefined ? undefined : (first ?? session);
}

/** Billing address and card in one form: the card goes to the payment provider first, then the form to the shop. */
export function BillingForm({ step, result, payment }: BillingFormProps) {
  const t = useTranslator();
  const submit = useSubmit();
  const { state, formData } = useNavigation();
  const frame = useRef<CardFrameHandle>(null);
  const [isChecking, setIsChecking] = useState(false);
  const [cardError, setCardError] = useState<string>();
  const form = result?.form ?? step.form ?? EMPTY_FORM;
  const errors: FieldTexts = {
    ...textsByField(result?.formErrors ?? []),
    ...(cardError === undefined ? {} : { card: cardError }),
  };
  const card = result?.card ?? step.card;
  const isOpen = payment === undefined || payment.remaining > 0;
  const session = useFirstSession(card === undefined ? (result?.cardSession ?? step.cardSession) : undefined);
  const isSending = state !== 'idle' && formData?.get('intent') === 'billing';

  const finish = (element: HTMLFormElement, sessionID: string) => (outcome: CardOutcome) => {
    setIsChecking(false);
    if (typeof outcome === 'string') setCardError(cardProblem(t, outcome));
    else void submit(withCard(element, sessionID, outcome), { method: 'post' });
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const pay = new FormData(event.currentTarget).get('pay') ?? TYPED_CARD;
    if (session === undefined || !isOpen || pay !== TYPED_CARD) return;
    event.preventDefault();
    if (isChecking || isSending || frame.current === null) return;
    setCardError(undefined);
    setIsChecking(true);
    frame.current.tokenise(finish(event.currentTarget, session.sessionID));
  };
  return (
    <Form method="post" noValidate className={styles['form']} onSubmit={onSubmit}>
      <StepErrors
        errors={errors}
        country={form.countryCode}
        fields={form.fields}
        ids={{ card: 'card', billing: 'billing', pay: 'pay', email: 'email' }}
        rejected={result === undefined ? step.rejected : undefined}
      />
      <button
        type="submit"
        name="intent"
        value="billing"
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden="true"
      >
        {t('checkout.toSummary')}
      </button>
      <BillingAddress {...{ form, errors }} shipping={step.shipping} choice={result?.choice ?? step.choice} />
      {isOpen && (
        <PaymentSection
          offers={step.offers}
          currency={payment?.currency ?? t.site.currency}
          pay={result?.pay}
          card={card}
          session={session}
          errors={errors}
          frame={frame}
          rest={restOf(t, payment)}
        />
      )}
      <Button
        type="submit"
        name="intent"
        value="billing"
        size="lg"
        fullWidth
        pending={isChecking || isSending}
        pendingLabel={t('checkout.cardChecking')}
      >
        {t('checkout.toSummary')}
      </Button>
    </Form>
  );
}

interface BillingAddressProps {
  readonly form: AddressFormView;
  readonly errors: FieldTexts;
  readonly shipping: BillingFormProps['step']['shipping'];
  readonly choice: 'same' | 'other';
}

function EmailInput({
  form,
  error,
}: Pick<BillingAddressProps, 'form'> & { readonly error: string | undefined }) {
  const t = useTranslator();
  return (
    <TextField
      id="email"
      name="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={100}
      aria-required
      label={t('checkout.email')}
      hint={t('checkout.emailHint')}
      defaultValue={form.values['email']}
      error={error}
    />
  );
}

/** The delivery address again, or another one; its fields show when it is chosen, also without script. */
function BillingAddress({ form, errors, shipping, choice }: BillingAddressProps) {
  const t = useTranslator();
  const submit = useSubmit();
  const changeCountry = (element: HTMLFormElement) => {
    const values = new FormData(element);
    values.set('intent', 'country');
    void submit(values, { method: 'post', preventScrollReset: true, replace: true });
  };
  return (
    <section className={styles['group']} aria-labelledby="billing-address">
      <Heading level={2} size="lg" id="billing-address">
        {t('checkout.billingAddress')}
      </Heading>
      {shipping === undefined ? (
        <EmailInput form={form} error={errors['email']} />
      ) : (
        <RadioGroup
          id="billing"
          name="billing"
          legend={t('checkout.billingAddress')}
          legendHidden
          defaultValue={choice}
          error={errors['billing']}
          options={[
            {
              value: 'same',
              label: t('checkout.sameAsShipping'),
              description: addressLine(shipping),
            },
            { value: 'other', label: t('checkout.otherAddress') },
          ]}
        />
      )}
      <div className={shipping === undefined ? undefined : styles['otherAddress']}>
        <AddressFields form={form} errors={errors} onCountryChange={changeCountry} />
      </div>
    </section>
  );
}
