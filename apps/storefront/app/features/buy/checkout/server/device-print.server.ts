import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { optional } from '../../../../shared/reads/optional.ts';

/** What the service takes as a fingerprint (`sendDeviceFingerPrint`). */
const PRINT = /^[\w+/=.:-]{8,4000}$/;

/**
 * Tells the fraud check of the device that orders (spec 1 §7). An order is placed as well without it, so a form that has
 * none, a call that fails and one that takes long cost the shopper nothing.
 */
export async function sendDevicePrint(
  read: Pick<PrivateRead, 'api' | 'correlationId'>,
  cartId: string,
  deviceFingerPrint: string | undefined,
): Promise<void> {
  if (deviceFingerPrint === undefined || !PRINT.test(deviceFingerPrint)) return;
  await optional(read, 'device-print', (call) =>
    read.api.cart.POST('/cart/v1/deviceFingerPrint', { body: { cartId, deviceFingerPrint }, ...call }),
  );
}
