import { Button, Checkbox } from '@haberdash/ui';
import { Form, useNavigation } from 'react-router';
import { LinkedText } from '../../../../shared/i18n/LinkedText.tsx';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { textsByField } from '../../../../shared/form-errors/form-error.ts';
import type { readEmployeeTerms } from '../server/employee-terms.server.ts';
import type { IdentityResult } from '../server/identity-form.server.ts';
import { FormProblems } from './FormProblems.tsx';
import { IdentityPage } from './IdentityPage.tsx';
import styles from './identity.module.css';

interface EmployeeTermsPageProps {
  readonly page: Awaited<ReturnType<typeof readEmployeeTerms>>;
  readonly result: IdentityResult | undefined;
}

/** The terms of the employee discount, which have to be accepted before it counts. */
export function EmployeeTermsPage({ page, result }: EmployeeTermsPageProps) {
  const t = useTranslator();
  const isSending = useNavigation().formMethod === 'POST';
  const errors = textsByField(result?.formErrors ?? []);
  return (
    <IdentityPage title={t('identity.employeeTitle')} lead={t('identity.employeeText')}>
      <Form method="post" noValidate className={styles['form']}>
        <FormProblems result={result} fields={[{ name: 'terms', id: 'terms', label: '' }]} />
        <Checkbox
          id="terms"
          name="terms"
          aria-required
          label={
            <LinkedText
              text={t('identity.employeeAccept')}
              links={{ terms: `/${t.site.locale}/associate-discount-terms` }}
            />
          }
          error={errors['terms']}
        />
        <Button type="submit" size="lg" fullWidth pending={isSending} pendingLabel={t('identity.sending')}>
          {t('identity.employeeSave')}
        </Button>
      </Form>
      <a href={page.target} className={styles['link']}>
        {t('identity.employeeLater')}
      </a>
    </IdentityPage>
  );
}
