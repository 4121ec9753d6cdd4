import { Button, TextField } from '@haberdash/ui';
import { Form, useNavigation } from 'react-router';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { useSite } from '../../../../shared/i18n/use-site.ts';
import { textsByField } from '../../../../shared/form-errors/form-error.ts';
import type { IdentityResult } from '../server/identity-form.server.ts';
import type { readLookup } from '../server/lookup.server.ts';
import { EmailField } from './EmailField.tsx';
import { FormProblems } from './FormProblems.tsx';
import { IdentityPage } from './IdentityPage.tsx';
import styles from './identity.module.css';

interface LookupPageProps {
  readonly page: Awaited<ReturnType<typeof readLookup>>;
  readonly result: IdentityResult | undefined;
}

/** The first step of the enrolment: an e-mail address, and the code that was mailed there. */
export function LookupPage({ page, result }: LookupPageProps) {
  const t = useTranslator();
  const { brandName: brand } = useSite();
  const isSending = useNavigation().formMethod === 'POST';
  const errors = textsByField(result?.formErrors ?? []);
  if (!page.isRequested)
    return (
      <IdentityPage title={t('identity.lookupTitle', { brand })} lead={t('identity.lookupLead')}>
        <Form method="post" noValidate className={styles['form']}>
          <FormProblems
            result={result}
            fields={[{ name: 'email', id: 'email', label: t('identity.email') }]}
          />
          <EmailField
            autoComplete="email"
            defaultValue={result?.values['email'] ?? page.email}
            error={errors['email']}
          />
          <Button type="submit" size="lg" fullWidth pending={isSending} pendingLabel={t('identity.sending')}>
            {t('identity.lookupSend')}
          </Button>
        </Form>
      </IdentityPage>
    );
  return (
    <IdentityPage
      title={t('identity.lookupTitle', { brand })}
      lead={t('identity.lookupSent', { email: page.email })}
    >
      <Form method="post" noValidate className={styles['form']}>
        <FormProblems
          result={result}
          fields={[{ name: 'code', id: 'code', label: t('identity.lookupCode') }]}
        />
        <TextField
          id="code"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          aria-required
          label={t('identity.lookupCode')}
          error={errors['code']}
        />
        <Button type="submit" size="lg" fullWidth pending={isSending} pendingLabel={t('identity.sending')}>
          {t('identity.completeNext')}
        </Button>
      </Form>
      <Form method="post">
        <Button type="submit" name="intent" value="again" variant="secondary" fullWidth>
          {t('identity.lookupAgain')}
        </Button>
      </Form>
    </IdentityPage>
  );
}
