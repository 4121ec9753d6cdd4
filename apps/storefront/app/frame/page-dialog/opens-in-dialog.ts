import { pageOf } from '../../pages/page-of.ts';
import { pageRow } from '../../pages/pages.ts';

/** Whether a path is one of the pages that are shown over another one. */
export const isDialogPage = (pathname: string): boolean => pageRow(pageOf(pathname)).dialog === true;

/** Whether a link opens over the page that it is on; from such a page itself it leads on as ever. */
export const opensInDialog = (link: Pick<Location, 'pathname'>, here: Pick<Location, 'pathname'>): boolean =>
  isDialogPage(link.pathname) && !isDialogPage(here.pathname);
