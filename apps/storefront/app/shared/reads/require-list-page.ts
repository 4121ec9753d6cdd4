import { redirect } from 'react-router';
import { settlePage } from '../../pages/page-number.ts';
import { pageAddress } from '../../pages/page-query.ts';
import type { PrivateRead } from './read-types.ts';

/** Redirects to the canonical address of a page of a list, the last one for a page beyond it. */
export function requireListPage({ url }: Pick<PrivateRead, 'url'>, page: number, pageCount: number): void {
  const { page: shown, isWritten } = settlePage(url.searchParams.get('page'), page, pageCount);
  if (!isWritten) throw redirect(pageAddress(url.searchParams, url.pathname, shown), 302);
}
