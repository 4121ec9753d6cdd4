import type { RequestContext } from '../../../platform/context/request-context.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import { kindOfCode, shippingIdOf, methodsFor } from '../../catalogue/index.ts';
import { changeLine } from './change-line.ts';
import type { CartChange } from './change.ts';
import type { PricedShipment } from './shipments.ts';

/** Moves all lines of a pickup shipment, all or none; SHP404 for an unknown method, ORD516–518 by line. */
export async function moveShipment(
  change: CartChange,
  { shippingId, storeId }: PricedShipment,
  code: string,
  context: RequestContext,
): Promise<void> {
  const { cart, carts } = change;
  const kind = kindOfCode(code);
  const { shippingAddress: address } = cart;
  const methods = methodsFor(
    address?.countryCode ?? context.country,
    address?.postalCode,
    context.currency,
    change.nowMs,
  );
  const isHome = kind === 'home' && methods.some((method) => method.code === code);
  if (!isHome && kind !== 'pickup' && kind !== 'sts')
    throw new ServiceError('SHP404', { additionalInfo: { shipmentId: shippingId } });
  const lines = (await carts.lines(cart)).filter((line) => shippingIdOf(line) === shippingId);
  for (const { id, quantity } of lines) {
    const selectedShippingOption = isHome ? 'home' : kind;
    await changeLine(
      change,
      { cartId: cart.id, itemId: id, qty: quantity, selectedShippingOption, ...(isHome ? {} : { storeId }) },
      context,
    );
  }
  if (isHome) await carts.update(cart, { shippingMethod: code, updatedAt: cart.updatedAt });
}
