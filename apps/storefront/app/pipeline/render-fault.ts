import { isRouteErrorResponse } from 'react-router';
import { log } from './log.ts';

/** Names a thrown value in a line of the log; of what is no error only its kind, because it may say anything. */
function describe(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? `${error.name}: ${error.message}` : `thrown: ${typeof error}`;
}

/** Writes a line about a page that could not be rendered, or about a request that the router refused. */
export function logRenderFault(error: unknown, correlationId: string | undefined): void {
  const isRefusal = isRouteErrorResponse(error) && error.status < 500;
  log(isRefusal ? 'warn' : 'error', isRefusal ? 'refused-request' : 'render-fault', {
    correlationId,
    error: describe(error),
    stack: error instanceof Error ? error.stack : undefined,
  });
}
