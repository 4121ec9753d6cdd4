import type { CartItem, Notification } from '@haberdash/api-client/cart';

import type { RequestContext } from '../../../platform/context/request-context.ts';
import { toMajor } from '../../../shared/money.ts';
import { formatText, type Edition, type Text } from '../../../shared/text.ts';
import {
  ONLINE_LOCATION,
  stockStateOf,
  shippingIdOf,
  methodOfKind,
  type Method,
  type TransitionNotice,
  deliveryTime,
  methodLabel,
  distanceKm,
  type PickupPlace,
} from '../../catalogue/index.ts';
import { cartMessages } from './messages.ts';
import type { PricedCart, PricedLine } from './pricing.ts';
import { imageOf, variationsOf } from './variations.ts';

type Site = Pick<RequestContext, 'locale' | 'edition' | 'currency'>;
type Option = CartItem['shippingOptions'][number];

export function lineNotice(line: PricedLine, edition: Edition): Notification[] {
  if (line.isAvailable) return [];
  const itemId = line.row.id;
  if (!line.product.isSold)
    return [{ type: 'ProductItemNotAvailable', message: formatText(cartMessages.goneItem, edition), itemId }];
  const message =
    line.allowed === 0
      ? formatText(cartMessages.soldOut, edition)
      : formatText(cartMessages.shortOfStock, edition, { quantity: String(line.allowed) });
  return [{ type: 'ProductLineItemInventoryMissing', message, itemId }];
}

const TRANSITION_TEXTS: Readonly<Record<TransitionNotice, Text>> = {
  PickupToSthTransition: cartMessages.pickupToHome,
  PickupToStsTransition: cartMessages.pickupToStore,
  StsToSthTransition: cartMessages.storeToHome,
  StsToPickupTransition: cartMessages.storeToPickup,
  STHToPickupTransition: cartMessages.homeToPickup,
  OrderShippingMethodDowngraded: cartMessages.methodChanged,
  ChangedStoreId: cartMessages.storeChanged,
};

/** Notices of changed delivery (spec 1 §4). */
const transitionNotices = (
  { row }: PricedLine,
  priced: PricedCart,
  { edition }: Pick<Site, 'edition'>,
): Notification[] => {
  const isDowngraded = row.delivery === 'home' && priced.isMethodLost;
  const types: TransitionNotice[] = [
    ...row.notices,
    ...(isDowngraded ? (['OrderShippingMethodDowngraded'] as const) : []),
  ];
  const store = priced.places.get(row.storeId)?.name ?? '';
  return types.map((type) => ({
    type,
    message: formatText(TRANSITION_TEXTS[type], edition, { store }),
    itemId: row.id,
  }));
};

const toOption = (method: Method, { edition, locale }: Site): Pick<Option, 'shippingMethod'> => ({
  shippingMethod: {
    code: method.code,
    label: methodLabel(method, edition),
    deliveryTime: deliveryTime(method, locale),
  },
});

function storeInfo(
  place: PickupPlace,
  storeInventory: number,
  priced: PricedCart,
): NonNullable<Option['storeInfo']> {
  const favourite = priced.places.get(priced.favouriteStoreId ?? '');
  const isOther = favourite !== undefined && favourite.id !== place.id;
  return {
    id: place.id,
    storeInventory,
    name: place.name,
    city: place.city,
    ...(isOther ? { distanceKm: Math.round(distanceKm(favourite, place) * 10) / 10 } : {}),
  };
}

