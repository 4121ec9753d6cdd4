/** SQLSTATEs of lost and rejected connections. */
const SQL_STATES = /^(?:57P0[1-3]|53300|08\w{3})$/;

/** Operating system codes of an unreachable server. */
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

/** pg messages without codes: ended, broken, timed out. */
const DRIVER_MESSAGES =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect)/;

const isOne = (error: Error): boolean => {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return SQL_STATES.test(code) || SYSTEM_CODES.has(code) || DRIVER_MESSAGES.test(error.message);
};

/** True when an error or its cause is a lost connection. */
export function isLostConnection(error: unknown): boolean {
  return error instanceof Error && (isOne(error) || isLostConnection(error.cause));
}
