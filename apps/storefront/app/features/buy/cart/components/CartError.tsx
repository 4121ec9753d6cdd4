import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import type { FormError } from '../../../../shared/form-errors/form-error.ts';
import { ErrorNotice } from '../../../../shared/form-errors/ErrorNotice.tsx';

export function CartError({ formError }: { readonly formError: FormError }) {
  const t = useTranslator();
  return (
    <ErrorNotice formError={formError}>
      {formError.from !== undefined && <a href={formError.from}>{t('cart.backToProduct')}</a>}
    </ErrorNotice>
  );
}
