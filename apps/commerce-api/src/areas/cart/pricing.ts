import type { RequestContext } from '../../platform/context/request-context.ts';
import type { Executor } from '../../platform/db/database.ts';
import { findSoldVariants, findVariantNames, type SoldVariant } from './products.ts';
import type { Own } from '../../platform/policy/objects.ts';
import { cartReader, type CartRow, type LineRow } from './repository.ts';
import { allowedQuantity } from './rules/quantity.ts';
import { isRunning, judgeCoupon, type CouponRefusal, type Promotion } from './rules/promotions.ts';
import { quote, type Quote } from './rules/quote.ts';
import { DEFAULT_METHOD, methodsFor, type Method } from '../delivery/rules/methods.ts';
import { taxRuleOf } from './rules/tax.ts';

/** A line with its product; `stock` counts what the cart's own payment under way has taken. */
export interface PricedLine {
  readonly row: LineRow;
  readonly product: SoldVariant;
  readonly stock: number;
  readonly isAvailable: boolean;
}

/** A line whose product this site does not sell any more, by its name where it still has one. */
export interface GoneLine {
  readonly row: LineRow;
  readonly name: string | undefined;
}

/** A code on a cart, and why it does not apply if it does not. */
export interface CartCoupon {
  readonly code: string;
  readonly promotion: Promotion | undefined;
  readonly refusal: CouponRefusal | 'PRM130' | undefined;
}

/** A cart as it stands now: everything that its view, its checks and its order are made from. */
export interface PricedCart {
  readonly cart: Own<CartRow>;
  readonly lines: readonly PricedLine[];
  /** Lines whose product this site does not sell any more. */
  readonly goneLines: readonly GoneLine[];
  readonly coupons: readonly CartCoupon[];
  readonly methods: readonly Method[];
  readonly method: Method | undefined;
  /** The method that the shopper chose is not offered at this address: `method` replaces it. */
  readonly isMethodLost: boolean;
  /** An order of this cart is being placed, and nobody knows yet whether it will be. */
  readonly isPaymentPending: boolean;
  readonly quote: Quote;
}

type Site = Pick<RequestContext, 'edition' | 'currency' | 'country'>;

async function judgeCoupons(db: Executor, cart: Own<CartRow>, nowMs: number): Promise<CartCoupon[]> {
  const reader = cartReader(db);
  const codes = await reader.couponCodes(cart);
  const found = new Map((await reader.coupons(codes, cart)).map((entry) => [entry.coupon.code, entry]));
  return codes.map((code) => {
    const entry = found.get(code);
    if (entry === undefined) return { code, promotion: undefined, refusal: 'PRM130' };
    return { code, promotion: entry.promotion, refusal: judgeCoupon(entry.coupon, entry.promotion, nowMs) };
  });
}

function chooseMethod(cart: CartRow, site: Site, nowMs: number) {
  const { shippingAddress: address } = cart;
  const country = address?.countryCode ?? site.country;
  const methods = methodsFor(country, address?.postalCode, site.currency, nowMs);
  const chosen = methods.find((method) => method.code === cart.shippingMethod);
  return {
    methods,
    method: chosen ?? methods.find((method) => method.code === DEFAULT_METHOD),
    isMethodLost: cart.shippingMethod !== null && chosen === undefined,
    tax: taxRuleOf(country, address === null ? undefined : (address.province ?? '')),
  };
}

/** Reads a cart and counts it anew with the prices, promotions and stock of this moment. */
export async function priceCart(
  db: Executor,
  cart: Own<CartRow>,
  site: Site,
  nowMs: number,
): Promise<PricedCart> {
  const reader = cartReader(db);
  const rows = await reader.lines(cart);
  const products = await findSoldVariants(
    db,
    rows.map((row) => row.variantId),
    site,
  );
  const gone = rows.filter((row) => !products.has(row.variantId));
  const names = await findVariantNames(
    db,
    gone.map((row) => row.variantId),
    site.edition,
  );
  const { state: paymentState, held } = await reader.livePayment(cart);
  const coupons = await judgeCoupons(db, cart, nowMs);
  const automatic = (await reader.automaticPromotions()).filter((promotion) => isRunning(promotion, nowMs));
  const lines = rows.flatMap((row): PricedLine[] => {
    const product = products.get(row.variantId);
    if (product === undefined) return [];
    const stock = product.stock + (held.get(row.variantId) ?? 0);
    return [
      {
        row,
        product,
        stock,
        isAvailable: product.isSold && row.quantity <= allowedQuantity({ stock, limit: product.limit }),
      },
    ];
  });
  const { tax, ...delivery } = chooseMethod(cart, site, nowMs);
  const opened = coupons.flatMap(({ code, promotion, refusal }) =>
    promotion === undefined || refusal !== undefined ? [] : [{ promotion, code }],
  );
  return {
    cart,
    lines,
    goneLines: gone.map((row) => ({ row, name: names.get(row.variantId) })),
    coupons,
    ...delivery,
    isPaymentPending: paymentState === 'RESERVED' || paymentState === 'UNKNOWN',
    quote: quote({
      currency: site.currency,
      lines: lines.map(({ row, product }) => ({
        id: row.id,
        productId: product.productId,
        categoryIds: product.categoryIds,
        quantity: row.quantity,
        unitCurrent: product.current,
      })),
      promotions: [...automatic.map((promotion) => ({ promotion })), ...opened],
      method: delivery.method,
      tax,
    }),
  };
}
