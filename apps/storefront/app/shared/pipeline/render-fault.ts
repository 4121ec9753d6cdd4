import { isRouteErrorResponse } from 'react-router';
import { faultFacts } from './fault-facts.ts';
import { log } from './log.ts';

/** Writes a line about a page that could not be rendered, or about a request that the router refused. */
export function logRenderFault(error: unknown, correlationId: string | undefined): void {
  const isRefusal = isRouteErrorResponse(error) && error.status < 500;
  log(isRefusal ? 'warn' : 'error', isRefusal ? 'refused-request' : 'render-fault', {
    correlationId,
    ...(isRouteErrorResponse(error) ? { error: `${error.status} ${error.statusText}` } : faultFacts(error)),
  });
}
