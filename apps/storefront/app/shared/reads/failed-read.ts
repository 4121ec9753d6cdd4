import { ApiError, TransportError } from '@haberdash/api-client';
import { ContractError } from '@haberdash/api-client/validate';

export const isFailedRead = (error: unknown): boolean =>
  error instanceof TransportError ||
  error instanceof ContractError ||
  (error instanceof ApiError && error.status >= 500);
