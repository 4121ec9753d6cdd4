import { isRouteErrorResponse } from 'react-router';

/** Ends the address of the data of a client navigation. */
export const DATA_SUFFIX = '.data';
/** The parameter of such an address that says which routes are asked for. */
export const DATA_ROUTES = '_routes';
/**
 * Where the router asks for the data of a route whose parents stay as they are.
 * @param href a path with its parameters, without a hash
 */
export function dataAddressOf(href: string, routeId: string): string {
  const [path = '', search] = href.split('?');
  const parameters = new URLSearchParams(search);
  parameters.append(DATA_ROUTES, routeId);
  return `${path}${DATA_SUFFIX}?${parameters}`;
}

/** What the router's client reads the data of a document from. */
export const STREAM_CONTROLLER = 'window.__reactRouterContext.streamController';

/** The path of the page that an address is about, whether it asks for the document or for its data. */
export const pagePathOf = (path: string): string =>
  path.endsWith(DATA_SUFFIX) ? path.slice(0, -DATA_SUFFIX.length) : path;

/** True for what the router passes on by itself when a loader throws it: redirects, answers, what `data` has made. */
export const isRouterAnswer = (thrown: unknown): boolean =>
  thrown instanceof Response ||
  isRouteErrorResponse(thrown) ||
  (typeof thrown === 'object' &&
    thrown !== null &&
    'type' in thrown &&
    thrown.type === 'DataWithResponseInit');

/** True for what an application has thrown as an answer; what the router rejects by itself is marked as internal. */
export const isOwnAnswer = (error: unknown): boolean =>
  isRouteErrorResponse(error) && !('internal' in error && error.internal === true);

/** A client navigation asks for data by an address of its own. */
export const isDocumentRequest = ({ url }: Pick<Request, 'url'>): boolean =>
  !new URL(url).pathname.endsWith(DATA_SUFFIX);
