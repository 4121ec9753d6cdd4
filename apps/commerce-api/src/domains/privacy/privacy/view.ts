import type { ResponseOf } from '../../../platform/contracts/operation-types.ts';
import { toMajor } from '../../../shared/money.ts';
import { ONLINE_LOCATION } from '../../catalogue/index.ts';
import { present } from '../../customers/index.ts';
import { uploadPath } from '../../community/index.ts';
import type { InstrumentRow } from '../../accounts/index.ts';
import type { PrivacyReader } from './reader.ts';

type Data = ResponseOf<'getConsumerData'>;
type Row<Name extends Exclude<keyof PrivacyReader, 'origin'>> = Awaited<
  ReturnType<PrivacyReader[Name]>
>[number];

export const toExportedOrder = (
  order: Row<'orders'>,
  lines: readonly Row<'orderLines'>[] = [],
  returns: readonly Row<'returns'>[] = [],
): Data['orders'][number] => ({
  orderNumber: order.orderNumber,
  createdAt: order.createdAt.toISOString(),
  email: order.email,
  billingAddress: order.billingAddress,
  shipments: order.shipments.map(({ shipmentId, address }) => ({ shipmentId, ...present({ address }) })),
  currency: order.currency,
  total: toMajor(order.total),
  items: lines.map(({ line }) => ({
    productId: line.variantId,
    name: line.name,
    qty: line.quantity,
    rowTotal: toMajor(line.rowTotal),
    ...present({ gift: line.gift }),
  })),
  returns: returns.map(({ sent: { returnNumber, createdAt, trackingNumber } }) => ({
    returnNumber,
    createdAt: createdAt.toISOString(),
    ...present({ trackingNumber }),
  })),
});

export const toExportedCart = (
  { updatedAt, shippingAddress, billingAddress }: Row<'carts'>,
  lines: readonly Row<'cartLines'>[] = [],
): Data['carts'][number] => ({
  updatedAt: updatedAt.toISOString(),
  ...present({ shippingAddress, billingAddress }),
  items: lines.map(({ line: { variantId, quantity, gift } }) => ({
    productId: variantId,
    qty: quantity,
    ...present({ gift }),
  })),
});

/** A saved gift card; only the issuer knows its balance. */
export const toGiftCard = ({
  id,
  lastFour,
  currency,
  createdAt,
}: InstrumentRow): Data['giftCards'][number] => ({
  paymentInstrumentId: id,
  lastFour: lastFour ?? '',
  currency,
  savedAt: createdAt.toISOString(),
});

export const toExportedRegistration = (
  row: Row<'eventRegistrations'>,
): Data['eventRegistrations'][number] => ({
  eventId: row.eventId,
  email: row.email,
  firstName: row.firstName,
  lastName: row.lastName,
  ...present({ gender: row.gender, phoneNumber: row.phoneNumber, plusOne: row.plusOne }),
  attendingDays: row.attendingDays,
  registeredAt: row.registeredAt.toISOString(),
});

/** Includes unpublished reviews. */
export const toExportedReview = (
  row: Row<'reviews'>,
  pictures: readonly Row<'reviewPictures'>[],
): Data['reviews'][number] => ({
  reviewId: row.id,
  productId: row.productId,
  title: row.title,
  text: row.text,
  score: row.score,
  nickname: row.author,
  recommended: row.recommended,
  ...present({ fit: row.fit }),
  createdOn: row.createdOn,
  state: row.state,
  pictures: pictures.filter(({ reviewId }) => reviewId === row.id).map(({ id }) => uploadPath(id)),
});

/** Includes unpublished questions. */
export const toExportedQuestion = (row: Row<'questions'>): Data['questions'][number] => ({
  questionId: row.id,
  productId: row.productId,
  text: row.text,
  nickname: row.author,
  ...present({ email: row.email }),
  askedAt: row.askedAt.toISOString(),
  state: row.state,
});

export const toExportedStockNotification = (
  row: Row<'stockNotifications'>,
): Data['stockNotifications'][number] => ({
  productId: row.variantId,
  ...(row.location === ONLINE_LOCATION ? {} : { storeId: row.location }),
  requestedAt: row.requestedAt.toISOString(),
  ...present({ sentAt: row.sentAt?.toISOString() }),
});
