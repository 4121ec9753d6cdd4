import { readCategoryFacet } from '../server/category-facet.server.ts';
import { publicLoader } from '../../../../shared/reads/define-read.ts';

/** The options of one facet of a category, for a page that has some of them; the same for everyone. */
export const loader = publicLoader('category-facet', readCategoryFacet);
