import { isRouteErrorResponse } from 'react-router';
import { faultFacts } from './fault-facts.ts';
import { log } from './log.ts';

/** Logs a page that could not be rendered, or a request that the router rejected. */
export function logRenderFault(error: unknown, correlationId: string | undefined): void {
  const isError = isRouteErrorResponse(error) && error.status < 500;
  log(isError ? 'warn' : 'error', isError ? 'rejected-request' : 'render-fault', {
    correlationId,
    ...(isRouteErrorResponse(error) ? { error: `${error.status} ${error.statusText}` } : faultFacts(error)),
  });
}
