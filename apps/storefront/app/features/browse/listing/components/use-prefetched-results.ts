import { useEffect, useRef, type DOMAttributes, type PointerEvent, type RefObject } from 'react';
import { dataAddressOf } from '@haberdash/page-engine';
import { useMatches } from 'react-router';
import { isOffline, savesData } from '../../../../shared/connection/connection.ts';
import { formHref, type ListingAddress } from '../model/listing-address.ts';

type Listing = Pick<ListingAddress, 'path' | 'q'>;

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
 * @returns handlers for the element that has filters, links and results in it
 */
export function usePrefetchedResults(
  listing: Listing,
  form: RefObject<HTMLFormElement | null>,
  onApproach: (target: EventTarget) => void,
): Pick<DOMAttributes<HTMLElement>, 'onPointerOver' | 'onPointerDown'> {
  const routeId = useMatches().at(-1)?.id;
  const asked = useRef(new Set<string>());
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(rest.current), []);

  const prefetch = (target: EventTarget) => {
    onApproach(target);
    if (routeId === undefined || isOffline() || savesData()) return;
    const href = choiceAt(target, listing, form.current);
    if (href === undefined || asked.current.has(href)) return;
    asked.current.add(href);
    fetch(dataAddressOf(href, routeId))
      .then((response) => response.arrayBuffer())
      // Whoever makes the choice asks again, and is told.
      .catch(() => asked.current.delete(href));
  };
  return {
    onPointerOver: ({ pointerType, target }: PointerEvent) => {
      clearTimeout(rest.current);
      if (pointerType === 'mouse') rest.current = setTimeout(prefetch, REST_MS, target);
    },
    onPointerDown: ({ target }: PointerEvent) => {
      clearTimeout(rest.current);
      prefetch(target);
    },
  };
}
