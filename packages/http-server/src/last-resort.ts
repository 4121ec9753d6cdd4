/** What Node says of a connection that broke: the matter of one caller, whatever was done with it. */
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
  readonly tell: (event: string, error: unknown) => void;
  /** Ends the process in an orderly way; whoever started it starts it again. */
  readonly restart: () => void;
}

/**
 * The rule for errors that nobody caught (docs/decisions/0023): of a connection, or of a promise that nobody waited
 * for, they are logged and the process goes on; any other has left code in the middle, so the process ends.
 */
export const createLastResort = ({ tell, restart }: LastResort) => ({
  onException: (error: unknown): void => {
    tell('uncaught-exception', error);
    if (!isConnectionError(error)) restart();
  },
  onRejection: (error: unknown): void => {
    tell('unhandled-rejection', error);
  },
});
