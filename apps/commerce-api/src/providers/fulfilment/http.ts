import * as v from 'valibot';

import { NO_CONTENT, providerClient, type ProviderAddress } from '../provider-client.ts';
import { PARCEL_STAGES, type Fulfilment } from './provider.ts';

const stage = v.picklist(PARCEL_STAGES);
const shortText = v.pipe(v.string(), v.maxLength(60));
const progress = v.object({
  orderNumber: v.string(),
  change: v.pipe(v.number(), v.integer()),
  parcels: v.array(
    v.object({
      shipmentId: shortText,
      stage,
      carrier: v.optional(shortText),
      trackingNumber: v.optional(shortText),
      // It becomes a link, so only web addresses are valid.
      trackingUrl: v.optional(v.pipe(v.string(), v.maxLength(500), v.url(), v.regex(/^https?:/))),
      estimatedDelivery: v.optional(v.pipe(v.string(), v.isoDate())),
      events: v.pipe(
        v.array(v.object({ stage, at: v.pipe(v.string(), v.isoTimestamp()) })),
        v.maxLength(100),
      ),
    }),
  ),
  returns: v.optional(
    v.pipe(
      v.array(v.object({ key: shortText, arrivedAt: v.pipe(v.string(), v.isoTimestamp()) })),
      v.maxLength(200),
    ),
  ),
});
const expectedParcel = v.object({
  carrier: shortText,
  trackingNumber: shortText,
  validUntil: v.pipe(v.string(), v.isoDate()),
  to: v.pipe(v.array(shortText), v.maxLength(8)),
});
const stopResult = v.variant('kind', [
  v.object({ kind: v.literal('stopped') }),
  v.object({ kind: v.literal('too-late'), stage }),
]);

export function httpFulfilment(address: ProviderAddress): Fulfilment {
  const call = providerClient(address);
  return {
    handOver: (body) => call({ method: 'POST', path: '/fulfilment/v1/orders', body, response: NO_CONTENT }),
    stop: (orderNumber) =>
      call({
        method: 'POST',
        path: `/fulfilment/v1/orders/${encodeURIComponent(orderNumber)}/stop`,
        response: stopResult,
      }),
    expectReturn: (body) =>
      call({ method: 'POST', path: '/fulfilment/v1/returns', body, response: expectedParcel }),
    changes: (after) =>
      call({ method: 'GET', path: `/fulfilment/v1/changes?after=${after}`, response: v.array(progress) }),
  };
}
