import type { ReactNode } from 'react';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { FieldErrorSummary, type SummaryField } from '../../../../shared/form-errors/FieldErrorSummary.tsx';
import { textsByField } from '../../../../shared/form-errors/form-error.ts';
import { ErrorNotice } from '../../../../shared/form-errors/ErrorNotice.tsx';
import type { IdentityAnswer } from '../server/identity-form.server.ts';

interface FormProblemsProps {
  readonly answer: IdentityAnswer | undefined;
  /** The inputs in the order of the page. */
  readonly fields: readonly SummaryField[];
  /** A way on beside a reason that concerns no input. */
  readonly children?: ReactNode;
}

/** Why a form was rejected: a sentence on top, or every field with a link to it; takes the focus. */
export function FormProblems({ answer, fields, children }: FormProblemsProps) {
  const t = useTranslator();
  const errors = textsByField(answer?.formErrors ?? []);
  const count = Object.keys(errors).length;
  if (answer === undefined || count === 0) return null;
  const [only] = answer.formErrors;
  if (only !== undefined && count === 1 && only.place === 'banner') {
    return (
      <ErrorNotice key={answer.id} formError={only}>
        {children}
      </ErrorNotice>
    );
  }
  return (
    <FieldErrorSummary
      key={answer.id}
      title={t('identity.errorTitle', { count })}
      errors={errors}
      fields={fields}
      entry={(label, message) => t('identity.errorAt', { label, message })}
    />
  );
}
