import { randomUUID } from 'node:crypto';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { isFailedRead } from '../../../../shared/reads/failed-read.ts';

type Session = Pick<PrivateRead['session'], 'value' | 'setValue'>;

const NAME = 'unanswered-add';

/**
 * Sends an add under an idempotency key, and under the same one again while nobody has answered it: whoever presses
 * once more after a lost answer has one piece in the bag, not two. `call` says what is added, and to which cart. Where
 * the page of the bag is what answers (`isShownByBag`), the key stays until that page could be shown.
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

/** The shopper has changed the bag or seen what is in it: the next press is meant as another one. */
export const forgetPendingAdd = ({ setValue }: Pick<Session, 'setValue'>): void => setValue(NAME, undefined);
