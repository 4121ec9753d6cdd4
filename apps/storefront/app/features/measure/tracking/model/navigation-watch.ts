import { pathOf } from '@haberdash/analytics';
import type { Tracker } from './tracker.ts';

/** The part of the page that a menu link is in. */
function areaOf(link: Element): string | undefined {
  if (link.closest('header') !== null) return link.closest('nav, dialog') === null ? undefined : 'top';
  if (link.closest('footer') !== null) return 'footer';
  return link.closest('main nav') === null ? undefined : 'secondary';
}

/** The name and id of the menu; without them the path below the locale, which is the same in every language. */
function entryOf({ dataset, pathname }: HTMLAnchorElement) {
  const track = dataset['track'] ?? '';
  const at = track.indexOf(' ');
  if (at > 0) return { id: track.slice(0, at), name: track.slice(at + 1) };
  return { name: pathOf(pathname).replace(/^\/[^/]+/, '') || '/' };
}

/** The link of a click that leads to a page of the shop. */
export function followedLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  // A link of the menu that opens its section is not followed.
  return link === null || link.role === 'button' || link.origin !== window.location.origin ? undefined : link;
}

/** Reports links of menus that are followed and menus that open, wherever they are. */
export function watchNavigation(tracker: Tracker): void {
  document.addEventListener(
    'click',
    (event) => {
      const link = followedLink(event);
      const area = link === undefined ? undefined : areaOf(link);
      if (link !== undefined && area !== undefined)
        tracker.navigation({ action: 'select', area, ...entryOf(link) });
    },
    true,
  );
  const expanded = (within: Element): void => {
    const entry = within.closest('li')?.querySelector<HTMLAnchorElement>('a[href]');
    const area = entry ? areaOf(entry) : undefined;
    if (entry && area !== undefined) tracker.navigation({ action: 'expand', area, ...entryOf(entry) });
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
