import { Button, ButtonLink, Checkbox, Text } from '@haberdash/ui';
import { Form, useNavigation } from 'react-router';
import { IdentityPage, PersonInput, personLabel } from '../../identity/index.ts';
import { LinkedText } from '../../../../shared/i18n/LinkedText.tsx';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { textsByField } from '../../../../shared/form-errors/form-error.ts';
import type { AccountResult } from '../server/account-form.server.ts';
import type { readCompleteProfile } from '../server/complete-profile.server.ts';
import { AccountErrors } from './AccountErrors.tsx';
import { InterestChoices } from './InterestChoices.tsx';
import styles from './account.module.css';

type Page = Awaited<ReturnType<typeof readCompleteProfile>>;

interface StepProps {
  readonly page: Page;
  readonly result: AccountResult | undefined;
}

/** The steps by which an account becomes whole: the programme, phone, profile and interests. */
export function CompleteProfile({ page, result }: StepProps) {
  const t = useTranslator();
  return (
    <IdentityPage title={t('identity.completeTitle')} lead={t(`identity.complete-${page.step}`)}>
      <Step page={page} result={result} />
    </IdentityPage>
  );
}

function Step({ page, result }: StepProps) {
  const t = useTranslator();
  switch (page.step) {
    case 'join':
      return <JoinStep page={page} result={result} />;
    case 'welcome':
      return <ButtonLink href={page.next}>{t('identity.completeNext')}</ButtonLink>;
    case 'success':
      return <ButtonLink href={page.target}>{t('identity.completeDone')}</ButtonLink>;
    case 'interests':
      return <InterestsStep page={page} result={result} />;
    default:
      return <PersonStep page={page} result={result} />;
  }
}

function JoinStep({ page, result }: StepProps) {
  const t = useTranslator();
  const errors = textsByField(result?.formErrors ?? []);
  return (
    <Form method="post" noValidate className={styles['form']}>
      <AccountErrors errors={errors} fields={[{ name: 'loyaltyTerms', id: 'loyaltyTerms', label: '' }]} />
      <Checkbox
        id="loyaltyTerms"
        name="loyaltyTerms"
        label={
          <LinkedText
            text={t('identity.agree-loyaltyTerms')}
            links={{ loyalty: `/${t.site.locale}/loyalty-terms` }}
          />
        }
        error={errors['loyaltyTerms']}
      />
      <Button type="submit" size="lg" fullWidth>
        {t('identity.completeJoin')}
      </Button>
      <ButtonLink href={page.next} variant="secondary" fullWidth>
        {t('identity.completeSkip')}
      </ButtonLink>
    </Form>
  );
}

function PersonStep({ page, result }: StepProps) {
  const t = useTranslator();
  const isSaving = useNavigation().state === 'submitting';
  const errors = textsByField(result?.formErrors ?? []);
  const values = result?.values ?? page.values;
  const { fields, country, dialCode, birthDateFormat } = page;
  return (
    <Form method="post" noValidate className={styles['form']}>
      <AccountErrors
        errors={errors}
        fields={fields.map(({ name }) => ({ name, id: name, label: personLabel(t, name, country) }))}
      />
      {fields.map((field) => (
        <PersonInput
          key={field.name}
          field={field}
          value={values[field.name] ?? ''}
          error={errors[field.name]}
          country={country}
          dialCode={dialCode}
          birthDateFormat={birthDateFormat}
          genders={[]}
        />
      ))}
      <Button type="submit" size="lg" fullWidth pending={isSaving}>
        {t('identity.completeNext')}
      </Button>
    </Form>
  );
}

function InterestsStep({ page: { interests, toSuccess }, result }: StepProps) {
  const t = useTranslator();
  return (
    <Form method="post" className={styles['form']}>
      <AccountErrors errors={textsByField(result?.formErrors ?? [])} />
      <fieldset>
        <legend>
          <Text as="span">{t('identity.completeInterests')}</Text>
        </legend>
        <InterestChoices chosen={result?.values['interest']?.split('|') ?? interests} />
      </fieldset>
      <Button type="submit" size="lg" fullWidth>
        {t('identity.completeNext')}
      </Button>
      <ButtonLink href={toSuccess} variant="secondary" fullWidth>
        {t('identity.completeSkip')}
      </ButtonLink>
    </Form>
  );
}
