import { useTranslator } from '../../../shared/i18n/TranslatorContext.tsx';
import { FieldErrorSummary, type SummaryField } from '../../../shared/refusals/FieldErrorSummary.tsx';
import type { FieldTexts } from '../../../shared/refusals/form-refusal.ts';

/** What a form of the account was refused for, on top of it and with links to its inputs. */
export function AccountErrors({
  errors,
  fields = [],
}: {
  readonly errors: FieldTexts;
  readonly fields?: readonly SummaryField[];
}) {
  const t = useTranslator();
  const count = Object.keys(errors).length;
  if (count === 0) return null;
  return (
    <FieldErrorSummary
      title={t('account.errorTitle', { count })}
      errors={errors}
      fields={fields}
      entry={(label, message) => t('account.errorAt', { label, message })}
    />
  );
}
