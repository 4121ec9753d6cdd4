import { ApiError } from '@haberdash/api-client';
import { reportFault } from '../../../../shared/reads/faults.ts';
import { isFailedRead } from '../../../../shared/reads/failed-read.ts';
import { pageCart } from '../../cart/index.server.ts';
import { type PageCart, isPaymentPending, orderPath } from '../../cart/index.ts';
import { redirect } from 'react-router';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { pageHead } from '../../../../shared/seo/page-head.ts';
import { lostCartPath, stepPath } from './checkout-cart.server.ts';

/** Looks that find no payment under way before the shopper is asked to place again: the call may still be on its way. */
const LOOKS_WITHOUT_PAYMENT = 3;
const MAX_TRIES = 10_000;

const triesOf = (url: URL): number => {
  const tries = Number(url.searchParams.get('try'));
  return Number.isInteger(tries) && tries >= 0 && tries < MAX_TRIES ? tries : 0;
};

async function readCart(read: PrivateRead): Promise<PageCart | undefined> {
  try {
    return await pageCart(read);
  } catch (error) {
    // A cart that is not found shows nothing about its order.
    if (!(error instanceof ApiError) && !isFailedRead(error)) throw error;
    reportFault(error, read.correlationId);
    return undefined;
  }
}

/** The outcome of a placement without a response: the order, the unpaid cart, or not known yet. */
export async function readOutcome(read: PrivateRead) {
  const { site, url, t } = read;
  const tries = triesOf(url);
  const page = await readCart(read);
  if (page?.orderNumber !== undefined) throw redirect(orderPath(site.locale, page.orderNumber), 303);
  if (page?.loss !== undefined) throw redirect(lostCartPath(site.locale, page.loss), 303);
  if (page !== undefined && page.cart === undefined) throw redirect(`/${site.locale}/cart`, 303);
  const isDecided = page?.cart !== undefined && !isPaymentPending(page.cart);
  if (isDecided && tries >= LOOKS_WITHOUT_PAYMENT) {
    throw redirect(`${stepPath(site.locale, 'summary')}?rejected=NOT_PLACED`, 303);
  }
  return {
    head: pageHead(read, { title: t('checkout.checkingTitle'), noIndex: true }),
    tries: tries + 1,
  };
}
