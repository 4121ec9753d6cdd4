import type { ReactNode } from 'react';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { FieldErrorSummary, type SummaryField } from '../../../../shared/form-errors/FieldErrorSummary.tsx';
import { textsByField } from '../../../../shared/form-errors/form-error.ts';
import { ErrorNotice } from '../../../../shared/form-errors/ErrorNotice.tsx';
import type { IdentityResult } from '../server/identity-form.server.ts';

interface FormProblemsProps {
  readonly result: IdentityResult | undefined;
  readonly fields: readonly SummaryField[];
  readonly children?: ReactNode;
}

/** Why a form was rejected: a sentence on top, or every field with a link to it; takes the focus. */
export function FormProblems({ result, fields, children }: FormProblemsProps) {
  const t = useTranslator();
  const errors = textsByField(result?.formErrors ?? []);
  const count = Object.keys(errors).length;
  if (result === undefined || count === 0) return null;
  const [only] = result.formErrors;
  if (only !== undefined && count === 1 && only.place === 'banner') {
    return (
      <ErrorNotice key={result.id} formError={only}>
        {children}
      </ErrorNotice>
    );
  }
  return (
    <FieldErrorSummary
      key={result.id}
      title={t('identity.errorTitle', { count })}
      errors={errors}
      fields={fields}
      entry={(label, message) => t('identity.errorAt', { label, message })}
    />
  );
}
