import { whenIdle } from '@haberdash/page-engine';
import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { useMatches, useNavigate, type NavigateFunction } from 'react-router';
import type { FacetView } from '../model/facets.ts';
import type { FacetId } from '../model/listing-terms.ts';
import type { LinkView, ListingView } from '../model/listing-view.ts';

export interface ShownFacets {
  readonly facetsOf: (listing: ListingView) => readonly FacetView[];
}

export interface LinkToOption extends LinkView {
  readonly base: string;
}

export interface ListingHost {
  readonly listing: ListingView;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly navigate: NavigateFunction;
  /** The id of the route whose data the page shows. */
  readonly routeId: string | undefined;
  readonly show: (shown: ShownFacets) => void;
}

const IN_PAGE: ShownFacets = { facetsOf: ({ facets }) => facets };
const ignore = (): void => undefined;

/**
 * Makes a listing faster than its document: loads left-out options on demand, and prefetches results. Its code loads
 * when the page is idle or hovered; links work without it.
 */
export function useListingActions(listing: ListingView, form: RefObject<HTMLFormElement | null>) {
  const [{ facetsOf }, show] = useState(IN_PAGE);
  const navigate = useNavigate();
  const routeId = useMatches().at(-1)?.id;
  const host = useRef<ListingHost>({ listing, form, navigate, routeId, show });
  useEffect(() => {
    host.current = { listing, form, navigate, routeId, show };
  }, [listing, form, navigate, routeId]);
  const [load] = useState(() => async () => (await import('./listing-actions.ts')).actionsOf(host));
  const { base } = listing;
  useEffect(() => whenIdle(() => void load().then(({ connect }) => connect(), ignore)), [base, load]);
  return {
    facets: facetsOf(listing),
    readOption: async (facet: FacetId, id: string) => (await load()).readOption(facet, id),
    onPointerOver: ({ pointerType, target }: PointerEvent) =>
      void load().then(({ over }) => over(pointerType, target), ignore),
    onPointerDown: ({ target }: PointerEvent) => void load().then(({ down }) => down(target), ignore),
  };
}
