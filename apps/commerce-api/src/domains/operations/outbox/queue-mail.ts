import { randomUUID } from 'node:crypto';

import type { Tx } from '../../../platform/db/database.ts';
import { outbox, type MailKind } from './schema.ts';

/** Mail to be written and sent once the transaction has ended. */
export interface QueuedMail {
  readonly kind: MailKind;
  readonly reference: string;
  readonly payload?: Readonly<Record<string, string>>;
}

/** Queues mail in the transaction of what it tells of: both happen or neither. A second one about the same is dropped. */
export const queueMail = async (tx: Tx, mail: QueuedMail, now: Date): Promise<void> => {
  await tx
    .insert(outbox)
    .values({ id: randomUUID(), ...mail, createdAt: now, dueAt: now })
    .onConflictDoNothing();
};
