import type { DeliveryPromise } from '@haberdash/api-client/products';

import type { Executor } from '../../../platform/db/database.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import { countryOf } from '../../../shared/countries/table.ts';
import { toMajor } from '../../../shared/money.ts';
import type { Reader } from '../catalogue/cards.ts';
import { freeShippingFrom, isFreeWithValue, methodsFor } from '../delivery/rules/methods.ts';
import { deliveryTime, methodLabel } from '../delivery/view.ts';
import { getInventory } from './inventory.ts';

/** Normalises a postal code; undefined for an invalid one. */
export function readPostalCode(typed: string, countryCode: string): string | undefined {
  const text = typed.trim().replaceAll(/\s+/g, ' ').toUpperCase();
  const { pattern } = countryOf(countryCode)?.address.postalCode ?? {};
  return pattern === undefined || new RegExp(pattern, 'u').test(text) ? text : undefined;
}

/** Arrival of a product or variant at a postal code by home delivery; empty while sold out. */
export async function getDeliveryPromise(
  db: Executor,
  id: string,
  typed: string,
  { country, currency, edition, locale }: Reader,
  nowMs: number,
): Promise<DeliveryPromise> {
  const postalCode = readPostalCode(typed, country);
  if (postalCode === undefined) throw new ServiceError('API400', { field: 'postalCode' });
  const { variants } = await getInventory(db, id);
  const variantAvailability = variants.some(({ productId }) => productId === id)
    ? variants.filter(({ productId }) => productId === id)
    : variants;
  const available = variantAvailability.some(({ stock }) => stock !== 'OUT_OF_STOCK');
  const methods = available ? methodsFor(country, postalCode, currency, nowMs) : [];
  return {
    postalCode,
    available,
    methods: methods.map((method) => ({
      code: method.code,
      label: methodLabel(method, edition),
      deliveryTime: deliveryTime(method, locale),
      cost: toMajor(method.price),
      ...(isFreeWithValue(method.code) ? { freeFrom: toMajor(freeShippingFrom(currency)) } : {}),
    })),
  };
}
