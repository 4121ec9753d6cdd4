import { redirect } from 'react-router';
import { settlePage } from '../../pages/page-number.ts';
import { pageAddress } from '../../pages/page-query.ts';
import type { PrivateRead } from './read-types.ts';

/** Leads to the address that our links have for a page of a list, the last one for a page beyond it: one content has one address. */
export function requireListPage({ url }: Pick<PrivateRead, 'url'>, page: number, pageCount: number): void {
  const { page: shown, isWritten } = settlePage(url.searchParams.get('page'), page, pageCount);
  if (!isWritten) throw redirect(pageAddress(url.searchParams, url.pathname, shown), 302);
}
