import { readFacet, readFacetsQuery, wholeFacet, type FacetView } from '../../listing/index.ts';
import type { PublicPageRead } from '../../../../shared/reads/read-types.ts';
import { fault } from '../../../../shared/reads/faults.ts';
import { MAX_SEARCH_LENGTH, tidySearch } from '../model/search-text.ts';

/** All options of one facet of a search, as its filters leave them. */
export async function readSearchFacet({ api, query }: PublicPageRead<'search-facet'>): Promise<FacetView> {
  const q = tidySearch(query.get('q'));
  const id = readFacet(query);
  if (q === '' || q.length > MAX_SEARCH_LENGTH || id === undefined) throw fault('not-found');
  const { facets } = await api.products.GET('/products/v2/search/productSearch', {
    params: { query: { q, ...readFacetsQuery(query) } },
  });
  const facet = wholeFacet(facets, id);
  if (facet === undefined) throw fault('not-found');
  return facet;
}
