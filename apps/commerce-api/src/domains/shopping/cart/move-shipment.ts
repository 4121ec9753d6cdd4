import type { RequestContext } from '../../../platform/context/request-context.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import { kindOfCode, shippingIdOf, methodsFor } from '../../catalogue/index.ts';
import { changeLine } from './change-line.ts';
import type { CartChange } from './change.ts';
import type { PricedShipment } from './shipments.ts';

/**
 * Moves all lines of a shipment that is fetched to another way of delivery, all or none; home by a method that the
 * cart's address has.
 * @throws ServiceError SHP404 for a code that is none of these, ORD516–518 for what a line cannot do
 */
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
