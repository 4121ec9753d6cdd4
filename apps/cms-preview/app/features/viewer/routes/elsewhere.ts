import { data, redirect } from 'react-router';
import { config } from '../../../shared/config/config.ts';
import { sites } from '../../../shared/sites/sites.ts';
import type { Route } from './+types/elsewhere';

/** Redirects links of blocks to the shop, before hydration. */
export function loader({ url }: Route.LoaderArgs) {
  const [, first = ''] = url.pathname.split('/');
  // Menu icons too.
  if (first === 'img') throw redirect(config().shopOrigin + url.pathname);
  if (sites.some(({ locale }) => locale === first)) throw redirect(config().shopOrigin + url.pathname);
  throw data(null, 404);
}

/** Makes the route a page, so that the root shows an error page for unknown addresses. */
export default function Elsewhere() {
  return null;
}
