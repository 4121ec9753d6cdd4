import {
  categoryPath,
  scenePath,
  freeShippingFrom,
  methodTerms,
  deliveryDuration,
  methodLabel,
} from '../domains/catalogue/index.ts';
import { marketOf } from '../shared/countries/table.ts';
import { formatMoney } from '../shared/money.ts';
import { editionOf } from '../shared/text.ts';
import type { DeliveryOption, ShopRules } from './seed-source.ts';

function deliveryOptions(countryCode: string, locale: string): DeliveryOption[] {
  const market = marketOf(countryCode);
  if (market === undefined) return [];
  const { currency } = market;
  const edition = editionOf(locale);
  return methodTerms(market, currency)
    .toSorted((one, other) => one.price - other.price)
    .map(({ code, days, price }) => ({
      label: methodLabel({ code }, edition),
      time: deliveryDuration(days, edition),
      price: formatMoney(price, currency, locale),
    }));
}

/** The service's rules for seed texts. */
export const shopRules: ShopRules = {
  categoryPath,
  scenePath,
  freeDeliveryFrom: (currency, locale) => formatMoney(freeShippingFrom(currency), currency, locale),
  deliveryOptions,
};
