import { dataAddressOf } from '@haberdash/page-engine';
import type { RefObject } from 'react';
import { isOffline, savesData } from '../../../../shared/connection/connection.ts';
import { formHref, type ListingAddress } from '../model/listing-address.ts';
import type { ListingHost } from './use-listing-actions.ts';

type Listing = Pick<ListingAddress, 'path' | 'q'>;
type Host = Pick<ListingHost, 'form' | 'routeId'> & { readonly listing: Listing };

/** A pointer that only passes over a choice leaves within this time. */
const REST_MS = 65;

/** The address of a choice under the pointer: a link of this listing, or a filter. */
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
  // Toggled and restored synchronously, because the form data follows the order of the fields.
  input.checked = !input.checked;
  const href = formHref(listing, form);
  input.checked = !input.checked;
  return href;
}

/**
 * Prefetches the result of a choice on hover or touch; the browser cache serves it to the router (`stale-while-
 * revalidate`).
 * @param onApproach gets the element, for other prefetches
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
      // Making the choice requests it again, and shows the failure.
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
