import { redirect } from 'react-router';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { pageHead } from '../../../../shared/seo/page-head.ts';
import { asConsumer } from './signed-in.server.ts';

const PAGE_SIZE = 10;
/** The service returns no order beyond this one. */
const LAST_START = 10_000;

const pageOf = (query: URLSearchParams): number => {
  const requested = query.get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(requested) ? Math.min(Number(requested), LAST_START / PAGE_SIZE) : 1;
};

/** A page of the orders, the latest first. */
export async function readOrders(read: PrivateRead) {
  const { api, t, site, url } = read;
  const page = pageOf(url.searchParams);
  const { total, purchases } = await asConsumer(read, () =>
    api.consumers.POST('/consumers-v3/consumer/purchasehistory', {
      body: { start: (page - 1) * PAGE_SIZE, count: PAGE_SIZE },
    }),
  );
  const pageCount = Math.ceil(total / PAGE_SIZE);
  if (total > 0 && purchases.length === 0)
    throw redirect(`/${site.locale}/account/orders?page=${Math.max(1, Math.min(pageCount, page - 1))}`);
  return {
    head: pageHead(read, { title: t('overview.orders'), noIndex: true }),
    purchases,
    page,
    pageCount,
  };
}
