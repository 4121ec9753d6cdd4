import { ApiError, TransportError } from '@haberdash/api-client';
import type { PrivateRead } from '../../../shared/reads/define-read.ts';

const answered = new WeakSet<object>();

/** True for a read that may succeed later: the service did not answer, or failed. */
export const isFailedRead = (error: unknown): boolean =>
  error instanceof TransportError || (error instanceof ApiError && error.status >= 500);

/** Notes that this request answers a form: its page is shown with what was typed, even where its own reads fail. */
export const noteAnswer = ({ session }: Pick<PrivateRead, 'session'>): void => void answered.add(session);

/** A read of a page with a form; undefined where it fails and the form of this request has to be shown nevertheless. */
export async function readUnlessAnswering<Read>(
  { session }: Pick<PrivateRead, 'session'>,
  read: () => Promise<Read>,
): Promise<Read | undefined> {
  try {
    return await read();
  } catch (error) {
    if (!answered.has(session) || !isFailedRead(error)) throw error;
    return undefined;
  }
}
