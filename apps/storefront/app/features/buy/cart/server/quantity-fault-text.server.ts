import type { QuantityFault } from '@haberdash/checkout';
import type { Translator } from '../../../../shared/i18n/translator.ts';

/** The text of an invalid quantity. */
export function quantityFaultText(t: Translator, fault: QuantityFault): string {
  switch (fault) {
    case 'missing':
      return t('cart.quantityMissing');
    case 'not-a-number':
      return t('cart.quantityNotANumber');
    case 'not-whole':
      return t('cart.quantityNotWhole');
    case 'too-small':
      return t('cart.quantityTooSmall');
    case 'too-large':
      return t('cart.quantityTooLarge');
  }
}
