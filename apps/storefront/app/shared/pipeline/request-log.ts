import type { MiddlewareFunction } from 'react-router';
import { config } from '../config/config.ts';
import { pageOf } from '../../pages/page-of.ts';
import { pageRow } from '../../pages/pages.ts';
import { correlationContext, siteContext } from './context.ts';
import { log } from './log.ts';

/** The router responds 500 to a client that has gone: not an error. */
const CLIENT_GONE = 499;

/** Logs one line per response: method, page, status, time. A path is logged where it has no personal data. */
export const requestLog: MiddlewareFunction<Response> = async ({ request, context, url }, next) => {
  const start = performance.now();
  const response = await next();
  if (config().logsRequests) {
    const page = pageOf(url.pathname);
    const { cache, isSecret } = pageRow(page);
    const status = request.signal.aborted ? CLIENT_GONE : response.status;
    const hasPath = cache === 'public' && isSecret === undefined && status < 400;
    log(status >= 500 ? 'error' : 'info', 'request', {
      method: request.method,
      page,
      path: hasPath ? url.pathname.slice(0, 200) : undefined,
      status,
      milliseconds: Math.round((performance.now() - start) * 10) / 10,
      site: context.get(siteContext).siteId,
      correlationId: context.get(correlationContext),
    });
  }
  return response;
};
