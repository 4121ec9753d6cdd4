import type { RequestContext } from '../../../platform/context/request-context.ts';
import type { Executor } from '../../../platform/db/database.ts';
import type { Own } from '../../../platform/policy/objects.ts';
import { stockKey, findPlaces, type PickupPlace, type Method } from '../../catalogue/index.ts';
import { checkGifts, type CartGifts } from './gifts.ts';
import { priceLines, type GoneLine, type PricedLine } from './lines.ts';
import { reductionsOf, type Reductions } from './reductions.ts';
import { cartReader, type CartRow } from './repository.ts';
import { readReservation, type Reservation } from './reservations.ts';
import { isRunning, checkCoupon, type CouponError, type Promotion } from './rules/promotions.ts';
import { quote, type Quote } from './rules/quote.ts';
import { marketOf } from '../../../shared/countries/table.ts';
import { priceTenders, type PricedTenders } from '../tenders/tenders.ts';
import { taxRuleOf } from './rules/tax.ts';
import { homeDelivery, shipmentsOf, type PricedShipment } from './shipments.ts';

export type { GoneLine, PricedLine } from './lines.ts';

/** A code and its error, if any. */
export interface CartCoupon {
  readonly code: string;
  readonly promotion: Promotion | undefined;
  readonly rejection: CouponError | 'PRM130' | undefined;
}

/** A priced cart, from which views, checks and orders are built. */
export interface PricedCart {
  readonly cart: Own<CartRow>;
  readonly lines: readonly PricedLine[];
  readonly goneLines: readonly GoneLine[];
  readonly coupons: readonly CartCoupon[];
  readonly gifts: Omit<CartGifts, 'lines'>;
  /** Home delivery first. */
  readonly shipments: readonly PricedShipment[];
  /** Methods of home delivery, even if no line needs them. */
  readonly methods: readonly Method[];
  readonly method: Method | undefined;
  /** The chosen method is not offered at this address; `method` replaces it. */
  readonly isMethodLost: boolean;
  /** Places of the lines and the favourite store, by id. */
  readonly places: ReadonlyMap<string, PickupPlace>;
  readonly favouriteStoreId: string | undefined;
  /** Stock before any line. */
  readonly stockAt: (variantId: string, location: string) => number;
  /** A placement is undecided. */
  readonly isPaymentPending: boolean;
  /** The cart's own reservation counts as stock. */
  readonly reservation: Reservation | undefined;
  /** Role prices and adjustments, before promotions. */
  readonly reductions: Reductions;
  readonly quote: Quote;
  readonly nowMs: number;
  readonly payment: PricedTenders;
}

type Site = Pick<RequestContext, 'edition' | 'currency' | 'country'>;

async function checkCoupons(db: Executor, cart: Own<CartRow>, nowMs: number): Promise<CartCoupon[]> {
  const reader = cartReader(db);
  const codes = await reader.couponCodes(cart);
  const found = new Map((await reader.coupons(codes, cart)).map((entry) => [entry.coupon.code, entry]));
  return codes.map((code) => {
    const entry = found.get(code);
    if (entry === undefined) return { code, promotion: undefined, rejection: 'PRM130' };
    return { code, promotion: entry.promotion, rejection: checkCoupon(entry.coupon, entry.promotion, nowMs) };
  });
}

/** The first pickup place of a cart without other delivery. */
const fetchedAt = (shipments: readonly PricedShipment[]): PickupPlace | undefined =>
  shipments.every(({ place }) => place !== undefined) ? shipments[0]?.place : undefined;

/** The tax place: the pickup place, else the address, else the site's country; unknown provinces use the bill's. */
function taxOfCart(
  { shippingAddress, billingAddress }: CartRow,
  shipments: readonly PricedShipment[],
  site: Site,
) {
  const fetched = fetchedAt(shipments);
  if (typeof fetched?.province === 'string') return taxRuleOf(fetched.countryCode, fetched.province);
  const country = shippingAddress?.countryCode ?? shipments[0]?.place?.countryCode ?? site.country;
  const address = shippingAddress ?? billingAddress;
  if (address === null) return taxRuleOf(country, undefined);
  return taxRuleOf(country, address.countryCode === country ? (address.province ?? '') : '');
}

