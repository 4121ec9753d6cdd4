import { index, layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';
import type { PageRow } from './pages/page-row.ts';
import { frames, pageNames, pageRow } from './pages/pages.ts';

/** Capital letters are another address, here as in the table of pages and in every cache. */
const EXACT = { caseSensitive: true };

/** The routes of all pages with one frame; `below` is the path of the route around them. */
const routesOf = (frame: PageRow['frame'], below = ''): RouteConfigEntry[] =>
  pageNames
    .map(pageRow)
    .filter((row) => row.frame === frame)
    .map(({ path, file }) => {
      const rest = path === below ? '' : path.slice(below === '' ? 0 : below.length + 1);
      return rest === '' ? index(file) : route(rest, file, EXACT);
    });

export default [
  ...routesOf('origin'),
  route(':locale/checkout', frames.checkout, EXACT, routesOf('checkout', 'checkout')),
  route(':locale', frames.site, [...routesOf('none'), layout(frames.page, routesOf('site'))]),
] satisfies RouteConfig;
