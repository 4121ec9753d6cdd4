import type { QuantityFault, Refusal } from '@haberdash/checkout';
import { catalogueText } from '../../../shared/i18n/catalogue-text.server.ts';
import type { Translator } from '../../../shared/i18n/translator.ts';

/** Why a typed quantity was refused, in words. */
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

type Say = (t: Translator, max: number | undefined) => string;

const texts: ReadonlyMap<string, Say> = new Map<string, Say>([
  ['ITEM_OOS', (t) => t('cart.refusedOutOfStock')],
  ['ITEM_NOT_AVAILABLE', (t) => t('cart.refusedNotAvailable')],
  [
    'ADDED_MAX_QUANTITY',
    (t, max) => (max === undefined ? t('cart.refusedMaxDefault') : t('cart.refusedMax', { max })),
  ],
  ['ITEM_NO_LONGER_AVAILABLE', (t) => t('cart.itemGone')],
  ['PRM130', (t) => t('cart.promoInvalid')],
  ['PRM135', (t) => t('cart.promoNotYet')],
  ['PRM140', (t) => t('cart.promoLimit')],
  ['PRM150', (t) => t('cart.promoRedeemed')],
  ['PRM155', (t) => t('cart.promoExpired')],
  ['PRM416', (t) => t('cart.promoAlready')],
  ['API429', (t) => t('errors.tooManyText')],
]);

/** Why a change of the cart was refused, in the words of the bag, else in those of the catalogue. */
export function cartRefusalText(t: Translator, refusal: Refusal): string {
  const say = texts.get(refusal.code);
  if (say !== undefined) return say(t, refusal.params.maxAllowedQty);
  return catalogueText(t, refusal) ?? t('cart.refusedGeneral');
}

const addTexts: ReadonlyMap<string, Say> = new Map<string, Say>([
  ['ITEM_OOS', (t) => t('product.refusedOutOfStock')],
  ['ITEM_NOT_AVAILABLE', (t) => t('product.refusedNotAvailable')],
  [
    'ADDED_MAX_QUANTITY',
    (t, max) => (max === undefined ? t('product.refusedMaxDefault') : t('product.refusedMax', { max })),
  ],
]);

/** Why something could not be added, in words for the product's page. */
export const addRefusalText = (t: Translator, refusal: Refusal): string =>
  addTexts.get(refusal.code)?.(t, refusal.params.maxAllowedQty) ?? cartRefusalText(t, refusal);