/** Stock held for this cart by `stockKey`. */
function ownReservedStock(held: ReadonlyMap<string, number>, reservation: Reservation | undefined) {
  const own = new Map(held);
  for (const { variantId, location, quantity } of reservation?.quantities ?? []) {
    const key = stockKey(variantId, location);
    own.set(key, (own.get(key) ?? 0) + quantity);
  }
  return own;
}

/** Prices a cart with current prices, promotions and stock; `known` skips reading the reservation. */
export async function priceCart(
  db: Executor,
  cart: Own<CartRow>,
  site: Site,
  nowMs: number,
  favouriteStoreId?: string,
  known?: Pick<PricedCart, 'reservation'>,
): Promise<PricedCart> {
  const reader = cartReader(db);
  const rows = await reader.lines(cart);
  const { state: paymentState, held } = await reader.livePayment(cart);
  const { reservation } = known ?? { reservation: await readReservation(db, cart, nowMs) };
  const favourite = rows.length === 0 || favouriteStoreId === undefined ? [] : [favouriteStoreId];
  const places = await findPlaces(db, [...rows.map((row) => row.storeId), ...favourite]);
  const {
    lines: allLines,
    goneLines,
    stockAt,
  } = await priceLines(db, rows, ownReservedStock(held, reservation), site, favourite);
  const coupons = await checkCoupons(db, cart, nowMs);
  const automatic = (await reader.automaticPromotions()).filter((promotion) => isRunning(promotion, nowMs));
  const opened = coupons.flatMap(({ code, promotion, rejection }) =>
    promotion === undefined || rejection !== undefined ? [] : [{ promotion, code }],
  );
  const running = [...automatic, ...opened.map(({ promotion }) => promotion)];
  const { lines, ...gifts } = await checkGifts(db, allLines, running, site);
  const home = homeDelivery(cart.shippingAddress, cart.shippingMethod, site, nowMs);
  const country = cart.shippingAddress?.countryCode ?? site.country;
  const shipments = shipmentsOf(
    lines.map(({ row }) => row),
    home,
    places,
    country,
    site,
    nowMs,
  );
  const quoted = lines.map(({ row, product, unitCurrent }) => ({
    id: row.id,
    productId: product.productId,
    categoryIds: product.categoryIds,
    quantity: row.quantity,
    unitCurrent,
    unitOriginal: Math.max(unitCurrent, product.original),
    isGiftCard: product.soldAs === 'gift-card',
  }));
  const reductions = await reductionsOf(db, cart, quoted, site.currency, nowMs);
  const counted = quote({
    currency: site.currency,
    lines: quoted,
    reduced: reductions.byLine,
    promotions: [...automatic.map((promotion) => ({ promotion })), ...opened],
    shipments,
    tax: taxOfCart(cart, shipments, site),
  });
  const { minimumPoints = 0, providers = {} } = marketOf(site.country) ?? {};
  const ofGiftCards = quoted.reduce(
    (sum, line) => sum + (line.isGiftCard ? line.unitCurrent * line.quantity : 0),
    0,
  );
  const giftCardsMost = Math.max(0, counted.total - ofGiftCards);
  return {
    cart,
    lines,
    goneLines,
    coupons,
    shipments,
    ...home,
    isMethodLost: home.isMethodLost && shipments.some(({ kind }) => kind === 'home'),
    places,
    reductions,
    gifts,
    favouriteStoreId: places.has(favouriteStoreId ?? '') ? favouriteStoreId : undefined,
    stockAt,
    nowMs,
    isPaymentPending: paymentState === 'RESERVED' || paymentState === 'UNKNOWN',
    reservation,
    quote: counted,
    payment: await priceTenders(db, cart, counted.total, { minimumPoints, providers, giftCardsMost }),
  };
}
