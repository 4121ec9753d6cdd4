import { createPageKey } from '@haberdash/page-engine/server';
import { pageOf } from '../app/pages/page-of.ts';
import { pageRow } from '../app/pages/pages.ts';
import { isFromCampaign } from '../app/shared/session/invitation.ts';
import { findSite } from '../app/shared/sites/sites.ts';

/** The address under which a page is cached, by what its row declares; undefined for one that never is. */
export const pageKey = createPageKey((pathname, parameters) => {
  const { cache, frame, query = [], isFragment = false } = pageRow(pageOf(pathname));
  const isPage = frame === 'site' || isFragment;
  const isCacheable = cache === 'public' && isPage && findSite(pathname) !== undefined;
  // What brought somebody is read, and taken out of the address, before the page that everybody sees.
  const isReadFirst = parameters.has('preview') || isFromCampaign(parameters);
  return isCacheable && !isReadFirst ? query : undefined;
});
