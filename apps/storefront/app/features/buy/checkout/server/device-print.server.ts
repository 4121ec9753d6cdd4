import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { optional } from '../../../../shared/reads/optional.ts';

/** What the service takes as a fingerprint (`sendDeviceFingerPrint`). */
const PRINT = /^[\w+/=.:-]{8,4000}$/;

/** Sends the device's fingerprint (spec 1 §7); an order is placed without it where that fails or takes long. */
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
