import type { Answer } from '../../../platform/contracts/operation-types.ts';
import type { Executor } from '../../../platform/db/database.ts';
import type { Own } from '../../../platform/policy/objects.ts';
import {
  type ConsumerRow,
  consumerReader,
  present,
  toProfile,
  toSubscription,
} from '../../customers/index.ts';
import { passkeyReader, toPasskey, walletReader, toInstrument } from '../../accounts/index.ts';
import { privacyReader, type PrivacyReader } from './reader.ts';
import {
  toGiftCard,
  toKeptCart,
  toKeptOrder,
  toKeptQuestion,
  toKeptRegistration,
  toKeptReview,
  toKeptStockNotification,
} from './view.ts';

type Data = Answer<'getConsumerData'>;
type Person = Own<ConsumerRow>;

/** What somebody bought and put into bags. */
async function shoppingOf(kept: PrivacyReader, person: Person): Promise<Pick<Data, 'orders' | 'carts'>> {
  const lines = Map.groupBy(await kept.orderLines(person), ({ line }) => line.orderNumber);
  const returns = Map.groupBy(await kept.returns(person), ({ sent }) => sent.orderNumber);
  const cartLines = Map.groupBy(await kept.cartLines(person), ({ line }) => line.cartId);
  return {
    orders: (await kept.orders(person)).map((order) =>
      toKeptOrder(order, lines.get(order.orderNumber), returns.get(order.orderNumber)),
    ),
    carts: (await kept.carts(person)).map((cart) => toKeptCart(cart, cartLines.get(cart.id))),
  };
}

/** What somebody has to pay with. */
async function walletOf(
  db: Executor,
  person: Person,
  nowMs: number,
): Promise<Pick<Data, 'paymentInstruments' | 'giftCards'>> {
  const instruments = await walletReader(db).instruments(person);
  return {
    paymentInstruments: instruments.flatMap((row) =>
      row.method === 'GIFT_CARD' ? [] : (toInstrument(row, nowMs, 0) ?? []),
    ),
    giftCards: instruments.filter(({ method }) => method === 'GIFT_CARD').map(toGiftCard),
  };
}

/** What somebody said about products. */
async function opinionsOf(
  kept: PrivacyReader,
  person: Person,
): Promise<Pick<Data, 'reviews' | 'questions' | 'votes' | 'reports'>> {
  const pictures = await kept.reviewPictures(person);
  return {
    reviews: (await kept.reviews(person)).map((row) => toKeptReview(row, pictures)),
    questions: (await kept.questions(person)).map(toKeptQuestion),
    votes: (await kept.votes(person)).map(({ kind, targetId, isHelpful, votedAt }) => ({
      kind,
      targetId,
      isHelpful,
      votedAt: votedAt.toISOString(),
    })),
    reports: (await kept.reports(person)).map(({ reviewId, reason, comment, flaggedAt }) => ({
      reviewId,
      reason,
      ...present({ comment }),
      flaggedAt: flaggedAt.toISOString(),
    })),
  };
}

/**
 * What an address asked for without an account. Whoever signed up with the address of somebody else would learn it, so
 * it is told to those who have read mail to the address.
 */
async function askedByMail(
  kept: PrivacyReader,
  person: Person,
): Promise<Pick<Data, 'newsletters' | 'stockNotifications'>> {
  if (person.emailVerifiedAt === null) return { newsletters: [], stockNotifications: [] };
  return {
    newsletters: (await kept.newsletters(person)).map(toSubscription),
    stockNotifications: (await kept.stockNotifications(person)).map(toKeptStockNotification),
  };
}

/** Everything that the shop keeps of somebody; which table stands where in it says `tables-of-people.fixtures.ts`. */
export async function dataOf(db: Executor, person: Person, nowMs: number): Promise<Data> {
  const kept = privacyReader(db);
  const origin = await kept.origin(person);
  return {
    generatedAt: new Date(nowMs).toISOString(),
    profile: toProfile(person, await consumerReader(db).parts(person, new Date(nowMs)), true),
    ...(await shoppingOf(kept, person)),
    favourites: (await kept.favourites(person)).map(({ productId, addedAt }) => ({
      productId,
      addedAt: addedAt.toISOString(),
    })),
    savedItems: (await kept.saved(person)).map(({ item }) => ({
      productId: item.variantId,
      qty: item.quantity,
      savedAt: item.savedAt.toISOString(),
    })),
    ...(await walletOf(db, person, nowMs)),
    balances: (await kept.balances(person)).map(({ kind, amount, createdAt }) => ({
      kind,
      amount,
      createdAt: createdAt.toISOString(),
    })),
    notifications: (await kept.notifications(person)).map(({ requestType, channel, optin, recipient }) => ({
      requestType,
      channel,
      optin,
      recipient,
    })),
    ...(await askedByMail(kept, person)),
    eventRegistrations: (await kept.eventRegistrations(person)).map(toKeptRegistration),
    ...(await opinionsOf(kept, person)),
    passkeys: (await passkeyReader(db).all(person)).map(toPasskey),
    ...present({ origin: origin && originOf(origin) }),
  };
}

const originOf = ({
  leadSource,
  referralCode,
  storeNum,
  invitedAs,
}: NonNullable<Awaited<ReturnType<PrivacyReader['origin']>>>) =>
  present({ leadSource, referralCode, storeNum, invitedAs });
