import * as v from 'valibot';
import type { PageQuery } from '../../../../pages/page-query.ts';
import { pageNumber } from '../../../../pages/page-number.ts';
import type { PageParameter } from '../../../../pages/pages.ts';
import { FACETS, PAGE_SIZE, SORTS, type FacetId, type ListingQuery, type Sort } from './listing-terms.ts';

const GENDERS = ['women', 'men', 'kids', 'unisex'] as const;
const LAST_PAGE = 400;

/** Ignores invalid values, so that an old or mistyped link still shows a listing. */
const values = <T extends string>(schema: v.GenericSchema<unknown, T>, max: number) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((items) => [...new Set(items.filter((item): item is T => v.is(schema, item)))].slice(0, max)),
  );
const word = (max: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(max));

const FiltersSchema = v.object({
  category: values(v.pipe(v.string(), v.regex(/^[0-9]{4,7}$/)), 20),
  gender: values(v.picklist(GENDERS), 4),
  size: values(word(20), 40),
  color: values(word(20), 20),
  activity: values(word(30), 20),
  price: values(v.pipe(v.string(), v.regex(/^[0-9]{1,6}-[0-9]{0,6}$/)), 10),
  store: values(v.pipe(v.string(), v.regex(/^[A-Z0-9-]{3,20}$/)), 20),
});

type Chosen = v.InferOutput<typeof FiltersSchema>;

/** Invalid filters count as absent. */
const readFilters = (parameters: PageQuery<FacetId>): Chosen =>
  v.parse(FiltersSchema, Object.fromEntries(FACETS.map((id) => [id, parameters.getAll(id)])));

export function readFacet(parameters: PageQuery<'facet'>): FacetId | undefined {
  const facet = parameters.get('facet');
  return FACETS.find((id) => id === facet);
}

type ListingParameters = PageQuery<PageParameter<'category'>>;

/** Invalid values count as absent. */
export function readListingQuery(parameters: ListingParameters): ListingQuery & { readonly filters: Chosen } {
  const sort = parameters.get('sort');
  const whole = readFacet(parameters);
  return {
    page: pageNumber(parameters.get('page'), LAST_PAGE),
    sort: SORTS.find((each) => each === sort) ?? 'relevance',
    filters: readFilters(parameters),
    ...(whole === undefined ? {} : { whole }),
  };
}

interface ServiceFacts {
  readonly page: number;
  readonly sort: Sort;
  readonly filters: Chosen;
}

/** Omits facets without a choice. */
function toServiceQuery({ page, sort, filters }: ServiceFacts) {
  const chosen: Partial<Chosen> = Object.fromEntries(
    Object.entries(filters).filter(([, items]) => items.length > 0),
  );
  return { start: (page - 1) * PAGE_SIZE, count: PAGE_SIZE, sort, ...chosen };
}

export const readServiceQuery = (parameters: ListingParameters, sort?: Sort) => {
  const query = readListingQuery(parameters);
  return toServiceQuery({ ...query, sort: sort ?? query.sort });
};

/** Of the first page, whose response is most likely cached. */
export const readFacetsQuery = (parameters: PageQuery<FacetId>) =>
  toServiceQuery({ page: 1, sort: 'relevance', filters: readFilters(parameters) });
