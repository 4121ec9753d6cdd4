import { data, redirect } from 'react-router';
import { config } from '../../../shared/config/config.ts';
import { sites } from '../../../shared/sites/sites.ts';
import type { Route } from './+types/elsewhere';

/** A link of a block, followed before the page answers to scripts, leads to the shop; nothing else is here. */
export function loader({ url }: Route.LoaderArgs) {
  const [, first = ''] = url.pathname.split('/');
  // So do the icons of its menu.
  if (first === 'img') throw redirect(config().shopOrigin + url.pathname);
  if (sites.some(({ locale }) => locale === first)) throw redirect(config().shopOrigin + url.pathname);
  throw data(null, 404);
}

/** Never drawn: it makes a lost address a page, so that the root says what helps instead of a blank pane. */
export default function Elsewhere() {
  return null;
}
