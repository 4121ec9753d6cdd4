import type { Listing } from '@haberdash/api-client/products';
import { FACETS, type FacetId } from './listing-terms.ts';

export interface FacetOptionView {
  readonly id: string;
  readonly label: string;
  readonly count: number;
  readonly selected?: true;
  readonly hex?: string;
  /** The name of a size run, where a facet has several. */
  readonly group?: string;
}

export interface FacetView {
  readonly id: FacetId;
  readonly label: string;
  readonly options: readonly FacetOptionView[];
  /** The number of all options; those not in the page load on demand. */
  readonly size: number;
  /** For price ranges: SVG paths of a histogram. */
  readonly bars?: readonly [others: string, chosen: string];
}

/** Facets that are open initially; others are if one of their options is chosen. */
const OPEN: ReadonlySet<FacetId> = new Set(['category', 'gender', 'size', 'color']);
/** Options of a facet in a page, unless more are chosen. */
const MOST_SHOWN = 8;

export const isChosen = ({ selected }: FacetOptionView): boolean => selected === true;

/** Cached per response: every facet with all its options. */
const wholeFacets = new WeakMap<Listing['facets'], readonly FacetView[]>();

export function toFacets(facets: Listing['facets']): readonly FacetView[] {
  const known = wholeFacets.get(facets);
  if (known !== undefined) return known;
  const views = FACETS.flatMap((id) => toFacet(facets, id));
  wholeFacets.set(facets, views);
  return views;
}

/** An option apart from whether it is chosen. */
const unchosen = ({ id, label, count, hex, group }: Omit<FacetOptionView, 'selected'>): FacetOptionView => ({
  id,
  label,
  count,
  ...(hex === undefined ? {} : { hex }),
  ...(group === undefined ? {} : { group }),
});

/** A facet whose only option is not chosen filters nothing, so it is hidden. */
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
/** A count above 0 stays visible. */
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

/** Cached per response and address. */
const shownFacets = new WeakMap<
  Listing['facets'],
  { readonly at: string; readonly view: readonly FacetView[] }
>();

/**
 * The facets in a page: closed ones without options, open ones with the first and all chosen ones. Identical for the
 * same response and address, so that markup can be cached.
 * @param whole the facet with all options
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

/** The chosen options, and others of the first run up to the limit. */
function pickOptions(options: readonly FacetOptionView[]): readonly FacetOptionView[] {
  if (options.length <= MOST_SHOWN) return options;
  const others = options.filter((option) => !isChosen(option) && option.group === options[0]?.group);
  const room = Math.max(0, MOST_SHOWN - options.filter(isChosen).length);
  const picked = new Set(others.slice(0, room));
  return options.filter((option) => isChosen(option) || picked.has(option));
}

/** A loaded facet with the selection and counts of the current page. */
export function withFetched(facet: FacetView, fetched: FacetView | undefined): FacetView {
  if (fetched === undefined || facet.options.length === facet.size) return facet;
  const own = new Map(facet.options.map((option) => [option.id, option]));
  const options = fetched.options.map((option) => own.get(option.id) ?? unchosen(option));
  const missing = facet.options.filter(({ id }) => !options.some((option) => option.id === id));
  return { ...fetched, options: [...missing, ...options], size: missing.length + options.length };
}

/** A facet with all its options; undefined where it is hidden. */
export const wholeFacet = (facets: Listing['facets'], id: FacetId): FacetView | undefined =>
  toFacets(facets).find((facet) => facet.id === id);
