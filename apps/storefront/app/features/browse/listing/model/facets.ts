import type { Listing } from '@haberdash/api-client/products';
import { FACETS, type FacetId } from './listing-terms.ts';

/** One choice of a facet. */
export interface FacetOptionView {
  readonly id: string;
  readonly label: string;
  readonly count: number;
  readonly selected?: true;
  readonly hex?: string;
  /** What the sizes of a run are of, where a facet has several runs. */
  readonly group?: string;
}

/** A facet of a listing, with the options that are in its page. */
export interface FacetView {
  readonly id: FacetId;
  readonly label: string;
  readonly options: readonly FacetOptionView[];
  /** How many options there are; those that are not in the page are fetched on demand. */
  readonly size: number;
  /** Of ranges of prices: bars of how many products are in each, as paths of those that are not chosen and those that are. */
  readonly bars?: readonly [others: string, chosen: string];
}

/** Facets that are open from the start; the others open on demand unless one of their options is chosen. */
const OPEN: ReadonlySet<FacetId> = new Set(['category', 'gender', 'size', 'color']);
/** Options of one facet in a page, unless more are chosen. */
const MOST_SHOWN = 8;

/** Whether an option is chosen. */
export const isChosen = ({ selected }: FacetOptionView): boolean => selected === true;

/** What is read of facets: each with all its options, as long as the response is the same. */
const wholeFacets = new WeakMap<Listing['facets'], readonly FacetView[]>();

/** The facets that divide a listing, with all their options, in the order of the form. */
export function toFacets(facets: Listing['facets']): readonly FacetView[] {
  const known = wholeFacets.get(facets);
  if (known !== undefined) return known;
  const views = FACETS.flatMap((id) => toFacet(facets, id));
  wholeFacets.set(facets, views);
  return views;
}

/** What an option is apart from whether it is chosen. */
const unchosen = ({ id, label, count, hex, group }: Omit<FacetOptionView, 'selected'>): FacetOptionView => ({
  id,
  label,
  count,
  ...(hex === undefined ? {} : { hex }),
  ...(group === undefined ? {} : { group }),
});

/** A facet with one choice that is not taken divides nothing, so it is not shown. */
function toFacet(facets: Listing['facets'], id: FacetId): FacetView[] {
  const facet = facets.find((each) => each.id === id);
  if (facet === undefined) return [];
  const options = facet.options.map((option): FacetOptionView => ({
    ...unchosen(option),
    ...(option.selected ? { selected: true } : {}),
  }));
  const isUseful = options.length > 1 || options.some(isChosen);
  if (!isUseful) return [];
  const bars = id === 'price' ? { bars: barsOf(options) } : {};
  return [{ id, label: facet.label, options, size: options.length, ...bars }];
}

/** The width and the height of a bar in its drawing. */
export const BAR = { width: 20, height: 48 } as const;
/** What is there at all can be seen. */
const LEAST_HEIGHT = 2;

function barsOf(options: readonly FacetOptionView[]): readonly [string, string] {
  const most = Math.max(1, ...options.map(({ count }) => count));
  const bars = options.map(({ count }, index) => {
    const height = count === 0 ? 0 : Math.max(LEAST_HEIGHT, (count / most) * BAR.height);
    return `M${index * BAR.width + 1} ${BAR.height}v${(-height).toFixed(1)}h${BAR.width - 2}V${BAR.height}z`;
  });
  const path = (chosen: boolean) =>
    options.flatMap((option, index) => (isChosen(option) === chosen ? (bars[index] ?? '') : [])).join('');
  return [path(false), path(true)];
}

/** The facets of a response as they were last shown, and where. */
const shownFacets = new WeakMap<
  Listing['facets'],
  { readonly at: string; readonly view: readonly FacetView[] }
>();

/**
 * The facets as a page has them: closed ones without options, open ones with the first and all chosen ones. The same
 * facets at the same address are the same view, so that what was rendered of them can be used again.
 * @param whole the facet of which all options are shown
 */
export function toShownFacets(facets: Listing['facets'], at: string, whole?: FacetId): readonly FacetView[] {
  const key = `${whole ?? ''} ${at}`;
  const known = shownFacets.get(facets);
  if (known?.at === key) return known.view;
  const view = toFacets(facets).map((facet) => {
    if (facet.id === whole) return facet;
    const isOpen = OPEN.has(facet.id) || facet.options.some(isChosen);
    const { bars: _, ...closed } = facet;
    return isOpen ? { ...facet, options: pickOptions(facet.options) } : { ...closed, options: [] };
  });
  shownFacets.set(facets, { at: key, view });
  return view;
}

/** What is chosen, and of the first run as many others as there is room for. */
function pickOptions(options: readonly FacetOptionView[]): readonly FacetOptionView[] {
  if (options.length <= MOST_SHOWN) return options;
  const others = options.filter((option) => !isChosen(option) && option.group === options[0]?.group);
  const room = Math.max(0, MOST_SHOWN - options.filter(isChosen).length);
  const picked = new Set(others.slice(0, room));
  return options.filter((option) => isChosen(option) || picked.has(option));
}

/** A fetched facet, with what the page that is shown has newer: what is chosen, and its counts. */
export function withFetched(facet: FacetView, fetched: FacetView | undefined): FacetView {
  if (fetched === undefined || facet.options.length === facet.size) return facet;
  const own = new Map(facet.options.map((option) => [option.id, option]));
  const options = fetched.options.map((option) => own.get(option.id) ?? unchosen(option));
  const missing = facet.options.filter(({ id }) => !options.some((option) => option.id === id));
  return { ...fetched, options: [...missing, ...options], size: missing.length + options.length };
}

/** A facet with all its options; undefined where it divides nothing. */
export const wholeFacet = (facets: Listing['facets'], id: FacetId): FacetView | undefined =>
  toFacets(facets).find((facet) => facet.id === id);
