import { parsePhone } from '@haberdash/phone';
import { Button, Checkbox, Heading, Notice } from '@haberdash/ui';
import { useRef, type ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { CaptchaField } from '../../../../shared/captcha/CaptchaField.tsx';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { LinkedText } from '../../../../shared/i18n/LinkedText.tsx';
import { textsByField } from '../../../../shared/form-errors/form-error.ts';
import type { IdentityResult } from '../server/identity-form.server.ts';
import type { readSignUp } from '../server/sign-up.server.ts';
import { EmailField } from './EmailField.tsx';
import { FormProblems } from './FormProblems.tsx';
import { IdentityPage } from './IdentityPage.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import { PersonInput, personLabel } from './PersonInput.tsx';
import { SmsChoice } from './SmsChoice.tsx';
import styles from './identity.module.css';

interface SignUpPageProps {
  readonly page: Awaited<ReturnType<typeof readSignUp>>;
  readonly result: IdentityResult | undefined;
  readonly below?: ReactNode;
}

/** A new account: who it is for, how to get in, and what has to be agreed to. */
export function SignUpPage({ page, result, below }: SignUpPageProps) {
  const t = useTranslator();
  const query = new URLSearchParams({
    redirect: page.target,
    ...(page.orderNumber === undefined ? {} : { order: 'last' }),
  });
  return (
    <IdentityPage
      title={t('identity.signUp')}
      below={below}
      lead={page.form === 'full' ? undefined : t(`identity.lead-${page.form}`)}
      aside={
        <div className={styles['newcomer']}>
          <Heading level={2} size="lg">
            {t('identity.haveAccount')}
          </Heading>
          <a href={`/${t.site.locale}/sign-in?${query}`} className={styles['link']}>
            {t('identity.signIn')}
          </a>
        </div>
      }
    >
      {page.orderNumber !== undefined && (
        <Notice>{t('identity.orderGoesAlong', { order: page.orderNumber })}</Notice>
      )}
      <SignUpForm page={page} result={result} />
    </IdentityPage>
  );
}

function SignUpForm({ page, result }: SignUpPageProps) {
  const t = useTranslator();
  const isSending = useNavigation().formMethod === 'POST';
  const errors = textsByField(result?.formErrors ?? []);
  const values = result?.values ?? page.values;
  // The browser keeps the tick, so that one that was made before the page hydrated counts.
  const smsBox = useRef<HTMLInputElement>(null);
  const { country, dialCode } = page;
  const checkPhone = (typed: string) => {
    if (smsBox.current && !parsePhone(typed, { countryCode: country }).valid) smsBox.current.checked = false;
  };
  return (
    <Form method="post" noValidate className={styles['form']}>
      <FormProblems result={result} fields={summaryFields(t, page)} />
      <CaptchaField frame={page.captcha} actions={['register', 'login']} />
      <input type="hidden" name="target" value={values['target'] ?? page.target} />
      {page.orderNumber !== undefined && <input type="hidden" name="order" value="last" />}
      <EmailField autoComplete="email" defaultValue={values['email']} error={errors['email']} />
      <NewPasswordField
        id="password"
        name="password"
        label={t('identity.password')}
        error={errors['password']}
      />
      {page.fields.length > 0 && (
        <div className={styles['fields']}>
          {page.fields.map((field) => (
            <PersonInput
              key={field.name}
              field={field}
              value={values[field.name] ?? ''}
              error={errors[field.name]}
              country={country}
              dialCode={dialCode}
              birthDateFormat={page.birthDateFormat}
              genders={page.genders}
              onPhone={checkPhone}
            />
          ))}
        </div>
      )}
      <div className={styles['agreements']}>
        {page.hasSms && (
          <SmsChoice
            box={smsBox}
            isChosen={values['optInAccepted'] === 'on'}
            isAccepted={values['smsTerms'] === 'on'}
            errors={errors}
          />
        )}
        <Checkbox
          id="newsletter"
          name="newsletter"
          label={t('identity.newsletter')}
          defaultChecked={values['newsletter'] === 'on'}
        />
        {page.form !== 'loyalty' && <JoinLoyalty isChosen={values['loyaltyTerms'] === 'on'} />}
        <Agreements page={page} values={values} errors={errors} />
      </div>
      <Button
        type="submit"
        size="lg"
        fullWidth
        pending={isSending}
        pendingLabel={t('identity.creatingAccount')}
      >
        {t('identity.createAccount')}
      </Button>
    </Form>
  );
}

function JoinLoyalty({ isChosen }: { readonly isChosen: boolean }) {
  const t = useTranslator();
  const links = { loyalty: `/${t.site.locale}/loyalty-terms` };
  return (
    <Checkbox
      id="loyaltyTerms"
      name="loyaltyTerms"
      label={<LinkedText text={t('identity.joinLoyalty')} links={links} />}
      defaultChecked={isChosen}
    />
  );
}

interface AgreementsProps {
  readonly page: SignUpPageProps['page'];
  readonly values: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, string>>;
}

function Agreements({ page, values, errors }: AgreementsProps) {
  const t = useTranslator();
  const home = `/${t.site.locale}`;
  const links = {
    terms: `${home}/brand-terms`,
    privacy: `${home}/privacy`,
    loyalty: `${home}/loyalty-terms`,
  };
  return page.agreements.map((name) => (
    <Checkbox
      key={name}
      id={name}
      name={name}
      aria-required
      label={<LinkedText text={t(`identity.agree-${name}`)} links={links} />}
      defaultChecked={values[name] === 'on'}
      error={errors[name]}
    />
  ));
}

const summaryFields = (t: ReturnType<typeof useTranslator>, page: SignUpPageProps['page']) => [
  { name: 'email', id: 'email', label: t('identity.email') },
  { name: 'password', id: 'password', label: t('identity.password') },
  ...page.fields.map(({ name }) => ({ name, id: name, label: personLabel(t, name, page.country) })),
  { name: 'loyaltyTerms', id: 'loyaltyTerms', label: t('identity.loyaltyTermsTitle') },
  { name: 'smsTerms', id: 'smsTerms', label: t('identity.smsTermsTitle') },
  { name: 'brandTerms', id: 'brandTerms', label: t('identity.terms') },
  { name: 'policy', id: 'policy', label: t('identity.privacy') },
];
