import { categoryPath, scenePath } from '../areas/catalogue/paths.ts';
import { freeShippingFrom, methodsFor } from '../areas/delivery/rules/methods.ts';
import { deliveryTime, methodLabel } from '../areas/delivery/view.ts';
import { marketOf } from '../shared/countries/table.ts';
import { formatMoney } from '../shared/money.ts';
import { editionOf } from '../shared/text.ts';
import type { DeliveryOption, ShopRules } from './seed-source.ts';

function deliveryOptions(countryCode: string, locale: string): DeliveryOption[] {
  const market = marketOf(countryCode);
  if (market === undefined) return [];
  const { currency, delivery } = market;
  const edition = editionOf(locale);
  // A courier's own district shows all methods that the country has.
  return methodsFor(countryCode, delivery.sameDay[0], currency)
    .toSorted((one, other) => one.price - other.price)
    .map((method) => ({
      label: methodLabel(method, edition),
      time: deliveryTime(method, edition),
      price: formatMoney(method.price, currency, locale),
    }));
}

/** The rules of this service, for those who write texts about them. */
export const shopRules: ShopRules = {
  categoryPath,
  scenePath,
  freeDeliveryFrom: (currency, locale) => formatMoney(freeShippingFrom(currency), currency, locale),
  deliveryOptions,
};
