/** SQLSTATEs that end a connection or reject one: shutdown, crash, recovery, too many, and class 08. */
const SQL_STATES = /^(?:57P0[1-3]|53300|08\w{3})$/;

/** What the operating system says where the server cannot be reached. */
const SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** The driver has no codes for its own: a connection that ended, one already broken, none within the time. */
const DRIVER_MESSAGES =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect)/;

const isOne = (error: Error): boolean => {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return SQL_STATES.test(code) || SYSTEM_CODES.has(code) || DRIVER_MESSAGES.test(error.message);
};

/** True when a statement failed because the database is away, looked up through the wrappers around the error. */
export function isLostConnection(error: unknown): boolean {
  return error instanceof Error && (isOne(error) || isLostConnection(error.cause));
}
