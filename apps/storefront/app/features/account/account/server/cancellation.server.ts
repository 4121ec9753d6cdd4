import type { OrderTracking } from '@haberdash/api-client/consumers';
import { fieldError } from '@haberdash/validation';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { toFormError } from '../../../../shared/form-errors/error-text.server.ts';
import { pageHead } from '../../../../shared/seo/page-head.ts';
import { CANCEL_REASONS } from '../model/reasons.ts';
import { accountErrors, atFields, invalid, rejected } from './account-form.server.ts';
import { redirectWithAccountFlash } from './account-flash.server.ts';
import { orderNumberOf, proofOf } from './order-proof.server.ts';
import { isGuest, orderWithTracking } from './order.server.ts';

/** Asks once more, and why; of an order that cannot be cancelled it says so instead. */
export async function readCancellation(read: PrivateRead) {
  const { order, tracking } = await orderWithTracking(read);
  const { orderNumber, totals, currency } = order;
  return {
    head: pageHead(read, { title: read.t('orders.cancelTitle', { number: orderNumber }), noIndex: true }),
    orderNumber,
    total: totals.total,
    currency,
    isGuest: isGuest(read),
    /** Why it cannot be cancelled; an order whose place is unknown can be tried. */
    tooLate: tracking === undefined || tracking.isCancellable ? undefined : tooLate(read, tracking.status),
  };
}

function tooLate({ t }: PrivateRead, status: OrderTracking['status']): string {
  const late = (stage: string) =>
    toFormError(t, 'account.order', { code: `TOO_LATE_${stage}` }, { place: 'banner' }).text;
  switch (status) {
    case 'CANCELLED':
      return t('orders.alreadyCancelled');
    case 'PENDING_CHALLENGE':
      return t('orders.notYetCancellable');
    case 'RETURNED':
      return t('orders.alreadyReturned');
    case 'DELIVERED':
    case 'SHIPPED':
      return late(status);
    case 'PLACED':
    case 'IN_PREPARATION':
    case 'READY_FOR_PICKUP':
      return late('IN_PREPARATION');
  }
}

/** Cancels the order; one that is on its way already shows an error. */
export async function runCancellation(shopper: PrivateRead & { readonly form: () => Promise<FormData> }) {
  const orderNumber = orderNumberOf(shopper);
  const typed = (await shopper.form()).get('reason');
  const reason = CANCEL_REASONS.find((each) => each === typed);
  if (reason === undefined) return invalid(atFields(shopper.t, { reason: fieldError('required') }), {});
  try {
    const outcome = await shopper.api.consumers.POST('/consumers-v3/consumer/CancelOrder', {
      body: { orderNumber, reason, ...proofOf(shopper.session, orderNumber) },
    });
    if (!outcome.cancelled) {
      const code = `TOO_LATE_${outcome.rejected ?? 'SHIPPED'}`;
      return rejected([toFormError(shopper.t, 'account.order', { code }, { place: 'banner' })], { reason });
    }
  } catch (error) {
    return rejected(accountErrors(shopper, 'account.order', error), { reason });
  }
  throw redirectWithAccountFlash(shopper, `account/orders/${orderNumber}`, 'cancelled');
}
