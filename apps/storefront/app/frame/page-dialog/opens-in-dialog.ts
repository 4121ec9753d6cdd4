import { pageOf } from '../../pages/page-of.ts';
import { pageRow } from '../../pages/pages.ts';

export const isDialogPage = (pathname: string): boolean => pageRow(pageOf(pathname)).dialog === true;

/** Whether a link opens over its page; links of such a page itself navigate as usual. */
export const opensInDialog = (link: Pick<Location, 'pathname'>, here: Pick<Location, 'pathname'>): boolean =>
  isDialogPage(link.pathname) && !isDialogPage(here.pathname);
