import { pageOf } from './page-of.ts';
import { pageRow } from './pages.ts';

/** The same page in another site; a page that belongs to one cart or order leads to the other site's home. */
export function twinPath(pathname: string, { locale }: { readonly locale: string }): string {
  if (pageRow(pageOf(pathname)).twin === 'home') return `/${locale}`;
  return `/${locale}${pathname.replace(/^\/[^/]*/, '').replace(/\/$/, '')}`;
}
