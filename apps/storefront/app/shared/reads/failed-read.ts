import { ApiError, TransportError } from '@haberdash/api-client';
import { ContractError } from '@haberdash/api-client/validate';

/** True for a call whose outcome is unknown and that may succeed later: no response, an unreadable one, or a server error. */
export const isFailedRead = (error: unknown): boolean =>
  error instanceof TransportError ||
  error instanceof ContractError ||
  (error instanceof ApiError && error.status >= 500);
