import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { withFetched, type FacetView } from '../model/facets.ts';
import { facetAddress, hrefAlso } from '../model/listing-address.ts';
import type { FacetId } from '../model/listing-terms.ts';
import type { ListingView } from '../model/listing-view.ts';
import type { LinkToOption, ListingHost } from './use-listing-actions.ts';

interface Fetched {
  readonly list: string;
  readonly base: string;
  readonly facet: FacetView;
}

const ignore = (): void => undefined;

async function fetchFacet(address: string): Promise<FacetView> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The options came with status ${response.status}.`);
  return (await response.json()) as FacetView;
}

const groupOf = (id: FacetId): HTMLElement | null => document.getElementById(`facet-${id}`);
const boxesOf = (group: Element | null) => [
  ...(group?.querySelectorAll<HTMLInputElement>('[type=checkbox]') ?? []),
];

const listOf = ({ path, q }: ListingView): string => `${path} ${q ?? ''}`;

const isSearch = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === 'search';

/** Filters the options of a long facet without a request. */
function narrow(event: Event): void {
  if (!isSearch(event.target)) return;
  const { value, parentElement } = event.target;
  const typed = value.trim().toLocaleLowerCase();
  for (const option of parentElement?.querySelectorAll('label') ?? [])
    option.hidden = !option.textContent.toLocaleLowerCase().includes(typed);
}

/** Enter in the search of a facet would submit the form. */
function keepForm(event: KeyboardEvent): void {
  if (event.key === 'Enter' && isSearch(event.target)) event.preventDefault();
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

type Host = RefObject<Omit<ListingHost, 'routeId'>>;

/** Reads each facet once per set of filters. */
function createRead(host: Host) {
  const reads = new Map<FacetId, Promise<FacetView>>();
  let readBase = '';
  return (id: FacetId): Promise<FacetView> => {
    const { base } = host.current.listing;
    // Other filters have other counts.
    if (readBase !== base) reads.clear();
    readBase = base;
    const known = reads.get(id);
    if (known !== undefined) return known;
    const request = fetchFacet(facetAddress(base, id));
    reads.set(id, request);
    request.catch(() => reads.delete(id));
    return request;
  };
}

function createShelf(host: Host) {
  const fetched = new Map<FacetId, Fetched>();
  const show = () => {
    const shown = new Map(fetched);
    host.current.show({
      facetsOf: (listing) =>
        listing.facets.map((facet) => {
          const own = shown.get(facet.id);
          return withFetched(facet, own?.list === listOf(listing) ? own.facet : undefined);
        }),
    });
  };
  const add = (listing: ListingView, facet: FacetView): void => {
    const group = groupOf(facet.id);
    const link = group?.querySelector('a') ?? null;
    const hasFocus = link !== null && link === document.activeElement;
    const before = new Set(boxesOf(group));
    fetched.set(facet.id, { list: listOf(listing), base: listing.base, facet });
    flushSync(show);
    // The focused link was removed with its purpose.
    if (hasFocus)
      boxesOf(group)
        .find((box) => !before.has(box))
        ?.focus();
  };
  return { fetched, add };
}

/**
 * Loads the options that a page leaves out: when a facet opens or all are requested, and after every filter while it
 * is open. The form has the listeners of all facets.
 */
export function createWholeFacets(host: Host) {
  const read = createRead(host);
  const { fetched, add } = createShelf(host);
  const facetOf = (target: EventTarget | null): FacetView | undefined => {
    const group = target instanceof Element ? target.closest('details') : null;
    return host.current.listing.facets.find(({ id }) => group !== null && groupOf(id) === group);
  };
  /** A filter that is applied during the read has other counts, so they are read again. */
  const bring = async (id: FacetId): Promise<void> => {
    const { base } = host.current.listing;
    const facet = await read(id);
    if (host.current.listing.base !== base) return bring(id);
    add(host.current.listing, facet);
  };
  /** Loads options with a pending state. */
  const bringVisibly = (id: FacetId, onFailure: () => void) => {
    const link = groupOf(id)?.querySelector('a');
    link?.setAttribute('aria-busy', 'true');
    bring(id)
      .catch(onFailure)
      .finally(() => link?.removeAttribute('aria-busy'));
  };
  const open = ({ target }: Event) => {
    const facet = facetOf(target);
    if (facet === undefined || facet.options.length > 0 || groupOf(facet.id)?.matches('[open]') !== true)
      return;
    // On failure its link stays.
    if (fetched.get(facet.id)?.base !== host.current.listing.base) bringVisibly(facet.id, ignore);
  };
  const showAll = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const facet = link && facetOf(link);
    if (!link || !facet || !isPlain(event)) return;
    event.preventDefault();
    const { navigate } = host.current;
    bringVisibly(facet.id, () => void navigate(link.pathname + link.search, { preventScrollReset: true }));
  };
  /** Prefetches what a press on a filter would show. */
  const approach = (target: EventTarget) => {
    const facet = target instanceof Element && target.closest('summary, a') ? facetOf(target) : undefined;
    // A press retries, and shows the failure.
    if (facet !== undefined && facet.options.length < facet.size) read(facet.id).catch(ignore);
  };
  const listened = new WeakSet<HTMLFormElement>();
  /** Listens to the form, and loads open facets that are missing or belong to other filters. */
  const connect = () => {
    const { listing, form } = host.current;
    if (form.current !== null && !listened.has(form.current)) {
      listened.add(form.current);
      form.current.addEventListener('toggle', open, true);
      form.current.addEventListener('click', showAll);
      form.current.addEventListener('input', narrow);
      form.current.addEventListener('keydown', keepForm);
    }
    for (const { id, options, size } of listing.facets) {
      const isWanted = options.length === 0 || (fetched.has(id) && options.length < size);
      if (isWanted && groupOf(id)?.matches('[open]') === true) bring(id).catch(ignore);
    }
  };
  /** The link that adds an option; undefined where the listing has no such option. */
  const readOption = async (facet: FacetId, id: string): Promise<LinkToOption | undefined> => {
    const { base } = host.current.listing;
    const option = (await read(facet)).options.find((each) => each.id === id);
    return option && { base, label: option.label, href: hrefAlso(base, facet, id) };
  };
  return { readOption, approach, connect };
}
