import { EventEmitter } from 'node:events';

import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { CheckerBusyError, createResponseChecker, type CheckThread } from './response-checker.ts';

/** A thread with scripted messages. */
class FakeThread extends EventEmitter implements CheckThread {
  readonly request: unknown[] = [];
  isEnded = false;
  postMessage(question: unknown): void {
    this.request.push(question);
  }
  async terminate(): Promise<number> {
    this.isEnded = true;
    return 1;
  }
}

const question = { service: 'cart', method: 'GET', path: '/cart', isError: false, data: {} };
const one = [{ path: '/id', message: 'must be string' }];
const two = [...one, { path: '/qty', message: 'must be number' }];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  const threads: FakeThread[] = [];
  const checker = createResponseChecker(() => {
    const thread = new FakeThread();
    threads.push(thread);
    return thread;
  });
  return { checker, threads };
}

const started = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

it('returns all violations and uses one thread for every check', async () => {
  const { checker, threads } = setUp();
  const first = checker.check(question);
  const second = checker.check(question);
  await started();
  expect(threads[0]?.request).toHaveLength(1);
  threads[0]?.emit('message', { violations: two });
  expect(await first).toEqual(two);
  await started();
  threads[0]?.emit('message', { violations: [] });
  expect(await second).toEqual([]);
  expect([threads.length, threads[0]?.isEnded]).toEqual([1, false]);
});

it('gives up a check that takes too long, and does the next one in another thread', async () => {
  const { checker, threads } = setUp();
  const late = checker.check(question);
  const next = checker.check(question);
  const outcome = late.catch((error: unknown) => error);
  await started();
  while (threads.length < 2) await vi.advanceTimersByTimeAsync(100);
  expect(await outcome).toBeInstanceOf(CheckerBusyError);
  threads[1]?.emit('message', { violations: [] });
  expect(await next).toEqual([]);
  expect(threads[0]?.isEnded).toBe(true);
});

it('goes on with another thread when one breaks', async () => {
  const { checker, threads } = setUp();
  const broken = checker.check(question);
  const outcome = broken.catch((error: unknown) => error);
  await started();
  threads[0]?.emit('error', new Error('out of memory'));
  expect(await outcome).toMatchObject({ message: 'out of memory' });
  const verdict = checker.check(question);
  await started();
  threads[1]?.emit('message', { violations: [] });
  expect(await verdict).toEqual([]);
});

it('lets only a few checks wait', async () => {
  const { checker, threads } = setUp();
  const waiting = Array.from({ length: 8 }, () => checker.check(question));
  await expect(checker.check(question)).rejects.toBeInstanceOf(CheckerBusyError);
  for (const verdict of waiting) {
    await started();
    threads[0]?.emit('message', { violations: [] });
    expect(await verdict).toEqual([]);
  }
  const again = checker.check(question);
  await started();
  threads[0]?.emit('message', { violations: one });
  expect(await again).toEqual(one);
});
