import type { ResponseOf } from '../../../platform/contracts/operation-types.ts';
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
  toExportedCart,
  toExportedOrder,
  toExportedQuestion,
  toExportedRegistration,
  toExportedReview,
  toExportedStockNotification,
} from './view.ts';

type Data = ResponseOf<'getConsumerData'>;
type Person = Own<ConsumerRow>;

async function shoppingOf(reader: PrivacyReader, person: Person): Promise<Pick<Data, 'orders' | 'carts'>> {
  const lines = Map.groupBy(await reader.orderLines(person), ({ line }) => line.orderNumber);
  const returns = Map.groupBy(await reader.returns(person), ({ sent }) => sent.orderNumber);
  const cartLines = Map.groupBy(await reader.cartLines(person), ({ line }) => line.cartId);
  return {
    orders: (await reader.orders(person)).map((order) =>
      toExportedOrder(order, lines.get(order.orderNumber), returns.get(order.orderNumber)),
    ),
    carts: (await reader.carts(person)).map((cart) => toExportedCart(cart, cartLines.get(cart.id))),
  };
}

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

async function opinionsOf(
  reader: PrivacyReader,
  person: Person,
): Promise<Pick<Data, 'reviews' | 'questions' | 'votes' | 'reports'>> {
  const pictures = await reader.reviewPictures(person);
  return {
    reviews: (await reader.reviews(person)).map((row) => toExportedReview(row, pictures)),
    questions: (await reader.questions(person)).map(toExportedQuestion),
    votes: (await reader.votes(person)).map(({ kind, targetId, isHelpful, votedAt }) => ({
      kind,
      targetId,
      isHelpful,
      votedAt: votedAt.toISOString(),
    })),
    reports: (await reader.reports(person)).map(({ reviewId, reason, comment, flaggedAt }) => ({
      reviewId,
      reason,
      ...present({ comment }),
      flaggedAt: flaggedAt.toISOString(),
    })),
  };
}

/** Requests without an account, only for a verified address: anyone can enter any address. */
async function requestedByMail(
  reader: PrivacyReader,
  person: Person,
): Promise<Pick<Data, 'newsletters' | 'stockNotifications'>> {
  if (person.emailVerifiedAt === null) return { newsletters: [], stockNotifications: [] };
  return {
    newsletters: (await reader.newsletters(person)).map(toSubscription),
    stockNotifications: (await reader.stockNotifications(person)).map(toExportedStockNotification),
  };
}

/** The export of personal data; `personal-data-tables.fixtures.ts` maps tables to fields. */
export async function dataOf(db: Executor, person: Person, nowMs: number): Promise<Data> {
  const reader = privacyReader(db);
  const origin = await reader.origin(person);
  return {
    generatedAt: new Date(nowMs).toISOString(),
    profile: toProfile(person, await consumerReader(db).parts(person, new Date(nowMs)), true),
    ...(await shoppingOf(reader, person)),
    favourites: (await reader.favourites(person)).map(({ productId, addedAt }) => ({
      productId,
      addedAt: addedAt.toISOString(),
    })),
    savedItems: (await reader.saved(person)).map(({ item }) => ({
      productId: item.variantId,
      qty: item.quantity,
      savedAt: item.savedAt.toISOString(),
    })),
    ...(await walletOf(db, person, nowMs)),
    balances: (await reader.balances(person)).map(({ kind, amount, createdAt }) => ({
      kind,
      amount,
      createdAt: createdAt.toISOString(),
    })),
    notifications: (await reader.notifications(person)).map(({ requestType, channel, optin, recipient }) => ({
      requestType,
      channel,
      optin,
      recipient,
    })),
    ...(await requestedByMail(reader, person)),
    eventRegistrations: (await reader.eventRegistrations(person)).map(toExportedRegistration),
    ...(await opinionsOf(reader, person)),
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
