import {
  OPEN,
  priceOf,
  type CardResult,
  type CartSpec,
  type Op,
  type Pieces,
  type Rules,
  type Shared,
} from './model.fixtures.ts';

/** A seeded generator. */
export function seeded(seed: number) {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    /** From 0, exclusive maximum. */
    below: (most: number): number => Math.floor(next() * most),
    chance: (share: number): boolean => next() < share,
    pick: <T>(list: readonly [T, ...T[]]): T => list[Math.floor(next() * list.length)] ?? list[0],
  };
}

/** Operations of the clients of a history. */
export interface Plan {
  readonly rules: Rules;
  readonly start: Shared;
  readonly clients: readonly (readonly Op[])[];
}

type Random = ReturnType<typeof seeded>;

/** Mostly few, because faults of small histories are short to read. */
const CLIENTS = [2, 2, 2, 2, 3, 3, 4, 5, 8] as const;
const CARDS: readonly [CardResult, ...CardResult[]] = [
  'authorised',
  'authorised',
  'authorised',
  'authorised',
  'authorised',
  'authorised',
  'declined',
  'insufficient',
  'challenge',
];
const ROLE_PIECE = 12_000;

function opsOf(random: Random, cart: number, card: CardResult): Op[] {
  const place: Op = { kind: 'place', cart };
  if (card === 'challenge') return [place, { kind: random.chance(0.5) ? 'pass' : 'fail', cart }];
  return random.chance(0.25) ? [place, { kind: 'cancel', cart }] : [place];
}

/** 2 to 8 clients compete for a coupon, points, vouchers, a gift card, caps and stock. */
export function randomPlan(seed: number): Plan {
  const random = seeded(seed);
  const people = Array.from({ length: 3 }, () => ({
    points: random.chance(0.6) ? 500 + random.below(90) * 100 : 0,
    cap: random.chance(0.4) ? ROLE_PIECE * (1 + random.below(3)) : undefined,
  }));
  const giftBalance = random.pick([3_550, 9_000, 30_000]);
  const carts: CartSpec[] = [];
  const clients: Op[][] = [];
  const count = random.pick(CLIENTS);
  while (clients.length < count) {
    const before = clients.at(-1);
    const [first] = before ?? [];
    // A repeated press, or another tab.
    if (first !== undefined && before?.length === 1 && random.chance(0.2)) {
      clients.push([first]);
      continue;
    }
    const card = random.pick(CARDS);
    // A challenged shopper has one cart, because another one would void the challenge.
    const person = card === 'challenge' ? people.length : random.below(3);
    if (card === 'challenge') people.push({ points: 0, cap: undefined });
    const pieces = random.pick<Pieces>([
      [1, 0],
      [0, 1],
      [1, 1],
      [2, 0],
    ]);
    const { points = 0, cap } = people[person] ?? {};
    const hasCoupon = random.chance(0.5);
    const isMember = points > 0 && random.chance(0.7);
    carts.push({
      person,
      pieces,
      hasCoupon,
      points: isMember ? random.pick([1_000, 100_000]) : undefined,
      hasGiftCard: random.chance(0.4),
      expected: priceOf({ pieces, hasCoupon }, { cap, isCouponLeft: true }).total,
      card,
    });
    clients.push(opsOf(random, carts.length - 1, card));
  }
  return {
    rules: { carts, giftBalance, isSnapshot: true },
    start: {
      stock: [1 + random.below(3), 1 + random.below(3)],
      coupons: 1 + random.below(2),
      gift: giftBalance,
      points: people.map((person) => person.points),
      caps: people.map((person) => person.cap),
      carts: carts.map(() => OPEN),
    },
    clients,
  };
}
