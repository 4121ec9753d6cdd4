import { and, asc, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';

import type { Database, Executor, Tx } from '../../../platform/db/database.ts';
import { LEASE_MS, retryPause } from '../../../platform/process/retry-pause.ts';
import { contactOf, subscriptionReader } from '../../customers/index.ts';
import { outbox, type MailKind } from '../../operations/index.ts';
import type { Mail, Mailer } from '../../../providers/mail/provider.ts';
import type { Texter, TextMessage } from '../../../providers/sms/provider.ts';
import { orderReader } from '../placement/repository.ts';
import { accountDeletion } from './account-deletion.ts';
import { backInStock } from './back-in-stock.ts';
import { emailLinkMail } from './email-link.ts';
import { enrolmentCode } from './enrolment-code.ts';
import { giftCardMail } from './gift-card.ts';
import { orderConfirmation } from './order-confirmation.ts';
import { orderLinkMail } from './order-link.ts';
import {
  orderCancelled,
  orderDelivered,
  orderShipped,
  returnLabel,
  returnRefunded,
} from './purchase-mail.ts';
import { passwordReset } from './password-reset.ts';
import { questionAnswered } from './question-answered.ts';
import { contactCase, warrantyCase } from './support-case.ts';
import { subscriptionConfirmation } from './subscription-confirmation.ts';

const BATCH = 20;
const MAX_PAUSE_MS = 60 * 60_000;

export interface OutboxParts {
  readonly database: Database;
  readonly mailer: Mailer;
  readonly texter: Texter;
  readonly shopUrl: string;
  readonly now: () => number;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

type Queued = typeof outbox.$inferSelect;

/** Leases due mail. */
const claim = ({ database, now }: OutboxParts): Promise<Queued[]> =>
  database.transaction((tx) => {
    const due = tx
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(isNull(outbox.sentAt), lte(outbox.dueAt, new Date(now()))))
      .orderBy(asc(outbox.dueAt))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    return tx
      .update(outbox)
      .set({ dueAt: new Date(now() + LEASE_MS), tries: sql`${outbox.tries} + 1` })
      .where(inArray(outbox.id, due))
      .returning();
  });

/** Makes all unsent mail due, when no sender is running. */
export const makeAllDue = async (tx: Tx, now: Date): Promise<void> => {
  await tx
    .update(outbox)
    .set({ dueAt: now })
    .where(and(isNull(outbox.sentAt), gt(outbox.dueAt, now)));
};

/** Writes queued mail when it is sent; undefined when it is obsolete. */
type WriteMail = (db: Executor, queued: Queued, shopUrl: string) => Promise<Mail | TextMessage | undefined>;

const writers: Readonly<Record<MailKind, WriteMail>> = {
  async 'password-reset'(db, { id, payload }, shopUrl) {
    const { subject = '', code = '' } = payload ?? {};
    const person = await contactOf(db, subject);
    return person && passwordReset(id, { ...person, code }, shopUrl);
  },
  async 'order-confirmation'(db, { id, reference }) {
    const reader = orderReader(db);
    const order = await reader.order(reference);
    if (order === undefined) throw new TypeError('mail for an order that does not exist');
    return orderConfirmation(id, order, await reader.lines(order.orderNumber));
  },
  'order-shipped': orderShipped,
  'order-delivered': orderDelivered,
  'order-cancelled': orderCancelled,
  async 'order-link'(db, { id, payload }, shopUrl) {
    const { code = '', orderNumber = '' } = payload ?? {};
    const order = await orderReader(db).order(orderNumber);
    return order && orderLinkMail(id, { order, code }, shopUrl);
  },
  'return-label': returnLabel,
  'return-refunded': returnRefunded,
  async 'warranty-case'(_db, { id, reference, payload }) {
    const { email = '', locale = '', firstName = '' } = payload ?? {};
    return email === '' ? undefined : warrantyCase(id, { caseNumber: reference, email, locale, firstName });
  },
  async 'contact-case'(_db, { id, reference, payload }) {
    const { email = '', locale = '', firstName = '' } = payload ?? {};
    return email === '' ? undefined : contactCase(id, { caseNumber: reference, email, locale, firstName });
  },
  async 'question-answered'(db, { id, reference, payload }, shopUrl) {
    const { email = '', locale = '', productId = '' } = payload ?? {};
    return questionAnswered(db, { id, answerId: reference, email, locale, productId }, shopUrl);
  },
  async 'back-in-stock'(db, { id, reference, payload }, shopUrl) {
    const { variantId = '', email = '', locale = '' } = payload ?? {};
    return backInStock(db, { id, requestId: reference, variantId, email, locale }, shopUrl);
  },
  async 'gift-card'(db, { id, payload }, shopUrl) {
    const { id: giftId = '', code = '', pin = '' } = payload ?? {};
    return giftCardMail(db, { id, giftId, code, pin }, shopUrl);
  },
  async 'enrolment-code'(_db, { id, payload }) {
    const { email = '', code = '', locale = '' } = payload ?? {};
    return enrolmentCode(id, { email, code, locale });
  },
  async 'account-deletion'(_db, { id, payload }, shopUrl) {
    const { email = '', code = '', locale = '' } = payload ?? {};
    return accountDeletion(id, { email, code, locale }, shopUrl);
  },
  async 'email-link'(_db, { id, payload }, shopUrl) {
    return emailLinkMail(id, payload ?? {}, shopUrl);
  },
  async 'subscription-confirmation'(db, { id, reference, payload }, shopUrl) {
    const pending = await subscriptionReader(db).byConfirmation(reference);
    return (
      pending &&
      subscriptionConfirmation(id, pending, `${shopUrl}/${pending.locale}`, payload?.['code'] ?? '')
    );
  },
};

async function send(parts: OutboxParts, queued: Queued): Promise<void> {
  const { database, mailer, texter, now, shopUrl } = parts;
  const message = await writers[queued.kind](database.read, queued, shopUrl);
  if (message !== undefined) await ('html' in message ? mailer.send(message) : texter.send(message));
  await database.read
    .update(outbox)
    .set({ sentAt: new Date(now()), payload: null })
    .where(eq(outbox.id, queued.id));
}

/** Sends due mail with growing retry pauses, each once. */
export async function sendMail(parts: OutboxParts): Promise<void> {
  for (;;) {
    const queued = await claim(parts);
    for (const mail of queued) {
      try {
        await send(parts, mail);
      } catch (error) {
        parts.log.warn({ err: error, mail: mail.id, tries: mail.tries }, 'mail not sent');
        const pause = retryPause(mail.tries, MAX_PAUSE_MS);
        await parts.database.read
          .update(outbox)
          .set({ dueAt: new Date(parts.now() + pause) })
          .where(eq(outbox.id, mail.id));
      }
    }
    if (queued.length < BATCH) return;
  }
}
