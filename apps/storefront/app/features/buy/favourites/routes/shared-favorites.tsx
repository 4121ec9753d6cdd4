import { toCard } from '../../../browse/cards/index.ts';
import type { Route } from './+types/shared-favorites';
import { SharedFavourites } from '../components/SharedFavourites.tsx';
import { publicLoader } from '../../../../shared/reads/define-read.ts';
import { requireSwitch } from '../server/require-switch.server.ts';
import { fault } from '../../../../shared/reads/faults.ts';
import { pageHead } from '../../../../shared/seo/page-head.ts';
import { pageMeta } from '../../../../shared/seo/page-meta.ts';
import { Main } from '../../../../frame/Main.tsx';

const SHARE_ID = /^[A-Za-z0-9_-]{22}$/;
/** The service's page size; a longer list shows its newest items. */
const SHOWN = 96;

/** A shared list: the same for everyone with the link, and not indexed. */
export const loader = publicLoader('shared-favorites', async (read) => {
  requireSwitch(read, 'favourites');
  const favoriteId = read.params['share'] ?? '';
  if (!SHARE_ID.test(favoriteId)) throw fault('not-found', read.correlationId);
  const { items } = await read.api.wishlists.GET('/wishlists/v2/favorites/{favoriteId}/share', {
    params: { path: { favoriteId }, query: { count: SHOWN } },
  });
  return {
    head: pageHead(read, { title: read.t('favourites.sharedTitle'), noIndex: true }),
    cards: items.map(({ product }) => toCard(product)),
  };
});

export { publicRevalidation as shouldRevalidate } from '../../../../shared/reads/public-revalidation.ts';

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

export default function SharedFavouritesRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Main width="page">
      <SharedFavourites cards={loaderData.cards} />
    </Main>
  );
}
