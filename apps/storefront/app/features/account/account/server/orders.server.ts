import { pageNumber } from '../../../../pages/page-number.ts';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { requireListPage } from '../../../../shared/reads/require-list-page.ts';
import { pageHead } from '../../../../shared/seo/page-head.ts';
import { asConsumer } from './signed-in.server.ts';

const PAGE_SIZE = 10;
/** The service returns no order beyond this one. */
const LAST_START = 10_000;

export async function readOrders(read: PrivateRead) {
  const { api, t, url } = read;
  const page = pageNumber(url.searchParams.get('page'), LAST_START / PAGE_SIZE);
  const { total, purchases } = await asConsumer(read, () =>
    api.consumers.POST('/consumers-v3/consumer/purchasehistory', {
      body: { start: (page - 1) * PAGE_SIZE, count: PAGE_SIZE },
    }),
  );
  const pageCount = Math.ceil(total / PAGE_SIZE);
  requireListPage(read, page, pageCount);
  return {
    head: pageHead(read, { title: t('overview.orders'), noIndex: true }),
    purchases,
    page,
    pageCount,
  };
}
