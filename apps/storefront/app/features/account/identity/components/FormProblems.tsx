import type { ReactNode } from 'react';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { FieldErrorSummary, type SummaryField } from '../../../../shared/refusals/FieldErrorSummary.tsx';
import { textsByField } from '../../../../shared/refusals/form-refusal.ts';
import { RefusalNotice } from '../../../../shared/refusals/RefusalNotice.tsx';
import type { IdentityAnswer } from '../server/identity-form.server.ts';

interface FormProblemsProps {
  readonly answer: IdentityAnswer | undefined;
  /** The inputs in the order of the page. */
  readonly fields: readonly SummaryField[];
  /** A way on beside a reason that concerns no input. */
  readonly children?: ReactNode;
}

/** Why a form was refused: a sentence on top, or every field with a link to it; takes the focus. */
export function FormProblems({ answer, fields, children }: FormProblemsProps) {
  const t = useTranslator();
  const errors = textsByField(answer?.refusals ?? []);
  const count = Object.keys(errors).length;
  if (answer === undefined || count === 0) return null;
  const [only] = answer.refusals;
  if (only !== undefined && count === 1 && only.place === 'banner') {
    return (
      <RefusalNotice key={answer.id} refusal={only}>
        {children}
      </RefusalNotice>
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
