import * as v from 'valibot';

/** What a shop says of a part of a charge that goes back; the amount is in minor units. */
export const partRefund = v.object({
  refundKey: v.pipe(v.string(), v.maxLength(100)),
  amount: v.pipe(v.number(), v.integer(), v.minValue(1)),
});
