import { useEffect } from 'react';
import { useLocation, useNavigate, useNavigation, useNavigationType } from 'react-router';
import { preloadViews } from '@haberdash/page-engine';
import type { PageDialogProps } from './page-dialog/PageDialog.tsx';
import { opensInDialog } from './page-dialog/opens-in-dialog.ts';
import { carriedQuery } from './carried-query.ts';
import { isShopLink } from './shop-link.ts';

export type OpenedPage = Omit<PageDialogProps, 'onClose'>;

/**
 * One listener routes plain anchors within the site, so that links need no component, and moves the focus to the
 * heading of the new page.
 */
export function useClientNavigation(onDialog: (dialog: OpenedPage) => void): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link === null || !isShopLink(event, link, window.location)) return;
      event.preventDefault();
      // Dialog links have a page for browsers without script, too.
      const path = link.pathname + carriedQuery(link.search, window.location.search) + link.hash;
      if (opensInDialog(link, window.location)) {
        onDialog({ address: path, opener: link });
        return;
      }
      void navigate(link.dataset['modal'] ?? path, {
        // A transition of a long list on the same page would be slower than rendering it.
        viewTransition: link.pathname !== window.location.pathname,
        preventScrollReset: link.dataset['keepScroll'] !== undefined || link.dataset['modal'] !== undefined,
      });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate, onDialog]);
  useFocusOnNavigation();
  const { location: next } = useNavigation();
  const { pathname } = useLocation();
  // Another choice on the same page needs no further code.
  const isLeaving = next !== undefined && next.pathname !== pathname;
  useEffect(() => {
    // Rendering a view that failed to load retries.
    if (isLeaving) preloadViews().catch(() => undefined);
  }, [isLeaving]);
}

/** After a navigation to another path, focus and screen reader go to the heading of the new page. */
function useFocusOnNavigation(): void {
  const { pathname, key, hash } = useLocation();
  const type = useNavigationType();
  useEffect(() => {
    if (key === 'default' || type === 'REPLACE' || hash !== '') return;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading === null) return;
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    // Only another path is another page; filters and pages of one listing keep the focus where it is.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname]);
}
