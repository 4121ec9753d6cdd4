import { randomUUID } from 'node:crypto';
import { and, asc, eq, gt, isNull, inArray, notInArray } from 'drizzle-orm';

import type { Executor, Tx } from '../../platform/db/database.ts';
import type { Own } from '../../platform/policy/objects.ts';
import { cart, cartLine } from '../cart/schema.ts';
import { enrolmentChallenge } from '../consumers/challenge-schema.ts';
import type { ConsumerRow } from '../consumers/objects.ts';
import { savedInstrument } from '../consumers/saved-instrument-schema.ts';
import { consumer } from '../consumers/schema.ts';
import { notificationChoice, subscription } from '../consumers/subscription-schema.ts';
import { favoriteItem, favoriteList } from '../favourites/schema.ts';
import { authorizationCode, credential, passwordReset } from '../identity/schema.ts';
import { forgetGifts } from '../digital-gifts/repository.ts';
import { LIVE_STATES, orderLine, paymentAttempt, shopOrder } from '../orders/schema.ts';
import { refreshToken } from '../token/schema.ts';
import { savedList } from '../saved-items/schema.ts';
import { anonymous } from './rules.ts';
import { removeTexts } from '../reviews/remove-texts.ts';

/** Reads what the shop keeps of somebody beside the profile. */
export const privacyReader = (db: Executor) => ({
  orders: ({ subject }: Own<ConsumerRow>) =>
    db.select().from(shopOrder).where(eq(shopOrder.owner, subject)).orderBy(asc(shopOrder.createdAt)),
  lines: ({ subject }: Own<ConsumerRow>) =>
    db
      .select({ line: orderLine })
      .from(orderLine)
      .innerJoin(shopOrder, eq(shopOrder.orderNumber, orderLine.orderNumber))
      .where(eq(shopOrder.owner, subject))
      .orderBy(asc(orderLine.position)),
  favourites: ({ subject }: Own<ConsumerRow>) =>
    db
      .select({ productId: favoriteItem.productId, addedAt: favoriteItem.addedAt })
      .from(favoriteItem)
      .innerJoin(favoriteList, eq(favoriteList.id, favoriteItem.listId))
      .where(eq(favoriteList.owner, subject))
      .orderBy(asc(favoriteItem.addedAt)),
  notifications: ({ consumerNo }: Own<ConsumerRow>) =>
    db.select().from(notificationChoice).where(eq(notificationChoice.consumerNo, consumerNo)),
});

/** Ends accounts, in one transaction. */
export const privacyRepository = (tx: Tx) => ({
  async addCode(
    { subject, brand, email }: Own<ConsumerRow>,
    codeHash: string,
    expiresAt: Date,
  ): Promise<void> {
    await tx
      .insert(enrolmentChallenge)
      .values({ id: randomUUID(), subject, brand, email, codeHash, expiresAt });
  },
  /** The account that a mailed code is about. */
  async accountOf(codeHash: string, now: Date): Promise<typeof consumer.$inferSelect | undefined> {
    const [found] = await tx
      .select({ person: consumer })
      .from(enrolmentChallenge)
      .innerJoin(consumer, eq(consumer.subject, enrolmentChallenge.subject))
      .where(and(eq(enrolmentChallenge.codeHash, codeHash), gt(enrolmentChallenge.expiresAt, now)))
      .for('update');
    return found?.person;
  },
  /** What the payment party knows the saved cards by. */
  async cardTokens({ consumerNo }: typeof consumer.$inferSelect): Promise<string[]> {
    const rows = await tx
      .select({ token: savedInstrument.partyToken })
      .from(savedInstrument)
      .where(and(eq(savedInstrument.consumerNo, consumerNo), eq(savedInstrument.method, 'CREDIT_CARD')));
    return rows.flatMap(({ token }) => token ?? []);
  },
  /** Makes the orders of somebody those of nobody; the law wants the rest of them kept. */
  async anonymiseOrders(subject: string): Promise<void> {
    const owner = `deleted-${randomUUID()}`;
    for (const order of await tx.select().from(shopOrder).where(eq(shopOrder.owner, subject))) {
      const { email, billingAddress, shipments } = anonymous(order);
      await tx
        .update(shopOrder)
        .set({ owner, email, billingAddress, shipments })
        .where(eq(shopOrder.orderNumber, order.orderNumber));
      await forgetGifts(tx, order.orderNumber);
    }
    const settled = and(
      eq(paymentAttempt.owner, subject),
      notInArray(paymentAttempt.state, [...LIVE_STATES]),
    );
    for (const { id, plan } of await tx.select().from(paymentAttempt).where(settled))
      await tx
        .update(paymentAttempt)
        .set({
          owner,
          plan: { ...anonymous(plan), lines: plan.lines.map((line) => ({ ...line, gift: null })) },
        })
        .where(eq(paymentAttempt.id, id));
    const none = { shippingAddress: null, billingAddress: null };
    await tx
      .update(cart)
      .set({ owner, ...none })
      .where(eq(cart.owner, subject));
    const theirs = tx.select({ id: cart.id }).from(cart).where(eq(cart.owner, owner));
    await tx.update(cartLine).set({ gift: null }).where(inArray(cartLine.cartId, theirs));
  },
  /** Removes the account and everything that hangs on it; every session ends with it. */
  async remove({ subject, consumerNo, brand, email }: typeof consumer.$inferSelect): Promise<void> {
    await tx.delete(favoriteList).where(eq(favoriteList.owner, subject));
    await removeTexts(tx, subject);
    await tx.delete(savedList).where(eq(savedList.owner, subject));
    await tx.delete(refreshToken).where(eq(refreshToken.subject, subject));
    await tx.delete(credential).where(eq(credential.subject, subject));
    await tx.delete(authorizationCode).where(eq(authorizationCode.subject, subject));
    await tx.delete(passwordReset).where(eq(passwordReset.subject, subject));
    await tx.delete(enrolmentChallenge).where(eq(enrolmentChallenge.subject, subject));
    await tx
      .delete(subscription)
      .where(
        and(
          eq(subscription.brand, brand),
          eq(subscription.recipient, email),
          isNull(subscription.consumerNo),
        ),
      );
    await tx.delete(consumer).where(eq(consumer.consumerNo, consumerNo));
  },
});
