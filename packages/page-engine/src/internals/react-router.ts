import { isRouteErrorResponse } from 'react-router';

/** The suffix of a client navigation's data requests. */
export const DATA_SUFFIX = '.data';
/** Its parameter with the requested routes. */
export const DATA_ROUTES = '_routes';
/**
 * The address of a route's data when its parents stay as they are.
 * @param href a path with its parameters, without a hash
 */
export function dataAddressOf(href: string, routeId: string): string {
  const [path = '', search] = href.split('?');
  const parameters = new URLSearchParams(search);
  parameters.append(DATA_ROUTES, routeId);
  return `${path}${DATA_SUFFIX}?${parameters}`;
}

/** Where the router's client reads a document's data. */
export const STREAM_CONTROLLER = 'window.__reactRouterContext.streamController';

/** The path of the page, of a document or a data request. */
export const pagePathOf = (path: string): string =>
  path.endsWith(DATA_SUFFIX) ? path.slice(0, -DATA_SUFFIX.length) : path;

/** True for what the router handles when a loader throws it: redirects, responses and `data()`. */
export const isRouterAnswer = (thrown: unknown): boolean =>
  thrown instanceof Response ||
  isRouteErrorResponse(thrown) ||
  (typeof thrown === 'object' &&
    thrown !== null &&
    'type' in thrown &&
    thrown.type === 'DataWithResponseInit');

/** True for an application's error response; the router's own are marked as internal. */
export const isOwnAnswer = (error: unknown): boolean =>
  isRouteErrorResponse(error) && !('internal' in error && error.internal === true);

/** False for the data requests of client navigations. */
export const isDocumentRequest = ({ url }: Pick<Request, 'url'>): boolean =>
  !new URL(url).pathname.endsWith(DATA_SUFFIX);
