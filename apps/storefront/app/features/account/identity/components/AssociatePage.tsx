import { Button, Notice, SelectField, TextField } from '@haberdash/ui';
import { Form, useNavigation } from 'react-router';
import { CaptchaField } from '../../../../shared/captcha/CaptchaField.tsx';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { useSite } from '../../../../shared/i18n/use-site.ts';
import { textsByField } from '../../../../shared/form-errors/form-error.ts';
import type { readAssociate } from '../server/associate.server.ts';
import type { IdentityResult } from '../server/identity-form.server.ts';
import { FormProblems } from './FormProblems.tsx';
import { IdentityPage } from './IdentityPage.tsx';
import { PasswordField } from './PasswordField.tsx';
import styles from './identity.module.css';

type Page = Awaited<ReturnType<typeof readAssociate>>;

interface AssociatePageProps {
  readonly page: Page;
  readonly result: IdentityResult | undefined;
}

/** The sign-in of those who work in a store: number and password, then who serves where. */
export function AssociatePage({ page, result }: AssociatePageProps) {
  const t = useTranslator();
  const { brandName: brand } = useSite();
  return (
    <IdentityPage title={t('identity.associateTitle')} lead={t('identity.associateLead', { brand })}>
      {page.step === 'sign-in' ? (
        <AssociateSignIn result={result} captcha={page.captcha} />
      ) : (
        <StoreChoice page={page} />
      )}
    </IdentityPage>
  );
}

function AssociateSignIn({
  result,
  captcha,
}: Pick<AssociatePageProps, 'result'> & { readonly captcha: string | undefined }) {
  const t = useTranslator();
  const isSending = useNavigation().formMethod === 'POST';
  const errors = textsByField(result?.formErrors ?? []);
  return (
    <Form method="post" noValidate className={styles['form']}>
      <FormProblems
        result={result}
        fields={[
          { name: 'username', id: 'username', label: t('identity.employeeNumber') },
          { name: 'password', id: 'password', label: t('identity.password') },
        ]}
      />
      <CaptchaField frame={captcha} actions={['login']} />
      <TextField
        id="username"
        name="username"
        autoComplete="username"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={100}
        aria-required
        label={t('identity.employeeNumber')}
        defaultValue={result?.values['username'] ?? ''}
        error={errors['username']}
      />
      <PasswordField
        key={result?.id}
        id="password"
        name="password"
        autoComplete="current-password"
        aria-required
        label={t('identity.password')}
        error={errors['password']}
      />
      <Button type="submit" size="lg" fullWidth pending={isSending} pendingLabel={t('identity.signingIn')}>
        {t('identity.signIn')}
      </Button>
    </Form>
  );
}

function StoreChoice({ page }: { readonly page: Extract<Page, { step: 'store' }> }) {
  const t = useTranslator();
  const { stores, storeId, employees, serving } = page;
  return (
    <>
      {serving !== undefined && (
        <Notice tone="success">
          {t('identity.serving', { employee: serving.storeEmployeeName, store: serving.storeName })}
        </Notice>
      )}
      <Form method="get" className={styles['form']}>
        <SelectField
          id="store"
          name="store"
          label={t('identity.store')}
          placeholder={t('identity.genderChoose')}
          options={stores}
          defaultValue={storeId}
        />
        <Button type="submit" variant="secondary">
          {t('identity.showEmployees')}
        </Button>
      </Form>
      {employees.length > 0 && (
        <Form method="post" className={styles['form']}>
          <input type="hidden" name="storeId" value={storeId} />
          <SelectField
            id="employeeId"
            name="employeeId"
            label={t('identity.employee')}
            options={employees}
            defaultValue={serving?.storeEmployeeId ?? ''}
          />
          <Button type="submit" size="lg" fullWidth>
            {t('identity.serve')}
          </Button>
        </Form>
      )}
      <form method="post" action={`/${t.site.locale}/sign-out`}>
        <Button type="submit" variant="secondary">
          {t('identity.signOut')}
        </Button>
      </form>
    </>
  );
}
