import { redirect } from 'react-router';
import { fault } from '../../../../shared/reads/faults.ts';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { isFailedRead } from '../../../../shared/reads/failed-read.ts';
import { pageHead } from '../../../../shared/seo/page-head.ts';
import { linkedLines } from '../model/cart-link.ts';
import { addEach } from './add-each.server.ts';
import { cartPath } from './lost-cart.server.ts';

/** Reads a cart link for its preview; a GET adds nothing. */
export function readCartLink(shopper: PrivateRead) {
  const { site, t, url } = shopper;
  const lines = linkedLines(url.searchParams);
  if (lines.length === 0) throw redirect(`/${site.locale}/cart`);
  return Promise.resolve({
    head: pageHead(shopper, { title: t('cart.linkTitle'), noIndex: true }),
    count: lines.reduce((sum, { qty }) => sum + qty, 0),
    path: `${url.pathname}?${url.searchParams}`,
  });
}

/** Adds the lines of a cart link; counts those that are not available. */
export async function runCartLink(
  shopper: PrivateRead & { readonly form: () => Promise<FormData> },
): Promise<{ readonly isOutcomeUnknown: true }> {
  const { correlationId, url } = shopper;
  const form = await shopper.form();
  if (form.get('intent') !== 'take-over') throw fault('bad-address', correlationId);
  const lines = linkedLines(url.searchParams);
  try {
    const { rejected, lost } = await addEach(shopper, lines);
    const done = new URLSearchParams({ done: 'linked', rejected_lines: String(rejected.length) });
    throw redirect(cartPath(shopper, lost, done), 303);
  } catch (error) {
    // The content of the cart is unknown, so it is shown before another try.
    if (!isFailedRead(error)) throw error;
    return { isOutcomeUnknown: true };
  }
}
