/** Responses of a cart's card. */
export type CardResult = 'authorised' | 'declined' | 'insufficient' | 'challenge';

/** Quantities of the model's two products. */
export type Pieces = readonly [number, number];

/** A cart of a history before placement, in minor units. */
export interface CartSpec {
  /** Index of the shopper; several clients may share one. */
  readonly person: number;
  readonly pieces: Pieces;
  readonly hasCoupon: boolean;
  /** Maximum of points to pay; undefined for none. */
  readonly points: number | undefined;
  readonly hasGiftCard: boolean;
  /** The confirmed total. */
  readonly expected: number;
  readonly card: CardResult;
}

export interface Op {
  readonly kind: 'place' | 'pass' | 'fail' | 'cancel';
  readonly cart: number;
}

interface Taken {
  readonly points: number;
  readonly gift: number;
  readonly card: number;
  readonly cap: number;
}

interface CartState {
  readonly state: 'open' | 'live' | 'challenge' | 'placed' | 'cancelled' | 'failed';
  readonly took: Taken;
  readonly isGiftCharged: boolean;
  readonly error: string;
}

/** The state that clients share. */
export interface Shared {
  readonly stock: Pieces;
  readonly coupons: number;
  readonly gift: number;
  /** By person. */
  readonly points: readonly number[];
  /** Remaining cap by person; undefined without role prices. */
  readonly caps: readonly (number | undefined)[];
  readonly carts: readonly CartState[];
}

/** Constants of a history. */
export interface Rules {
  readonly carts: readonly CartSpec[];
  /** Balance of the gift card when it was added. */
  readonly giftBalance: number;
  /** True on PGlite; otherwise each statement has its own snapshot, and several outcomes are possible. */
  readonly isSnapshot: boolean;
}

/** Step within an operation. */
export type Phase = 'begin' | 'gift' | 'card' | 'settle' | 'void' | 'release' | 'back';

/** A possible next step, or the end of the operation with its response. */
export interface Result {
  readonly shared: Shared;
  readonly phase?: Phase;
  readonly outcome?: string;
  /** The cart's gift card is refunded later. */
  readonly refundOf?: number;
}

/** Regular and role prices, above the free delivery threshold. */
export const PRICES: Pieces = [20_000, 15_000];
const ROLE_PRICES: Pieces = [12_000, 9_000];
const POINTS_STEP = 100;
const LEAST_POINTS = 500;

const NOTHING: Taken = { points: 0, gift: 0, card: 0, cap: 0 };
export const OPEN: CartState = { state: 'open', took: NOTHING, isGiftCharged: false, error: '' };

const withCart = (shared: Shared, at: number, change: Partial<CartState>): Shared => ({
  ...shared,
  carts: shared.carts.map((cart, index) => (index === at ? { ...cart, ...change } : cart)),
});
const add = (list: readonly number[], at: number, amount: number): number[] =>
  list.map((each, index) => (index === at ? each + amount : each));

/** The price of a cart and its cap spend. */
export function priceOf(
  { pieces, hasCoupon }: Pick<CartSpec, 'pieces' | 'hasCoupon'>,
  { cap, isCouponLeft }: { readonly cap: number | undefined; readonly isCouponLeft: boolean },
): { readonly total: number; readonly cap: number } {
  let [goods, spent] = [0, 0];
  for (const [at, count] of pieces.entries()) {
    const [price, rolePrice] = [PRICES[at] ?? 0, ROLE_PRICES[at] ?? 0];
    const atRolePrice = cap === undefined ? 0 : Math.min(count, Math.floor((cap - spent) / rolePrice));
    goods += (count - atRolePrice) * price + atRolePrice * rolePrice;
    spent += atRolePrice * rolePrice;
  }
  const off = hasCoupon && isCouponLeft ? goods / 10 : 0;
  return { total: goods - off, cap: spent };
}

const shown = ({ points, gift, card }: Taken): string => `PLACED ${points}/${gift}/${card}`;

/** Takes or returns an order's stock, codes and balances. */
function move(shared: Shared, spec: CartSpec, { points, cap }: Taken, sign: 1 | -1): Shared {
  const { person, pieces, hasCoupon } = spec;
  return {
    ...shared,
    stock: [shared.stock[0] + sign * pieces[0], shared.stock[1] + sign * pieces[1]],
    coupons: shared.coupons + (hasCoupon ? sign : 0),
    points: add(shared.points, person, sign * points),
    caps: shared.caps.map((left, at) => (at === person && left !== undefined ? left + sign * cap : left)),
  };
}

