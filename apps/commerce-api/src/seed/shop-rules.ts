import { formatMoney } from '../cart/rules/money.ts';
import { freeShippingFrom } from '../cart/rules/shipping.ts';
import { categoryPath, scenePath } from '../catalogue/paths.ts';
import type { ShopRules } from './seed-source.ts';

/** The rules of this service, for those who write texts about them. */
export const shopRules: ShopRules = {
  categoryPath,
  scenePath,
  freeDeliveryFrom: (currency, locale) => formatMoney(freeShippingFrom(currency), currency, locale),
};
