import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { cloneDatabase, type TestDatabase } from '../../../../testing/database.ts';
import { isExplained } from './explain.fixtures.ts';
import { playHistory } from './play.fixtures.ts';
import { randomPlan } from './random-plan.fixtures.ts';
import { openHistoryWorld, type HistoryWorld } from './world.fixtures.ts';

/** PGlite has one connection, so that fewer steps interleave. */
const ON_THIS_ENGINE = process.env['TEST_DATABASE'] === 'postgres' ? 1_000 : 250;
/** Number of histories; `npm run histories` plays 10,000. */
const HISTORIES = Number(process.env['HISTORIES'] ?? ON_THIS_ENGINE);
/** Test files, one per core. */
const SHARES = 4;
const FIRST_SEED = Number(process.env['PROPERTY_SEED'] ?? 20_261_122);
/** Histories are long to read. */
const MOST_SHOWN = 3;
/** From this number on every outcome must occur. */
const ENOUGH = 100;
/** Kinds of outcomes without details. */
const OUTCOMES = /^(?:PLACED|PENDING_CHALLENGE|CANCELLED|INV701|ORD415|GFO405|PAY400|PYT400)/;

/** Plays every fourth history. */
export const playShare = (share: 0 | 1 | 2 | 3): void =>
  playHistories(
    Array.from({ length: HISTORIES }, (_none, at) => FIRST_SEED + at).filter(
      (_seed, at) => at % SHARES === share,
    ),
  );

export const playFirst = (count: number): void =>
  playHistories(Array.from({ length: count }, (_none, at) => FIRST_SEED + at));

function playHistories(seeds: readonly number[]): void {
  describe(`of ${seeds.length} histories of 2 to 8 clients who buy in parallel, cancel and press twice`, () => {
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
        for (const seed of seeds) {
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
        // Few histories need not contain every outcome.
        if (seeds.length < ENOUGH) return;
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
      10_000 + seeds.length * 2_000,
    );
  });
}