/** Pickup options: the line's store or the favourite one, and its collection point. */
function fetchedOptions(line: PricedLine, priced: PricedCart, site: Site, nowMs: number): Option[] {
  const { row } = line;
  const point = row.delivery === 'pudo' ? priced.places.get(row.storeId) : undefined;
  const isInStore = row.delivery === 'pickup' || row.delivery === 'sts';
  const store = priced.places.get(isInStore ? row.storeId : (priced.favouriteStoreId ?? ''));
  const online = priced.stockAt(row.variantId, ONLINE_LOCATION);
  const option = (
    kind: 'pickup' | 'sts' | 'pudo',
    place: PickupPlace | undefined,
    stock: number,
  ): Option[] => {
    const method = place && methodOfKind(kind, place.countryCode, site.currency, nowMs);
    if (place === undefined || method === undefined) return [];
    return [
      {
        selected: row.delivery === kind,
        ...toOption(method, site),
        available: row.quantity <= stock,
        storeInfo: storeInfo(place, stock, priced),
      },
    ];
  };
  return [
    ...option('pickup', store, store === undefined ? 0 : priced.stockAt(row.variantId, store.id)),
    ...(store?.takesParcels === true || row.delivery === 'sts' ? option('sts', store, online) : []),
    ...option('pudo', point, online),
  ];
}

function shippingOptions(line: PricedLine, priced: PricedCart, site: Site, nowMs: number): Option[] {
  const { row } = line;
  if (row.delivery === 'digital' || row.delivery === 'customs') {
    const method = priced.shipments.find(({ kind }) => kind === row.delivery)?.method;
    return method === undefined
      ? []
      : [{ selected: true, ...toOption(method, site), available: line.isAvailable }];
  }
  const online = priced.stockAt(row.variantId, ONLINE_LOCATION);
  const home: Option[] =
    priced.method === undefined
      ? []
      : [
          {
            selected: row.delivery === 'home',
            ...toOption(priced.method, site),
            available: row.quantity <= online,
          },
        ];
  return [...home, ...fetchedOptions(line, priced, site, nowMs)];
}

const designOf = ({ recipe }: PricedLine['product']): Pick<CartItem, 'precreatedCustomsCode'> => {
  const code = recipe?.code ?? undefined;
  return code === undefined ? {} : { precreatedCustomsCode: code };
};

export function toItem(line: PricedLine, priced: PricedCart, site: Site, withNotices: boolean): CartItem {
  const { row, product } = line;
  const quoted = priced.quote.lines.find(({ id }) => id === row.id);
  const shippingId = shippingIdOf(row);
  const shipment = priced.shipments.find((each) => each.shippingId === shippingId);
  const notices = [
    ...transitionNotices(line, priced, site),
    ...(withNotices ? lineNotice(line, site.edition) : []),
  ];
  return {
    id: row.id,
    productId: product.variantId,
    masterId: product.productId,
    upc: product.upc,
    qty: row.quantity,
    maxQty: product.isSold ? line.allowed : 0,
    bonus: row.bonusPromotionId !== '',
    isCustoms: product.soldAs === 'custom',
    ...(row.recipeId === '' ? {} : { recipeId: row.recipeId }),
    ...designOf(product),
    name: product.name,
    price: {
      amount: toMajor(line.unitCurrent),
      original: toMajor(row.customAmount ?? product.original),
      ...(product.lowest === null ? {} : { lowestPrice30Days: toMajor(product.lowest) }),
      rowTotal: toMajor(quoted?.rowTotal ?? 0),
      discount: toMajor(quoted?.discount ?? 0),
    },
    ...(priced.quote.tax === undefined ? {} : { taxTotal: toMajor(quoted?.tax ?? 0) }),
    pageUrl: product.pageUrl,
    image: imageOf(product, site.edition),
    variants: variationsOf(product, site.edition),
    ...(row.gift === null ? {} : { giftOption: row.gift }),
    ...(row.customAmount === null ? {} : { customAmount: toMajor(row.customAmount) }),
    ...(product.soldAs === 'gift-card' ? { isDigitalProduct: true } : {}),
    ...(row.bonusPromotionId === '' ? {} : { bonusPromotionId: row.bonusPromotionId }),
    shippingId,
    ...(row.storeId === '' ? {} : { storeId: row.storeId }),
    available: line.isAvailable,
    stock: product.isSold ? stockStateOf(line.stock).stock : 'OUT_OF_STOCK',
    selectedShippingOption: shipment?.method?.code ?? '',
    shippingOptions: shippingOptions(line, priced, site, priced.nowMs),
    ...(notices.length === 0 ? {} : { customerNotifications: notices }),
  };
}
