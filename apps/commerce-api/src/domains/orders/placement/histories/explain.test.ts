import { describe, expect, it } from 'vitest';

import { isExplained, type History } from './explain.fixtures.ts';
import { OPEN, type CartSpec, type Op } from './model.fixtures.ts';

describe('a history', () => {
  const spec: CartSpec = {
    person: 0,
    pieces: [1, 0],
    hasCoupon: false,
    points: undefined,
    hasGiftCard: false,
    expected: 20_000,
    card: 'authorised',
  };
  const place = (cart: number): Op => ({ kind: 'place', cart });
  /** Two clients with one cart each and a stock of one. */
  const history = (
    outcomes: readonly [string, string],
    left: number,
    change: Partial<CartSpec> = {},
  ): History => {
    const shared = { stock: [1, 0] as const, coupons: 1, gift: 0, points: [0], caps: [undefined] };
    return {
      rules: { carts: [{ ...spec, ...change }, spec], giftBalance: 0, isSnapshot: true },
      start: { ...shared, carts: [OPEN, OPEN] },
      clients: outcomes.map((outcome, cart) => [{ op: place(cart), from: 1, to: 2, outcome }]),
      ends: { ...shared, stock: [left, 0] },
    };
  };
  const PAID = 'PLACED 0/0/20000';

  it.each([
    ['in which the second comes too late', history([PAID, 'INV701'], 0), true],
    ['in which the last piece is sold twice', history([PAID, PAID], -1), false],
    ['in which nobody gets the last piece', history(['INV701', 'INV701'], 1), false],
    [
      'in which a declined card held the last piece',
      history(['PAY400', 'INV701'], 1, { card: 'declined' }),
      true,
    ],
    ['in which a declined card kept it', history(['PAY400', 'INV701'], 0, { card: 'declined' }), false],
    ['in which another amount was paid', history(['PLACED 0/0/9000', 'INV701'], 0), false],
  ])('%s has a serial order or has none', (_which, played, isPossible) => {
    expect(isExplained(played)).toBe(isPossible);
  });

  it('keeps the order of what followed each other', () => {
    const { clients, ...rest } = history(['INV701', PAID], 0);
    const [first = [], second = []] = clients;
    const late = second.map((played) => ({ ...played, from: 3, to: 4 }));
    expect(isExplained({ ...rest, clients: [first, second] })).toBe(true);
    expect(isExplained({ ...rest, clients: [first, late] })).toBe(false);
  });

  describe('in which a coupon and points came back while another order of theirs was counted', () => {
    const [first, second]: readonly CartSpec[] = [
      { ...spec, points: 1_000, hasCoupon: true, expected: 18_000, card: 'insufficient' },
      { ...spec, pieces: [0, 1], points: 1_000, hasCoupon: true, expected: 13_500 },
    ];
    const playedOn = (isSnapshot: boolean): History => {
      const shared = { stock: [1, 1] as const, coupons: 1, gift: 0, points: [800], caps: [undefined] };
      return {
        rules: { carts: [first ?? spec, second ?? spec], giftBalance: 0, isSnapshot },
        start: { ...shared, carts: [OPEN, OPEN] },
        clients: [
          [{ op: place(0), from: 1, to: 3, outcome: 'PYT400' }],
          [{ op: place(1), from: 2, to: 4, outcome: 'PLACED 0/0/13500' }],
        ],
        ends: { ...shared, stock: [1, 0], coupons: 0 },
      };
    };

    it.each([
      ['each statement sees a moment of its own', false],
      ['a transaction sees one moment', true],
    ])('is explained where %s: %s', (_where, isSnapshot) => {
      expect(isExplained(playedOn(isSnapshot))).toBe(!isSnapshot);
    });
  });
});
