import { ApiError } from '@haberdash/api-client';
import { data, redirect } from 'react-router';
import { mailedCode, consumeCode, type MailedCodeKind } from '../../identity/index.server.ts';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { pageHead } from '../../../../shared/seo/page-head.ts';
import { LINK_ENDED } from '../model/deletion.ts';
import { rejected } from './account-form.server.ts';
import { linkEnded, linkErrors } from './link-errors.server.ts';
import { setOrderProof } from './order-proof.server.ts';
import { orderPage } from './order.server.ts';

const CODE: MailedCodeKind = { name: 'order-code', shape: /^[A-Za-z0-9_-]{22}$/, seconds: 30 * 60 };
const SURFACE = 'track.link';

/** The page behind the mailed link. It asks for a press: programs that look into mails follow links, too. */
export async function readOrderLink(read: PrivateRead) {
  const ended = mailedCode(read, CODE) === undefined ? linkEnded(read.t, SURFACE) : undefined;
  const head = pageHead(read, { title: read.t('orders.openTitle'), noIndex: true });
  return data({ head, ended }, { status: ended === undefined ? 200 : 410 });
}

/** Exchanges the code for the order that it opens, and leads there. */
export async function runOrderLink(shopper: PrivateRead) {
  const { t, api, session, site } = shopper;
  const code = session.value(CODE.name);
  if (code === undefined) return rejected([linkEnded(t, SURFACE)]);
  try {
    const order = await api.consumers.POST('/consumers-v3/order/link/open', { body: { code } });
    consumeCode(session, CODE);
    setOrderProof(session, order);
    throw redirect(orderPage(site.locale, order.orderNumber), 303);
  } catch (error) {
    if (error instanceof Response) throw error;
    if (error instanceof ApiError && error.errorId === LINK_ENDED) consumeCode(session, CODE);
    return rejected(linkErrors(t, SURFACE, error));
  }
}
