import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { isOffline, savesData } from '../../../../shared/connection/connection.ts';
import { withFetched, type FacetView } from '../model/facets.ts';
import { facetAddress, hrefWithWhole } from '../model/listing-address.ts';
import type { FacetId } from '../model/listing-terms.ts';
import type { ListingView } from '../model/listing-view.ts';

/** The id of a facet's disclosure in the document. */
export const facetElementId = (id: FacetId): string => `facet-${id}`;

/** A facet that was fetched, and for which filters. */
interface Fetched {
  readonly base: string;
  readonly facet: FacetView;
}
type FetchedById = Partial<Record<FacetId, Fetched>>;
const NONE: FetchedById = {};

export interface WholeFacets {
  /** The facets of the page, with all options of those that were fetched. */
  readonly facets: readonly FacetView[];
  /** Facets whose options are on their way. */
  readonly pending: readonly FacetId[];
  /** Reads all options of a facet as the current filters leave them. */
  readonly read: (id: FacetId) => Promise<FacetView>;
  /** Brings the options of a facet that was opened without any; its link stays where they do not come. */
  readonly open: (facet: FacetView) => void;
  /** Shows all options of a facet, in place or else on the page that has them. */
  readonly showAll: (facet: FacetView) => void;
  /** Fetches ahead what a press on an element of the filters would show. */
  readonly approach: (target: EventTarget) => void;
}

async function fetchFacet(address: string): Promise<FacetView> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The options came with status ${response.status}.`);
  // Our own route sends this shape.
  return (await response.json()) as FacetView;
}

/** Reads facets once for each listing that is shown. */
function useFacetReads(base: string): WholeFacets['read'] {
  const reads = useRef(new Map<string, Promise<FacetView>>());
  useEffect(() => {
    const { current } = reads;
    return () => current.clear();
  }, [base]);
  return (id) => {
    const address = facetAddress(base, id);
    const known = reads.current.get(address);
    if (known !== undefined) return known;
    const read = fetchFacet(address);
    reads.current.set(address, read);
    read.catch(() => reads.current.delete(address));
    return read;
  };
}

const ignore = (): void => undefined;

const boxesOf = (group: Element | null) => [
  ...(group?.querySelectorAll<HTMLInputElement>('[type=checkbox]') ?? []),
];

/**
 * The options that a page leaves out: fetched when a facet is opened, or all of one are wanted, and again after every
 * filter as long as their facet is open. Without them their link leads to a page that has them.
 */
export function useWholeFacets({ path, q, base, facets }: ListingView): WholeFacets {
  const list = `${path} ${q ?? ''}`;
  const [fetched, setFetched] = useState({ list, facets: NONE });
  const [pending, setPending] = useState<readonly FacetId[]>([]);
  const read = useFacetReads(base);
  const navigate = useNavigate();
  const shown = useRef(base);
  const own = fetched.list === list ? fetched.facets : NONE;

  const add = (facet: FacetView) => {
    const group = document.getElementById(facetElementId(facet.id));
    const link = group?.querySelector('a') ?? null;
    const hasFocus = link !== null && link === document.activeElement;
    const before = new Set(boxesOf(group));
    flushSync(() =>
      setFetched((known) => ({
        list,
        facets: { ...(known.list === list ? known.facets : NONE), [facet.id]: { base, facet } },
      })),
    );
    // The link went with what it was for.
    if (hasFocus)
      boxesOf(group)
        .find((box) => !before.has(box))
        ?.focus();
  };
  const bring = (id: FacetId) =>
    read(id).then((facet) => {
      if (shown.current === base) add(facet);
    });
  const bringVisibly = (id: FacetId, onFailure: () => void) => {
    setPending((ids) => [...ids, id]);
    bring(id)
      .catch(onFailure)
      .finally(() => setPending((ids) => ids.filter((each) => each !== id)));
  };
  const open = ({ id }: FacetView) => {
    const isInPage = facets.some((facet) => facet.id === id && facet.options.length > 0);
    if (!isInPage && own[id]?.base !== base) bringVisibly(id, ignore);
  };
  const showAll = ({ id }: FacetView) =>
    bringVisibly(id, () => void navigate(hrefWithWhole(base, id), { preventScrollReset: true }));
  const approach = (target: EventTarget) => {
    const opener = target instanceof Element ? target.closest('summary, a') : null;
    const group = opener?.closest('details')?.id;
    const facet = facets.find(({ id }) => facetElementId(id) === group);
    if (facet === undefined || facet.options.length === facet.size || isOffline() || savesData()) return;
    // A press requests it again, and shows that it failed.
    read(facet.id).catch(ignore);
  };

  const refresh = useEffectEvent(() => {
    shown.current = base;
    for (const { id, options, size } of facets) {
      const isWanted = options.length === 0 || (own[id] !== undefined && options.length < size);
      const isOpen = document.getElementById(facetElementId(id))?.matches('[open]') === true;
      if (isWanted && isOpen) bring(id).catch(ignore);
    }
  });
  // The options for other filters, and those of a facet that was opened before the page hydrated.
  useEffect(() => refresh(), [base]);

  return {
    facets: facets.map((facet) => withFetched(facet, own[facet.id]?.facet.options)),
    pending,
    read,
    open,
    showAll,
    approach,
  };
}
