import { randomUUID } from 'node:crypto';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { isFailedRead } from '../../../../shared/reads/failed-read.ts';

type Session = Pick<PrivateRead['session'], 'value' | 'setValue'>;

const NAME = 'unanswered-add';

/**
 * Sends an add under an idempotency key, and reuses the key until a response arrives, so that pressing again adds one
 * item only. With `isShownByBag` the key stays until the cart page was rendered.
 */
export async function addOnce<Result>(
  session: Session,
  call: string,
  send: (idempotencyKey: string) => Promise<Result>,
  { isShownByBag }: { readonly isShownByBag: boolean },
): Promise<Result> {
  const [storedKey, storedCall] = session.value(NAME)?.split(' ', 2) ?? [];
  const key = storedKey !== undefined && storedCall === call ? storedKey : randomUUID();
  try {
    const result = await send(key);
    session.setValue(NAME, isShownByBag ? `${key} ${call}` : undefined);
    return result;
  } catch (error) {
    session.setValue(NAME, isFailedRead(error) ? `${key} ${call}` : undefined);
    throw error;
  }
}

/** After another change, or once the cart was shown, the same press means another item. */
export const forgetPendingAdd = ({ setValue }: Pick<Session, 'setValue'>): void => setValue(NAME, undefined);
