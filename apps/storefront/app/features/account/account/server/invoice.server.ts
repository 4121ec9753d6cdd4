import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { asOrderOwner, orderNumberOf } from './order-proof.server.ts';
import { orderPage } from './order.server.ts';
import { personFile, withoutFile } from './person-file.server.ts';

/** The invoice of an order as a file; where there is none the page of the order says why. */
export async function readInvoice(read: PrivateRead): Promise<Response> {
  const orderNumber = orderNumberOf(read);
  try {
    const pdf = await asOrderOwner(read, (body) =>
      read.api.consumers.POST('/consumers-v3/consumer/purchase/invoice/download', { body }),
    );
    return personFile(new Uint8Array(pdf), { name: `${orderNumber}.pdf`, type: 'application/pdf' });
  } catch (error) {
    throw withoutFile(error, orderPage(read.site.locale, orderNumber));
  }
}
