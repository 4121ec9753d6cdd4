import { desc, eq } from 'drizzle-orm';

import type { Clock } from '@haberdash/commerce-api/clock.ts';
import type { Database } from '@haberdash/commerce-api/db/database.ts';
import { sandboxMail } from '@haberdash/commerce-api/db/schema/sandbox.ts';
import type { Mailer } from '@haberdash/commerce-api/parties/mail/mailer.ts';

/** A message in the mailbox. */
export type ReceivedMail = typeof sandboxMail.$inferSelect;

/** A mail party that delivers into a mailbox that anybody at the machine can open. */
export interface Mailbox extends Mailer {
  list(limit: number): Promise<ReceivedMail[]>;
  find(id: string): Promise<ReceivedMail | undefined>;
}

/** Keeps mail in the sandbox's own table. */
export function sandboxMailbox(database: Database, clock: Clock): Mailbox {
  return {
    async send({ to, ...mail }) {
      await database.read
        .insert(sandboxMail)
        .values({ ...mail, recipient: to, receivedAt: new Date(clock.now()) })
        .onConflictDoNothing();
    },
    list: (limit) =>
      database.read.select().from(sandboxMail).orderBy(desc(sandboxMail.receivedAt)).limit(limit),
    async find(id) {
      const [found] = await database.read.select().from(sandboxMail).where(eq(sandboxMail.id, id));
      return found;
    },
  };
}