function begin(shared: Shared, { carts, giftBalance, isSnapshot }: Rules, at: number): readonly Result[] {
  const [spec, cart] = [carts[at], shared.carts[at]];
  if (spec === undefined || cart === undefined) throw new RangeError('a cart that the history has not');
  // Waits for the running payment.
  if (cart.state === 'live') return [];
  if (cart.state === 'placed') return [{ shared, outcome: shown(cart.took) }];
  if (cart.state === 'failed') return [{ shared, outcome: cart.error }];
  const isShort = spec.pieces.some((count, index) => count > (shared.stock[index] ?? 0));
  return countings(shared, carts, isSnapshot, spec).flatMap(({ left, cap }): Result[] => {
    const price = priceOf(spec, { cap, isCouponLeft: shared.coupons > 0 });
    const rejected = [
      ...(isShort ? ['INV701'] : []),
      ...(price.total === spec.expected || (isShort && isSnapshot) ? [] : ['ORD415']),
    ].map((outcome): Result => ({ shared, outcome }));
    if (rejected.length > 0) return rejected;
    const whole = Math.min(left, spec.points ?? 0, price.total);
    const fitting = whole - (whole % POINTS_STEP);
    const points = fitting < LEAST_POINTS ? 0 : fitting;
    const gift = spec.hasGiftCard ? Math.min(giftBalance, price.total - points) : 0;
    const took = { points, gift, card: price.total - points - gift, cap: price.cap };
    const taken = withCart(move(shared, spec, took, -1), at, { state: 'live', took });
    const phase = gift > 0 ? 'gift' : took.card > 0 ? 'card' : 'settle';
    const began: Result = { shared: taken, phase };
    // Points spent during pricing reject the order, where a serial one would use fewer.
    return spec.points === undefined ? [began] : [began, { shared, outcome: 'REW140' }];
  });
}

interface Counting {
  readonly left: number;
  readonly cap: number | undefined;
}

/** The balances that a snapshot may contain. */
function countings(
  { points, caps, carts: states }: Shared,
  carts: readonly CartSpec[],
  isSnapshot: boolean,
  { person }: CartSpec,
): readonly Counting[] {
  const [left, cap] = [points[person] ?? 0, caps[person]];
  const given = states.flatMap(({ state, took }, at) =>
    !isSnapshot && carts[at]?.person === person && (state === 'failed' || state === 'cancelled')
      ? [took]
      : [],
  );
  const lefts = new Set([left, ...given.map((took) => left - took.points)]);
  const rests = new Set([cap, ...given.map((took) => (cap === undefined ? cap : cap - took.cap))]);
  return [...lefts].flatMap((each) => [...rests].map((rest) => ({ left: each, cap: rest })));
}

function authoriseGiftCard(shared: Shared, at: number, { took }: CartState): Result {
  if (shared.gift < took.gift) return { shared: withCart(shared, at, { error: 'GFO405' }), phase: 'release' };
  const charged = withCart({ ...shared, gift: shared.gift - took.gift }, at, { isGiftCharged: true });
  return { shared: charged, phase: took.card > 0 ? 'card' : 'settle' };
}

const ERRORS = { declined: 'PAY400', insufficient: 'PYT400' } as const;

function authoriseCard(shared: Shared, at: number, cart: CartState, answer: CardResult): Result {
  if (answer === 'authorised') return { shared, phase: 'settle' };
  if (answer === 'challenge')
    return { shared: withCart(shared, at, { state: 'challenge' }), outcome: 'PENDING_CHALLENGE' };
  const failed = withCart(shared, at, { error: ERRORS[answer] });
  return { shared: failed, phase: cart.isGiftCharged ? 'void' : 'release' };
}

export function refund(shared: Shared, at: number): Shared {
  const gift = shared.gift + (shared.carts[at]?.took.gift ?? 0);
  return withCart({ ...shared, gift }, at, { isGiftCharged: false });
}

export const firstPhase = ({ kind }: Op): Phase =>
  kind === 'place' ? 'begin' : kind === 'pass' ? 'settle' : kind === 'fail' ? 'void' : 'back';

/** Possible results of the next step; none while it has to wait. */
export function steps(shared: Shared, rules: Rules, { cart: at }: Op, phase: Phase): readonly Result[] {
  const [spec, cart] = [rules.carts[at], shared.carts[at]];
  if (spec === undefined || cart === undefined) throw new RangeError('a cart that the history has not');
  switch (phase) {
    case 'begin':
      return begin(shared, rules, at);
    case 'gift':
      return [authoriseGiftCard(shared, at, cart)];
    case 'card':
      return [authoriseCard(shared, at, cart, spec.card)];
    case 'settle':
      return [{ shared: withCart(shared, at, { state: 'placed' }), outcome: shown(cart.took) }];
    case 'void': {
      const error = cart.error === '' ? 'PAY400' : cart.error;
      const given = cart.isGiftCharged ? refund(shared, at) : shared;
      return [{ shared: withCart(given, at, { error }), phase: 'release' }];
    }
    case 'release': {
      const back = move(shared, spec, cart.took, 1);
      return [{ shared: withCart(back, at, { state: 'failed' }), outcome: cart.error }];
    }
    case 'back': {
      const back = withCart(move(shared, spec, cart.took, 1), at, { state: 'cancelled' });
      return [{ shared: back, outcome: 'CANCELLED', ...(cart.isGiftCharged ? { refundOf: at } : {}) }];
    }
  }
}
