import { randomUUID } from 'node:crypto';

import type { Tx } from '../../../platform/db/database.ts';
import { outbox, type MailKind } from './schema.ts';

export interface QueuedMail {
  readonly kind: MailKind;
  readonly reference: string;
  readonly payload?: Readonly<Record<string, string>>;
}

/** Queues mail within the transaction of its event; duplicates are dropped. */
export const queueMail = async (tx: Tx, mail: QueuedMail, now: Date): Promise<void> => {
  await tx
    .insert(outbox)
    .values({ id: randomUUID(), ...mail, createdAt: now, dueAt: now })
    .onConflictDoNothing();
};
