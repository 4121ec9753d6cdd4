import { redirect } from 'react-router';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { optional } from '../../../../shared/reads/optional.ts';
import { SAVED_PAGE, savedPageCount, savedPageOf, toSavedView, type SavedView } from '../model/saved-view.ts';

/**
 * A page of saved items, optional for the cart page; none in a store session (spec 1 §6), and no call for a visitor
 * without a session.
 */
export async function readSaved(shopper: PrivateRead): Promise<SavedView | undefined> {
  const { api, session, site, url } = shopper;
  if (!session.isKnown() || session.isAgent()) return undefined;
  const { page, start, count } = savedPageOf(url.searchParams);
  const list = await optional(shopper, 'saved-for-later', (call) =>
    api.wishlists.GET('/wishlists/v2/saveForLater', { params: { query: { start, count } }, ...call }),
  );
  if (list === undefined) return undefined;
  const last = savedPageCount(list.total);
  // The last item of the last page was removed.
  if (page > 1 && page > last)
    throw redirect(`/${site.locale}/cart?${SAVED_PAGE}=${Math.max(1, last)}#saved`);
  return toSavedView(list, page);
}
