import { log } from '../app/pipeline/log.ts';

/** What Node says of a connection that broke: the matter of one caller, whatever was done with it. */
const CONNECTION_ERRORS: ReadonlySet<string> = new Set([
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_WRITE_AFTER_END',
  'ERR_HTTP_HEADERS_SENT',
  'ABORT_ERR',
]);

/** True for an error of one connection, which says nothing about the state of the process. */
export const isConnectionError = (error: unknown): boolean =>
  error instanceof Error &&
  ((error as NodeJS.ErrnoException).code === undefined
    ? error.name === 'AbortError'
    : CONNECTION_ERRORS.has(String((error as NodeJS.ErrnoException).code)));

interface LastResort {
  /** Ends the process in an orderly way; whoever started it starts it again. */
  readonly restart: () => void;
}

/**
 * The rule for errors that nobody caught (docs/decisions/0023): of a connection, or of a promise that nobody waited
 * for, they are logged and the process goes on; any other has left code in the middle, so the process ends.
 */
export function createLastResort({ restart }: LastResort) {
  const tell = (event: string, error: unknown): void =>
    log('error', event, {
      error: error instanceof Error ? `${error.name}: ${error.message}` : `thrown: ${typeof error}`,
      stack: error instanceof Error ? error.stack : undefined,
    });
  return {
    onException(error: unknown): void {
      tell('uncaught-exception', error);
      if (!isConnectionError(error)) restart();
    },
    onRejection(error: unknown): void {
      tell('unhandled-rejection', error);
    },
  };
}
