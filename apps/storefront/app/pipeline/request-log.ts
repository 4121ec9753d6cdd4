import type { MiddlewareFunction } from 'react-router';
import { config } from '../config/config.ts';
import { correlationContext, siteContext } from './context.ts';
import { log } from './log.ts';

/** One line per answer: method, path without its query, status, time. */
export const requestLog: MiddlewareFunction<Response> = async ({ request, context, url }, next) => {
  const start = performance.now();
  const response = await next();
  if (config().logsRequests) {
    log(response.status >= 500 ? 'error' : 'info', 'request', {
      method: request.method,
      path: withoutNumbers(url.pathname),
      status: response.status,
      milliseconds: Math.round((performance.now() - start) * 10) / 10,
      site: context.get(siteContext).siteId,
      correlationId: context.get(correlationContext),
    });
  }
  return response;
};

/** An order number in a path belongs to a person. */
const withoutNumbers = (pathname: string): string =>
  pathname.replace(/(\/order-confirmation\/)[^/]+/, '$1…').slice(0, 200);
