import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { Executor } from '../db/database.ts';
import { TooManyCalls } from '../errors/service-error.ts';
import { cloneDatabase, type TestDatabase } from '../../testing/database.ts';
import { testClock } from '../../testing/service.ts';
import { DEFAULT_LIMITS, parseLimits, type Limits } from './budgets.ts';
import { createCallLimits, PROXY_SHARE, type CallLimits, type Caller } from './call-limits.ts';
import type { LimitRow } from './table.ts';

const ADDRESS = '203.0.113.7';
const caller = (shopper = 'guest-1', network = ADDRESS): Caller => ({
  client: { network, isProxy: false },
  shopper,
});
const codes: LimitRow = { counted: ['codes-address', 'codes-shopper'] };
const searches: LimitRow = { counted: ['searches-address'] };

const limitsOf = (text: string): Limits => {
  const limits = parseLimits(text);
  if (limits === undefined || limits === 'off') throw new TypeError('the limits of the test cannot be read');
  return limits;
};

describe('limits on calls', () => {
  let database: TestDatabase;
  const clock = testClock();
  const warnings: unknown[] = [];
  const log = { warn: (...line: unknown[]) => void warnings.push(line) };
  let statements = 0;
  beforeAll(async () => {
    database = await cloneDatabase();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.empty();
    statements = 0;
    warnings.length = 0;
  });

  const counting = (): Executor =>
    new Proxy(database.read, {
      get(target, name, receiver): unknown {
        if (name === 'insert') statements += 1;
        return Reflect.get(target, name, receiver);
      },
    });
  const start = (limits: Limits, read: Executor = counting()): CallLimits =>
    createCallLimits({ database: { read }, clock, secret: 'x'.repeat(32), limits, log });
  /** The retry delay in seconds, or `ok`. */
  const request = (limits: CallLimits, row: LimitRow, who: Caller) =>
    limits.check(row, who).then(
      () => 'ok',
      (error: unknown) => (error instanceof TooManyCalls ? error.retryAfterSeconds : error),
    );
  const requestAll = async (limits: CallLimits, row: LimitRow, times: number, who = caller()) => {
    const results = [];
    for (let time = 0; time < times; time += 1) results.push(await request(limits, row, who));
    return results;
  };

  it('let a number of calls through and return when the next one may come', async () => {
    const limits = start(limitsOf('codes-shopper=3/600'));
    clock.advance(90_000);
    expect(await requestAll(limits, codes, 4)).toEqual(['ok', 'ok', 'ok', 510]);
    clock.advance(509_999);
    expect(await request(limits, codes, caller())).toBe(1);
    clock.advance(1);
    expect(await request(limits, codes, caller())).toBe('ok');
  });

  it('are exact when calls come at the same time', async () => {
    const limits = start(limitsOf('codes-shopper=10/600'));
    const results = await Promise.all(Array.from({ length: 30 }, () => request(limits, codes, caller())));
    expect(results.filter((response) => response === 'ok')).toHaveLength(10);
  });

  it('hold for all instances together', async () => {
    const rules = limitsOf('codes-shopper=10/600');
    const [one, other] = [start(rules), start(rules)];
    const results = await Promise.all(
      Array.from({ length: 30 }, (_, index) => request(index % 2 === 0 ? one : other, codes, caller())),
    );
    expect(results.filter((response) => response === 'ok')).toHaveLength(10);
  });

  it('are not lifted by a new token from the same address', async () => {
    const limits = start(limitsOf('codes-address=5/600'));
    const results = [];
    for (let guest = 0; guest < 7; guest += 1)
      results.push(await request(limits, codes, caller(`guest-${guest}`)));
    expect(results.filter((response) => response === 'ok')).toHaveLength(5);
    expect(await request(limits, codes, caller('guest-9', '203.0.113.8'))).toBe('ok');
  });

  it('cost one statement for a call, and none for one that is rejected', async () => {
    const limits = start(limitsOf('codes-shopper=2/600'));
    await requestAll(limits, codes, 2);
    expect(statements).toBe(2);
    await requestAll(limits, codes, 50);
    expect(statements).toBe(2);
  });

  it('cost an ordinary visitor of a read no statement, and are kept all the same', async () => {
    const limits = start(limitsOf('searches-address=100/60'));
    await requestAll(limits, searches, 9);
    expect(statements).toBe(0);
    const results = await requestAll(limits, searches, 111);
    expect(results.filter((response) => response === 'ok')).toHaveLength(91);
    expect(statements).toBe(10);
  });

  it('are exceeded by a block for each further instance at most', async () => {
    const rules = limitsOf('searches-address=100/60');
    const instances = [start(rules), start(rules), start(rules)];
    let admitted = 0;
    for (let time = 0; time < 80; time += 1) {
      for (const limits of instances) if ((await request(limits, searches, caller())) === 'ok') admitted += 1;
    }
    expect(admitted).toBeGreaterThanOrEqual(100);
    expect(admitted).toBeLessThanOrEqual(130);
  });

  it('give a trusted proxy the room of many visitors', async () => {
    const limits = start(limitsOf('codes-address=1/600'));
    const proxy: Caller = { client: { network: '127.0.0.1', isProxy: true } };
    const results = await requestAll(limits, codes, PROXY_SHARE + 1, proxy);
    expect(results.filter((response) => response === 'ok')).toHaveLength(PROXY_SHARE);
    expect(await request(limits, codes, caller('guest-1', '127.0.0.1'))).toBe('ok');
  });

  it('leave no address and no shopper in the database, and no two windows that can be joined', async () => {
    const limits = start(DEFAULT_LIMITS);
    await request(limits, codes, caller());
    clock.advance(600_000);
    await request(limits, codes, caller());
    const { rows } = await database.read.execute<{ key: string }>(sql`select key from call_count`);
    expect(new Set(rows.map(({ key }) => key)).size).toBe(4);
    expect(JSON.stringify(rows)).not.toMatch(/203|guest/);
  });

  it('let calls through when they cannot be counted', async () => {
    const broken = new Proxy(database.read, {
      get: () => () => {
        throw new Error(`unreachable for ${ADDRESS}`);
      },
    });
    const limits = start(limitsOf('codes-shopper=1/600'), broken);
    expect(await request(limits, codes, caller())).toBe('ok');
    expect(warnings).toHaveLength(1);
  });
});
