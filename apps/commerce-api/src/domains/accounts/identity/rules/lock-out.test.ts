import { describe, expect, it } from 'vitest';

import { countAttempt, stricter, MOST_FAILURES, type GuardState } from './lock-out.ts';

const MINUTE = 60_000;

/** Codes for wrong passwords in a row; the clock advances by `waits` before each. */
function results(waits: readonly number[], most: number = MOST_FAILURES.network): string[] {
  let state: GuardState | undefined;
  let now = 0;
  return waits.map((wait) => {
    now += wait;
    const attempt = countAttempt(state, most, now);
    if (!attempt.isAllowed) return `rejected ${attempt.rejection}`;
    state = attempt.next;
    return attempt.onFailure;
  });
}
const inARow = (times: number): number[] => Array.from({ length: times }, () => 0);

describe('wrong passwords', () => {
  it('warn before the last attempt and then lock', () => {
    expect(results(inARow(7))).toEqual([
      'AUT438',
      'AUT438',
      'AUT438',
      'AUT426',
      'AUT423',
      'rejected AUT423',
      'rejected AUT423',
    ]);
  });

  it('lock for a minute first, then for five, then for fifteen and never longer', () => {
    const lock = (minutes: number): number[] => [minutes * MINUTE, ...inARow(4)];
    const all = results([...inARow(5), MINUTE - 1, 1, ...inARow(4), 5 * MINUTE - 1, 1, ...inARow(4)]);
    expect([all[5], all[6], all[10], all[11], all[12], all[16]]).toEqual([
      'rejected AUT423',
      'AUT438',
      'AUT423',
      'rejected AUT423',
      'AUT438',
      'AUT441',
    ]);
    const later = results([...inARow(5), ...lock(1), ...lock(5), ...lock(15), 15 * MINUTE - 1, 1]);
    expect(later.slice(-2)).toEqual(['rejected AUT441', 'AUT438']);
  });

  it('are forgotten a day after the last one', () => {
    expect(results([...inARow(4), 24 * 60 * MINUTE])).toEqual([
      'AUT438',
      'AUT438',
      'AUT438',
      'AUT426',
      'AUT438',
    ]);
  });

  it('return the stricter code of two counts', () => {
    expect([stricter('AUT438', 'AUT426'), stricter('AUT441', 'AUT423')]).toEqual(['AUT426', 'AUT441']);
  });
});
