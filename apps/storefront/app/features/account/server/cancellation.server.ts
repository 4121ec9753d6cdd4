import { fieldError } from '@haberdash/validation';
import { redirect } from 'react-router';
import type { PrivateRead } from '../../../shared/reads/define-read.ts';
import { formRefusal } from '../../../shared/refusals/refusal-text.server.ts';
import { pageHead } from '../../../shared/seo/page-head.ts';
import { CANCEL_REASONS } from '../model/reasons.ts';
import { accountRefusals, atFields, invalid, refused } from './account-form.server.ts';
import { orderNumberOf, orderPage, ownOrder } from './order.server.ts';

/** Asks once more, and why. */
export async function readCancellation(read: PrivateRead) {
  const { orderNumber, totals, currency } = await ownOrder(read);
  return {
    head: pageHead(read, { title: read.t('orders.cancelTitle', { number: orderNumber }), noIndex: true }),
    orderNumber,
    total: totals.total,
    currency,
  };
}

/** Cancels the order; one that is on its way already is told so. */
export async function runCancellation(shopper: PrivateRead & { readonly form: () => Promise<FormData> }) {
  const orderNumber = orderNumberOf(shopper);
  const typed = (await shopper.form()).get('reason');
  const reason = CANCEL_REASONS.find((each) => each === typed);
  if (reason === undefined) return invalid(atFields(shopper.t, { reason: fieldError('required') }), {});
  try {
    const outcome = await shopper.api.consumers.POST('/consumers-v3/consumer/CancelOrder', {
      body: { orderNumber, reason },
    });
    if (!outcome.cancelled) {
      const code = `TOO_LATE_${outcome.refused ?? 'SHIPPED'}`;
      return refused([formRefusal(shopper.t, 'account.order', { code }, { place: 'banner' })], { reason });
    }
  } catch (error) {
    return refused(accountRefusals(shopper, 'account.order', error), { reason });
  }
  throw redirect(`${orderPage(shopper.site.locale, orderNumber)}?done=cancelled`, 303);
}
