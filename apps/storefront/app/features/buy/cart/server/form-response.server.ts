import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { isFailedRead } from '../../../../shared/reads/failed-read.ts';

const formResponses = new WeakSet<object>();

export const markFormResponse = ({ session }: Pick<PrivateRead, 'session'>): void =>
  void formResponses.add(session);

export const isFormResponse = ({ session }: Pick<PrivateRead, 'session'>): boolean =>
  formResponses.has(session);

/** A read of a page with a form; undefined where it fails in the response to a form, which is shown nevertheless. */
export async function readUnlessFormResponse<Read>(
  shopper: Pick<PrivateRead, 'session'>,
  read: () => Promise<Read>,
): Promise<Read | undefined> {
  try {
    return await read();
  } catch (error) {
    if (!isFormResponse(shopper) || !isFailedRead(error)) throw error;
    return undefined;
  }
}
