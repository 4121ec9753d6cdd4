import { createPageKey } from '@haberdash/page-engine/server';
import { pageOf } from '../app/pages/page-of.ts';
import { pageRow } from '../app/pages/pages.ts';
import { isFromCampaign } from '../app/shared/session/invitation.ts';
import { findSite } from '../app/shared/sites/sites.ts';

/** The cache key of a page by its row; undefined for one that is never cached. */
export const pageKey = createPageKey((pathname, parameters) => {
  const { cache, frame, query = [], isFragment = false } = pageRow(pageOf(pathname));
  const isPage = frame === 'site' || isFragment;
  const isCacheable = cache === 'public' && isPage && findSite(pathname) !== undefined;
  // Attribution is read and removed from the URL before the shared page.
  const isReadFirst = parameters.has('preview') || isFromCampaign(parameters);
  return isCacheable && !isReadFirst ? query : undefined;
});
