import { readPopular } from '../../../browse/cards/index.server.ts';
import { data, redirect } from 'react-router';
import type { Route } from './+types/favorites';
import { afterPath, noticeOf, runFavouritesAction } from '../server/favourites-action.server.ts';
import { allFavourites, favouritesPage, skipForAgents } from '../server/favourites-calls.server.ts';
import { pageOf, toFavouritesView } from '../model/favourites-view.ts';
import { FavouritesNotice } from '../components/FavouritesNotice.tsx';
import { EmptyFavourites, FavouritesPage } from '../components/FavouritesPage.tsx';
import { privateLoader, shopperAction } from '../../../../shared/reads/define-read.ts';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { requireListPage } from '../../../../shared/reads/require-list-page.ts';
import { requireSwitch } from '../server/require-switch.server.ts';
import { readOrUnread } from '../../../../shared/reads/read-or-unread.server.ts';
import { useNewestRead } from '../../../../shared/reads/unread.ts';
import { optional } from '../../../../shared/reads/optional.ts';
import { fault, rejectedStatus } from '../../../../shared/reads/faults.ts';
import { pageHead } from '../../../../shared/seo/page-head.ts';
import { pageMeta } from '../../../../shared/seo/page-meta.ts';
import { FaultView } from '../../../../frame/FaultView.tsx';
import { Main } from '../../../../frame/Main.tsx';
import { UnreadPage } from '../../../../frame/UnreadPage.tsx';

async function readFavouritesPage(shopper: PrivateRead) {
  const { url, t } = shopper;
  const { page, start, count } = pageOf(url.searchParams);
  const favourites = await favouritesPage(shopper, start, count);
  const total = favourites?.total ?? 0;
  requireListPage(shopper, page, Math.ceil(total / count));
  const done = url.searchParams.get('product');
  const ids =
    done === null ? undefined : await optional(shopper, 'ids', (call) => allFavourites(shopper, call));
  const isThere = new Set(ids?.items.map(({ id }) => id));
  return {
    favourites: favourites === undefined || total === 0 ? undefined : toFavouritesView(favourites, page),
    notice: noticeOf(t, url.searchParams, (id) => isThere.has(id)),
    popular: total === 0 ? await readPopular(shopper) : [],
    isAssociate: shopper.session.isAgent(),
  };
}

export const loader = privateLoader(async (shopper) => {
  skipForAgents(shopper);
  requireSwitch(shopper, 'favourites');
  return {
    head: pageHead(shopper, { title: shopper.t('favourites.title'), noIndex: true }),
    ...(await readOrUnread(shopper, () => readFavouritesPage(shopper))),
  };
});

export const action = shopperAction(async (shopper) => {
  requireSwitch(shopper, 'favourites');
  const form = await shopper.form();
  const result = await runFavouritesAction(shopper, form);
  if (result === undefined) throw fault('bad-address', shopper.correlationId);
  if (form.get('then') !== 'stay' && !(result.ok && result.shareUrl !== undefined)) {
    throw redirect(afterPath(`/${shopper.site.locale}`, result), 303);
  }
  return data(result, { status: result.ok ? 200 : rejectedStatus(result.formError.code) });
});

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

export default function Favourites({ loaderData, actionData }: Route.ComponentProps) {
  const { data, unread } = useNewestRead(loaderData);
  if (data === undefined) return unread && <FaultView fault={unread} search={null} />;
  const { favourites, notice, popular, isAssociate } = data;
  return (
    <Main width="page">
      {unread !== undefined && <UnreadPage />}
      <FavouritesNotice own={notice} />
      {favourites === undefined ? (
        <EmptyFavourites {...{ popular, isAssociate }} />
      ) : (
        <FavouritesPage favourites={favourites} result={actionData} isStale={unread !== undefined} />
      )}
    </Main>
  );
}
