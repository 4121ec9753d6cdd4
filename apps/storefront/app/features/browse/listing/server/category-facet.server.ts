import { categoryIdFromPath } from '@haberdash/analytics';
import type { PublicPageRead } from '../../../../shared/reads/read-types.ts';
import { fault } from '../../../../shared/reads/faults.ts';
import { wholeFacet, type FacetView } from '../model/facets.ts';
import { readFacet, readFacetsQuery } from '../model/listing-query.ts';

export async function readCategoryFacet(read: PublicPageRead<'category-facet'>): Promise<FacetView> {
  const { api, query, pathname } = read;
  const categoryId = categoryIdFromPath(pathname.slice(0, pathname.lastIndexOf('/')));
  const id = readFacet(query);
  if (categoryId === undefined || id === undefined) throw fault('not-found');
  const { facets } = await api.products.GET('/products/v2/catalog', {
    params: { query: { categoryId, ...readFacetsQuery(query) } },
  });
  const facet = wholeFacet(facets, id);
  if (facet === undefined) throw fault('not-found');
  return facet;
}
