import { index, layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';
import { pageNames, pageRow, type PageRow } from './pages/pages.ts';

/** The routes of all pages with one frame; `below` is the path of the route around them. */
const routesOf = (frame: PageRow['frame'], below = ''): RouteConfigEntry[] =>
  pageNames
    .map(pageRow)
    .filter((row) => row.frame === frame)
    .map(({ path, file }) => {
      const rest = path === below ? '' : path.slice(below === '' ? 0 : below.length + 1);
      return rest === '' ? index(file) : route(rest, file);
    });

export default [
  ...routesOf('origin'),
  route(':locale/checkout', 'routes/checkout.tsx', routesOf('checkout', 'checkout')),
  route(':locale', 'routes/locale.tsx', [...routesOf('none'), layout('routes/page.tsx', routesOf('site'))]),
] satisfies RouteConfig;
