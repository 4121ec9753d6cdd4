import { Button, ButtonLink, Heading, TextField } from '@haberdash/ui';
import { Form, useNavigation, useSubmit } from 'react-router';
import { inCheckout } from '../../cart/index.server.ts';
import type { Route } from './+types/checkout-shipping';
import { AddressFields } from '../components/AddressFields.tsx';
import { AddressText } from '../components/AddressText.tsx';
import styles from '../components/checkout.module.css';
import { DeliveryOptions } from '../components/DeliveryOptions.tsx';
import { AddressOffer } from '../components/AddressOffer.tsx';
import { readShippingStep, runShippingStep, type ShippingResult } from '../server/shipping-step.server.ts';
import { Shipments } from '../components/Shipments.tsx';
import { WalletLink } from '../../cart/index.ts';
import { StepErrors } from '../components/StepErrors.tsx';
import { useCheckout } from '../components/use-checkout.ts';
import { useTypedAddress } from '../components/use-typed-address.ts';
import { textsByField, type FieldTexts } from '../../../../shared/form-errors/form-error.ts';
import { LinkedText } from '../../../../shared/i18n/LinkedText.tsx';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { privateLoader, shopperAction } from '../../../../shared/reads/define-read.ts';
import { pageMeta } from '../../../../shared/seo/page-meta.ts';

export const loader = privateLoader(inCheckout(readShippingStep));
export const action = shopperAction(inCheckout(runShippingStep));
export { readsCartAgain as shouldRevalidate } from '../model/skips-revalidation.ts';
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

export default function Shipping({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslator();
  const { cart } = useCheckout();
  const errors = textsByField(actionData?.formErrors ?? []);
  const form = actionData?.form ?? loaderData.form;
  return (
    <div className={styles['step']}>
      <Heading level={1} size="2xl">
        {t('checkout.shipping')}
      </Heading>
      <StepErrors
        errors={errors}
        country={form?.countryCode ?? ''}
        fields={form?.fields}
        ids={{ email: 'email', method: 'method' }}
        rejected={actionData === undefined ? loaderData.rejected : undefined}
      />
      {form === undefined ? (
        <>
          <SavedAddress address={loaderData.address} />
          <Shipments shipments={loaderData.others} editHref={`/${t.site.locale}/cart`} />
          {!loaderData.hasHome && (
            <ButtonLink href={`/${t.site.locale}/checkout/billing`} size="lg" fullWidth>
              {t('checkout.toPayment')}
            </ButtonLink>
          )}
          {loaderData.hasHome && (
            <DeliveryOptions
              methods={loaderData.methods}
              chosen={loaderData.method}
              currency={loaderData.currency}
              error={errors['method']}
            />
          )}
        </>
      ) : (
        <>
          {loaderData.isGuest && <SignInOffer />}
          {cart?.hasWallet === true && <WalletLink />}
          <AddressForm form={form} errors={errors} offer={actionData?.offer} />
        </>
      )}
    </div>
  );
}

function SignInOffer() {
  const t = useTranslator();
  const home = `/${t.site.locale}`;
  const signIn = `${home}/sign-in?${new URLSearchParams({ redirect: `${home}/checkout` })}`;
  return (
    <p>
      <LinkedText text={t('checkout.accountOffer')} links={{ signIn }} />
    </p>
  );
}

function SavedAddress({ address }: Pick<Route.ComponentProps['loaderData'], 'address'>) {
  const t = useTranslator();
  if (address === undefined) return null;
  return (
    <section className={styles['card']} aria-labelledby="saved-address">
      <div>
        <Heading level={2} size="md" id="saved-address">
          {t('checkout.sendTo')}
        </Heading>
        <AddressText address={address} />
        <p className={styles['detail']}>{address.email}</p>
      </div>
      <a href="?edit=address" aria-label={t('checkout.editAddress')}>
        {t('checkout.edit')}
      </a>
    </section>
  );
}

function AddressForm({
  form,
  errors,
  offer,
}: {
  readonly offer: ShippingResult['offer'];
  readonly form: NonNullable<Route.ComponentProps['loaderData']['form']>;
  readonly errors: FieldTexts;
}) {
  const t = useTranslator();
  const submit = useSubmit();
  const { state, formData } = useNavigation();
  const isSaving = state !== 'idle' && formData?.get('intent') === 'address';
  const showCountry = (values: FormData) => {
    values.set('intent', 'country');
    void submit(values, {
      method: 'post',
      action: '?edit=address',
      preventScrollReset: true,
      replace: true,
    });
  };
  const ref = useTypedAddress(form.countryCode, showCountry);
  return (
    <Form ref={ref} method="post" noValidate className={styles['form']} action="?edit=address">
      {/* First in the form: Enter saves the address, it does not change the country. */}
      <button
        type="submit"
        name="intent"
        value="address"
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden="true"
      >
        {t('checkout.toDelivery')}
      </button>
      {offer !== undefined && <AddressOffer key={offer.about} offer={offer} />}
      <section className={styles['group']} aria-labelledby="contact">
        <Heading level={2} size="lg" id="contact">
          {t('checkout.contact')}
        </Heading>
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
          error={errors['email']}
        />
      </section>
      <section className={styles['group']} aria-labelledby="address">
        <Heading level={2} size="lg" id="address">
          {t('checkout.address')}
        </Heading>
        <AddressFields
          form={form}
          errors={errors}
          onCountryChange={(element) => showCountry(new FormData(element))}
        />
      </section>
      <Button type="submit" name="intent" value="address" size="lg" fullWidth pending={isSaving}>
        {t('checkout.toDelivery')}
      </Button>
    </Form>
  );
}
