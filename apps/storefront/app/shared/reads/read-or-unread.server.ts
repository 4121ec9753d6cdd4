import { ApiError, TransportError } from '@haberdash/api-client';
import { ContractError } from '@haberdash/api-client/validate';
import type { PrivateRead } from './read-types.ts';
import { reportFault } from './faults.ts';
import type { Unread } from './unread.ts';

/** True for what another try may mend: no answer, one that is none, a service that fails or asks to wait. */
const mayPass = (error: unknown): boolean =>
  error instanceof TransportError ||
  error instanceof ContractError ||
  (error instanceof ApiError && (error.status >= 500 || error.status === 429));

/**
 * The data of a page that may be in front of the shopper already: asked for by its scripts, a read that fails is
 * answered as `unread`, so that the page stays with everything typed into it. A document has nothing to keep: its
 * fault meets the boundary.
 */
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
