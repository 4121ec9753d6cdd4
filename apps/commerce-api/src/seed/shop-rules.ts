import { formatMoney } from '../shared/money.ts';
import { freeShippingFrom } from '../areas/delivery/rules/methods.ts';
import { categoryPath, scenePath } from '../areas/catalogue/paths.ts';
import type { ShopRules } from './seed-source.ts';

/** The rules of this service, for those who write texts about them. */
export const shopRules: ShopRules = {
  categoryPath,
  scenePath,
  freeDeliveryFrom: (currency, locale) => formatMoney(freeShippingFrom(currency), currency, locale),
};
