import { readBlocksAround } from '../../../content/index.server.ts';
import { expressCartOf, isOrderNumber, storeExpressCart, storeLastOrder } from '../../cart/index.ts';
import { ApiError } from '@haberdash/api-client';
import type { Order } from '@haberdash/api-client/cart';
import { promotionSummary } from '@haberdash/promotions';
import { data } from 'react-router';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { pageHead } from '../../../../shared/seo/page-head.ts';
import { isGuest } from '../../cart/index.server.ts';
import { addressLines } from '../model/address-lines.ts';
import { orderShipments } from '../model/shipments.ts';
import { forgetExpress } from '../model/checkout-status.ts';
import { storePaymentChoice } from '../model/payment-choice.ts';

async function readOrder({ api, url }: PrivateRead): Promise<Order | undefined> {
  const orderId = url.searchParams.get('orderNumber') ?? '';
  if (!isOrderNumber(orderId)) return undefined;
  try {
    return await api.consumers.GET('/consumers-v3/consumer/purchase/{orderId}', {
      params: { path: { orderId } },
    });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

/** Forgets the cart only now that the order is shown; its number stays, as this response may be lost, too. */
function forgetCart({ session }: PrivateRead, { cartId, orderNumber }: Order): void {
  if (cartId === undefined) return;
  if (cartId === expressCartOf(session)) storeExpressCart(session, undefined);
  else if (cartId === session.basketId()) {
    session.setBasketId(undefined);
    storeLastOrder(session, orderNumber);
  } else return;
  storePaymentChoice(session, undefined);
  forgetExpress(session);
}

/** Where an order began, by the address (spec 1 §2): of one from a product page the bag is as it was. */
const isFromProduct = ({ url }: PrivateRead): boolean =>
  ['applePayPdp', 'paypalPdp'].includes(url.searchParams.get('storeContext') ?? '');

const orderTenders = ({ paymentMethod }: Order) =>
  paymentMethod
    .filter(({ code }) => code !== 'CREDIT_CARD')
    .map(({ id, code, label, amount, refunded, additionalData }) => ({
      id: id ?? code,
      label,
      amount,
      refunded,
      lastFour: additionalData?.lastFour,
    }));

/** What only reports need of a line of an order, where it has it. */
function reportedFacts({ shipments }: Order, item: Order['items'][number]) {
  const { bonus, taxTotal, pageUrl, giftOption, shipmentId } = item;
  const shipment = shipments.find((each) => each.shipmentId === shipmentId);
  return {
    ...(bonus === true ? { bonus } : {}),
    ...(taxTotal === undefined ? {} : { taxTotal }),
    ...(pageUrl === undefined ? {} : { pageUrl }),
    ...(giftOption === undefined ? {} : { isGift: true as const }),
    ...(shipment === undefined
      ? {}
      : {
          delivery: {
            code: shipment.shippingMethod.code,
            time: shipment.shippingMethod.deliveryTime,
            storeId: shipment.storeId,
          },
        }),
  };
}

export function orderView(order: Order) {
  const shipment = order.shipments.find(({ address: to }) => to !== undefined);
  const address = shipment?.address;
  const paid = order.paymentMethod.find(({ code }) => code === 'CREDIT_CARD');
  const card = paid?.additionalData;
  return {
    orderNumber: order.orderNumber,
    createdAt: order.createdAt,
    email: order.email,
    firstName: address?.firstName ?? order.billingAddress.firstName,
    currency: order.currency,
    returnDays: order.returnDays,
    totals: order.totals,
    promotions: promotionSummary(order.promoSummary),
    items: order.items.map((item) => {
      const { id, productId, masterId, recipeId, name, image, variants, qty, price } = item;
      return {
        id,
        productId,
        ...(recipeId === undefined ? {} : { recipeId }),
        masterId,
        name,
        image,
        qty,
        choices: variants.map(({ value }) => value),
        rowTotal: price.rowTotal,
        price,
        ...reportedFacts(order, item),
      };
    }),
    method:
      shipment === undefined
        ? undefined
        : {
            code: shipment.shippingMethod.code,
            label: shipment.shippingMethod.label,
            deliveryTime: shipment.shippingMethod.deliveryTime,
          },
    shipping: address === undefined ? undefined : addressLines(address),
    others: orderShipments(order).filter(({ way }) => way !== 'home'),
    tenders: orderTenders(order),
    billing: addressLines(order.billingAddress),
    card:
      card === undefined
        ? undefined
        : {
            brand: card.type ?? '',
            lastFour: card.lastFour ?? '',
            amount: paid?.amount,
            refunded: paid?.refunded,
          },
    points: order.loyaltyPoints,
  };
}

/** The order as it was read back from the service; another shopper's and an unknown one answer alike. */
export async function readConfirmation(read: PrivateRead) {
  const [order, around] = await Promise.all([readOrder(read), readBlocksAround(read, 'order-confirmation')]);
  const { t } = read;
  if (order === undefined) {
    const head = pageHead(read, { title: t('checkout.orderMissingTitle'), noIndex: true });
    return data({ kind: 'missing' as const, head }, { status: 404 });
  }
  if (order.status === 'PENDING_CHALLENGE') {
    const head = pageHead(read, { title: t('checkout.pendingTitle'), noIndex: true });
    return data({ kind: 'pending' as const, head });
  }
  forgetCart(read, order);
  return data({
    kind: 'placed' as const,
    around,
    isGuest: isGuest(read.session),
    isFromProduct: isFromProduct(read),
    head: pageHead(read, { title: t('checkout.confirmationMeta'), noIndex: true }),
    ...orderView(order),
  });
}
