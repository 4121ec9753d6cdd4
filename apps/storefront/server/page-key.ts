import { createPageKey } from '@haberdash/page-engine/server';
import { pageOf } from '../app/pages/page-of.ts';
import { pageRow } from '../app/pages/pages.ts';
import { findSite } from '../app/shared/sites/sites.ts';

/** The address under which a page is cached, by what its row declares; undefined for one that never is. */
export const pageKey = createPageKey((pathname, parameters) => {
  const { cache, frame, query = [] } = pageRow(pageOf(pathname));
  const isCacheable = cache === 'public' && frame === 'site' && findSite(pathname) !== undefined;
  return isCacheable && !parameters.has('preview') ? query : undefined;
});
