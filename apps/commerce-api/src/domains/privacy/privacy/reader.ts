import { and, asc, eq, isNull } from 'drizzle-orm';

import type { Executor } from '../../../platform/db/database.ts';
import type { Own } from '../../../platform/policy/objects.ts';
import { balanceEntry, orderReturn, orderLine, shopOrder } from '../../ledger/index.ts';
import { cart, cartLine, favouriteItem, favouriteList, savedItem, savedList } from '../../shopping/index.ts';
import { review, stockNotification } from '../../catalogue/index.ts';
import { type ConsumerRow, consumerOrigin, notificationChoice, subscription } from '../../customers/index.ts';
import { eventRegistration } from '../../content/index.ts';
import { helpfulVote, question, reviewFlag, uploadedPicture } from '../../community/index.ts';

type Person = Own<ConsumerRow>;

/** Reads orders and carts, oldest first. */
const shoppingReader = (db: Executor) => ({
  orders: ({ subject }: Person) =>
    db.select().from(shopOrder).where(eq(shopOrder.owner, subject)).orderBy(asc(shopOrder.createdAt)),
  orderLines: ({ subject }: Person) =>
    db
      .select({ line: orderLine })
      .from(orderLine)
      .innerJoin(shopOrder, eq(shopOrder.orderNumber, orderLine.orderNumber))
      .where(eq(shopOrder.owner, subject))
      .orderBy(asc(orderLine.position)),
  returns: ({ subject }: Person) =>
    db
      .select({ sent: orderReturn })
      .from(orderReturn)
      .innerJoin(shopOrder, eq(shopOrder.orderNumber, orderReturn.orderNumber))
      .where(eq(shopOrder.owner, subject))
      .orderBy(asc(orderReturn.createdAt)),
  carts: ({ subject }: Person) =>
    db.select().from(cart).where(eq(cart.owner, subject)).orderBy(asc(cart.updatedAt)),
  cartLines: ({ subject }: Person) =>
    db
      .select({ line: cartLine })
      .from(cartLine)
      .innerJoin(cart, eq(cart.id, cartLine.cartId))
      .where(eq(cart.owner, subject))
      .orderBy(asc(cartLine.position)),
});

/** Reads reviews, questions and votes, oldest first. */
const opinionsReader = (db: Executor) => ({
  reviews: ({ subject }: Person) =>
    db.select().from(review).where(eq(review.writer, subject)).orderBy(asc(review.createdOn)),
  reviewPictures: ({ subject }: Person) =>
    db
      .select({ id: uploadedPicture.id, reviewId: uploadedPicture.reviewId })
      .from(uploadedPicture)
      .where(eq(uploadedPicture.owner, subject))
      .orderBy(asc(uploadedPicture.position)),
  questions: ({ subject }: Person) =>
    db.select().from(question).where(eq(question.asker, subject)).orderBy(asc(question.askedAt)),
  votes: ({ subject }: Person) =>
    db.select().from(helpfulVote).where(eq(helpfulVote.voter, subject)).orderBy(asc(helpfulVote.votedAt)),
  reports: ({ subject }: Person) =>
    db.select().from(reviewFlag).where(eq(reviewFlag.reporter, subject)).orderBy(asc(reviewFlag.flaggedAt)),
});

/** Reads exported data beside profile, instruments and passkeys, oldest first. */
export const privacyReader = (db: Executor) => ({
  ...shoppingReader(db),
  favourites: ({ subject }: Person) =>
    db
      .select({ productId: favouriteItem.productId, addedAt: favouriteItem.addedAt })
      .from(favouriteItem)
      .innerJoin(favouriteList, eq(favouriteList.id, favouriteItem.listId))
      .where(eq(favouriteList.owner, subject))
      .orderBy(asc(favouriteItem.addedAt)),
  saved: ({ subject }: Person) =>
    db
      .select({ item: savedItem })
      .from(savedItem)
      .innerJoin(savedList, eq(savedList.id, savedItem.listId))
      .where(eq(savedList.owner, subject))
      .orderBy(asc(savedItem.savedAt)),
  balances: ({ consumerNo }: Person) =>
    db
      .select()
      .from(balanceEntry)
      .where(eq(balanceEntry.consumerNo, consumerNo))
      .orderBy(asc(balanceEntry.createdAt)),
  notifications: ({ consumerNo }: Person) =>
    db.select().from(notificationChoice).where(eq(notificationChoice.consumerNo, consumerNo)),
  /** Anyone can enter any address there. */
  stockNotifications: ({ email }: Person) =>
    db
      .select()
      .from(stockNotification)
      .where(eq(stockNotification.email, email))
      .orderBy(asc(stockNotification.requestedAt)),
  /** Anyone can enter any address there. */
  newsletters: ({ brand, email }: Person) =>
    db
      .select()
      .from(subscription)
      .where(
        and(
          eq(subscription.brand, brand),
          eq(subscription.recipient, email),
          isNull(subscription.consumerNo),
        ),
      ),
  eventRegistrations: ({ consumerNo }: Person) =>
    db
      .select()
      .from(eventRegistration)
      .where(eq(eventRegistration.consumerNo, consumerNo))
      .orderBy(asc(eventRegistration.registeredAt)),
  ...opinionsReader(db),
  async origin({ consumerNo }: Person) {
    const [found] = await db.select().from(consumerOrigin).where(eq(consumerOrigin.consumerNo, consumerNo));
    return found;
  },
});

export type PrivacyReader = ReturnType<typeof privacyReader>;
