import * as v from 'valibot';

export const partRefund = v.object({
  refundKey: v.pipe(v.string(), v.maxLength(100)),
  amount: v.pipe(v.number(), v.integer(), v.minValue(1)),
});
