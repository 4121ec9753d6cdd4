import { publicLoader } from '../../../../shared/reads/define-read.ts';
import { readSearchFacet } from '../server/search-facet.server.ts';

/** The options of one facet of a search, for a page that has some of them; the same for everyone. */
export const loader = publicLoader('search-facet', readSearchFacet);
