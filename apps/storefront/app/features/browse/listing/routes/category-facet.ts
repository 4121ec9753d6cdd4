import { readCategoryFacet } from '../server/category-facet.server.ts';
import { publicLoader } from '../../../../shared/reads/define-read.ts';

export const loader = publicLoader('category-facet', readCategoryFacet);
