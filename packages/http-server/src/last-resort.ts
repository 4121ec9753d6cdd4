/** Node's errors of broken connections, which affect one client only. */
const CONNECTION_ERRORS: ReadonlySet<unknown> = new Set([
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

const isConnectionError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && CONNECTION_ERRORS.has(error.code);

interface LastResort {
  readonly log: (event: string, error: unknown) => void;
  /** Exits gracefully; the supervisor restarts the process. */
  readonly restart: () => void;
}

/**
 * Handles uncaught errors (docs/decisions/0023): those of connections or unhandled rejections are logged and
 * the process continues; after any other the state is unknown, so it restarts.
 */
export const createLastResort = ({ log, restart }: LastResort) => ({
  onException: (error: unknown): void => {
    log('uncaught-exception', error);
    if (!isConnectionError(error)) restart();
  },
  onRejection: (error: unknown): void => {
    log('unhandled-rejection', error);
  },
});
