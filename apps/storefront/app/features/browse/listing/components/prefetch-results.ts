import { dataAddressOf } from '@haberdash/page-engine';
import type { RefObject } from 'react';
import { isOffline, savesData } from '../../../../shared/connection/connection.ts';
import { formHref, type ListingAddress } from '../model/listing-address.ts';
import type { ListingHost } from './use-listing-actions.ts';

type Listing = Pick<ListingAddress, 'path' | 'q'>;
type Host = Pick<ListingHost, 'form' | 'routeId'> & { readonly listing: Listing };

/** A mouse that only passes over a choice does not stay on it for so long. */
const REST_MS = 65;

/** The address that a choice under the pointer leads to: a link of this listing, or a filter to be ticked or cleared. */
function choiceAt(target: EventTarget, listing: Listing, form: HTMLFormElement | null) {
  if (!(target instanceof Element) || form === null) return undefined;
  const link = target.closest('a');
  if (link !== null) {
    // A link within the form leads to more filters.
    const isChoice =
      !form.contains(link) && link.pathname === listing.path && link.search !== window.location.search;
    return isChoice ? link.pathname + link.search : undefined;
  }
  const input = target.closest('label')?.querySelector('input');
  if (input?.type !== 'checkbox' || input.form !== form) return undefined;
  // Turned and turned back before anybody sees it: what the form will say is in the order of its fields.
  input.checked = !input.checked;
  const href = formHref(listing, form);
  input.checked = !input.checked;
  return href;
}

/**
 * Fetches the result of a choice as soon as a mouse rests on it or a finger touches it. The browser's cache answers the
 * router with it (`stale-while-revalidate`), so that the way to the shop is over when the choice is made.
 * @param onApproach gets what a mouse rests on or a finger touches, for what else can be fetched ahead
 */
export function createPrefetch(host: RefObject<Host>, onApproach: (target: EventTarget) => void) {
  const requested = new Set<string>();
  let rest: ReturnType<typeof setTimeout> | undefined;
  const prefetch = (target: EventTarget) => {
    const { listing, form, routeId } = host.current;
    if (routeId === undefined || isOffline() || savesData()) return;
    onApproach(target);
    const href = choiceAt(target, listing, form.current);
    if (href === undefined || requested.has(href)) return;
    requested.add(href);
    fetch(dataAddressOf(href, routeId))
      .then((response) => response.arrayBuffer())
      // Whoever makes the choice requests it again, and sees that it failed.
      .catch(() => requested.delete(href));
  };
  return {
    over: (pointerType: string, target: EventTarget) => {
      clearTimeout(rest);
      if (pointerType === 'mouse') rest = setTimeout(prefetch, REST_MS, target);
    },
    down: (target: EventTarget) => {
      clearTimeout(rest);
      prefetch(target);
    },
  };
}
