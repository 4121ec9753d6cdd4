import { ApiError, TransportError } from '@haberdash/api-client';
import { ContractError } from '@haberdash/api-client/validate';
import type { PrivateRead } from './read-types.ts';
import { reportFault } from './faults.ts';
import type { Unread } from './unread.ts';

const mayPass = (error: unknown): boolean =>
  error instanceof TransportError ||
  error instanceof ContractError ||
  (error instanceof ApiError && (error.status >= 500 || error.status === 429));

/** The data of a page; for a script a failed read is `unread`, so that what was typed stays, for a document a fault. */
export async function readOrUnread<Data extends object>(
  { isDocument, correlationId }: Pick<PrivateRead, 'isDocument' | 'correlationId'>,
  read: () => Promise<Data>,
): Promise<Data | Unread> {
  try {
    return await read();
  } catch (error) {
    if (isDocument || !mayPass(error)) throw error;
    return { unread: reportFault(error, correlationId) };
  }
}
