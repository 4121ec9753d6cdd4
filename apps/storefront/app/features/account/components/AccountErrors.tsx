import { useTranslator } from '../../../shared/i18n/TranslatorContext.tsx';
import { FieldErrorSummary, type SummaryField } from '../../../shared/refusals/FieldErrorSummary.tsx';
import type { FieldTexts } from '../../../shared/refusals/form-refusal.ts';
import { RefusalNotice } from '../../../shared/refusals/RefusalNotice.tsx';

/** What a form of the account was refused for, on top of it: with links to its inputs, or as one sentence. */
export function AccountErrors({
  errors,
  fields = [],
}: {
  readonly errors: FieldTexts;
  readonly fields?: readonly SummaryField[];
}) {
  const t = useTranslator();
  const count = Object.keys(errors).length;
  const { '': general } = errors;
  if (count === 0) return null;
  if (count === 1 && general !== undefined) return <RefusalNotice refusal={{ text: general }} />;
  return (
    <FieldErrorSummary
      title={t('account.errorTitle', { count })}
      errors={errors}
      fields={fields}
      entry={(label, message) => t('account.errorAt', { label, message })}
    />
  );
}
