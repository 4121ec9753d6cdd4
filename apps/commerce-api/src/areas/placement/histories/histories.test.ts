import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { cloneDatabase, type TestDatabase } from '../../../testing/database.ts';
import { isExplained, type History } from './explain.fixtures.ts';
import { OPEN, type CartSpec, type Op } from './model.fixtures.ts';
import { playHistory } from './play.fixtures.ts';
import { randomPlan } from './random-plan.fixtures.ts';
import { openHistoryWorld, type HistoryWorld } from './world.fixtures.ts';

/** How many histories are played; `npm run histories` plays 10,000. */
const HISTORIES = Number(process.env['HISTORIES'] ?? 150);
/** The first of the seeds, which follow each other. */
const FIRST_SEED = Number(process.env['PROPERTY_SEED'] ?? 20_261_122);
/** A history is long to read. */
const MOST_SHOWN = 3;
/** Among so many histories there is each kind of end, or they prove little. */
const ENOUGH = 100;
/** The kinds, without what is behind them. */
const OUTCOMES = /^(?:PLACED|PENDING_CHALLENGE|CANCELLED|INV701|ORD415|GFO405|PAY400|PYT400)/;

describe(`of ${HISTORIES} histories of 2 to 8 clients who buy at once, cancel and press twice`, () => {
  let database: TestDatabase;
  let world: HistoryWorld;
  beforeAll(async () => {
    database = await cloneDatabase();
    world = await openHistoryWorld(database);
  });
  afterAll(async () => {
    await world.close();
    await database.close();
  });

  it(
    'each could have happened one step after the other, and all ledgers add up',
    async () => {
      const problems: string[] = [];
      const outcomes = new Map<string, number>();
      for (let seed = FIRST_SEED; seed < FIRST_SEED + HISTORIES; seed += 1) {
        const history = await playHistory(world, randomPlan(seed), seed);
        for (const { outcome } of history.clients.flat()) {
          const [kind = outcome] = OUTCOMES.exec(outcome) ?? [];
          outcomes.set(kind, (outcomes.get(kind) ?? 0) + 1);
        }
        const found = isExplained(history) ? history.faults : [...history.faults, 'no serial order'];
        if (found.length > 0 && problems.length < MOST_SHOWN)
          problems.push(`seed ${seed}: ${found.join(', ')}; ${JSON.stringify(history)}`);
      }
      expect(problems).toEqual([]);
      // One that is played again has few of them.
      if (HISTORIES < ENOUGH) return;
      const kinds = [
        'CANCELLED',
        'GFO405',
        'INV701',
        'ORD415',
        'PAY400',
        'PENDING_CHALLENGE',
        'PLACED',
        'PYT400',
      ];
      expect([...outcomes.keys()].filter((kind) => kind !== 'REW140').toSorted()).toEqual(kinds);
    },
    10_000 + HISTORIES * 500,
  );
});

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
  /** Two clients with a cart each, of which there is one piece. */
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
});
