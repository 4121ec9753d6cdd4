import { redirect } from 'react-router';
import { NO_ANSWER, refusalOf } from '@haberdash/checkout';
import type { PrivateRead } from '../../../shared/reads/define-read.ts';
import { isFailedRead } from '../../../shared/reads/failed-read.ts';
import { asConsumer } from './signed-in.server.ts';
import { orderNumberOf, orderPage } from './order.server.ts';

/** The invoice of an order as a file; where there is none the page of the order says why. */
export async function readInvoice(read: PrivateRead): Promise<Response> {
  const orderNumber = orderNumberOf(read);
  try {
    const pdf = await asConsumer(read, () =>
      read.api.consumers.POST('/consumers-v3/consumer/purchase/invoice/download', { body: { orderNumber } }),
    );
    return new Response(new Uint8Array(pdf), {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${orderNumber}.pdf"`,
        'cache-control': 'private, no-store',
      },
    });
  } catch (error) {
    const code = isFailedRead(error) ? NO_ANSWER : refusalOf(error)?.code;
    if (code === undefined) throw error;
    throw redirect(
      `${orderPage(read.site.locale, orderNumber)}?${new URLSearchParams({ refused: code })}`,
      303,
    );
  }
}
