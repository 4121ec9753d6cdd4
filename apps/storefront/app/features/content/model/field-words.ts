import type { FieldError } from '@haberdash/validation';
import type { Translator } from '../../../shared/i18n/translator.ts';

/** The error text of a newsletter or event field by its rule (spec 1 §5). */
export function fieldWords(t: Translator, { code, params }: Pick<FieldError, 'code' | 'params'>): string {
  switch (code) {
    case 'email':
      return t('blocks.invalidEmail');
    case 'maxLength':
      return t('blocks.tooLong', { max: Number(params['max'] ?? 0) });
    case 'name':
      return t('blocks.invalidName');
    case 'guestName':
      return t('blocks.invalidGuest');
    case 'requiredCheckbox':
      return t('blocks.requiredPolicy');
    case 'oneOf':
      return t('blocks.requiredEventDay');
    default:
      return t('blocks.requiredEmail');
  }
}
