import { pathOf } from '@haberdash/analytics';
import type { Tracker } from './tracker.ts';

/** Runs once when an element comes into sight; returns the ending of the watch. */
export function whenSeen(element: Element, run: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      run();
    },
    { threshold: 0.25 },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** The first link of the page's content that leads to an address of the site. */
export function linkTo(pathname: string): HTMLAnchorElement | undefined {
  return [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].find(
    (link) => link.pathname === pathname,
  );
}

/** Runs with the link to an address once the page's content has one; returns the ending of the wait. */
export function whenLinked(pathname: string, run: (link: HTMLAnchorElement) => void): () => void {
  const content = document.querySelector('main');
  let observer: MutationObserver | undefined;
  const look = (): boolean => {
    const link = linkTo(pathname);
    if (link === undefined) return false;
    observer?.disconnect();
    run(link);
    return true;
  };
  if (!look() && content !== null) {
    observer = new MutationObserver(look);
    observer.observe(content, { childList: true, subtree: true });
  }
  return () => observer?.disconnect();
}

/** The part of the page that a menu link stands in. */
function areaOf(link: Element): string | undefined {
  if (link.closest('header') !== null) return link.closest('nav, dialog') === null ? undefined : 'top';
  if (link.closest('footer') !== null) return 'footer';
  return link.closest('main nav') === null ? undefined : 'secondary';
}

/** Below the locale an address is the same in every language, which the words of a link are not. */
const nameOf = (link: HTMLAnchorElement): string => pathOf(link.pathname).replace(/^\/[^/]+/, '') || '/';

const entryOf = (within: Element): HTMLAnchorElement | null =>
  within.closest('li')?.querySelector<HTMLAnchorElement>('a[href]') ?? null;

/** Reports links that are followed and menus that open, wherever they are. */
export function watchPage(tracker: Tracker, promotions: ReadonlyMap<string, () => void>): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      // A link of the menu that opens its section is not followed.
      if (link === null || link.role === 'button' || link.origin !== window.location.origin) return;
      const area = areaOf(link);
      if (area !== undefined) tracker.navigation({ action: 'select', area, name: nameOf(link) });
      if (link.closest('main') === null) return;
      tracker.follow(link.pathname);
      promotions.get(link.pathname)?.();
    },
    true,
  );
  const expanded = (within: Element): void => {
    const entry = entryOf(within);
    const area = entry === null ? undefined : areaOf(entry);
    if (entry !== null && area !== undefined)
      tracker.navigation({ action: 'expand', area, name: nameOf(entry) });
  };
  // The header itself may be replaced by another page's, so the whole document is watched.
  new MutationObserver((changes) => {
    for (const { target } of changes)
      if (target instanceof Element && target.getAttribute('aria-expanded') === 'true') expanded(target);
  }).observe(document.body, { subtree: true, attributeFilter: ['aria-expanded'] });
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLDetailsElement && target.open && target.closest('nav') !== null)
        expanded(target);
    },
    true,
  );
}
