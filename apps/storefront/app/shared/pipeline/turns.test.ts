import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTurns } from './turns.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const later = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** One request runs at a time, the others wait for 2 s. */
function createShop() {
  const turns = createTurns({ mostRunning: 1, longestWaitMs: () => 2_000 });
  const ended: string[] = [];
  const visit = async (page: string, takesMs: number, signal = new AbortController().signal) => {
    const result = await turns.run(page, signal, async () => {
      await later(takesMs);
      return page;
    });
    ended.push(result ?? `no ${page}`);
  };
  return { visit, ended };
}

it('few requests run at a time, the others in the order of their arrival', async () => {
  const { visit, ended } = createShop();
  for (const page of ['first', 'second', 'third']) void visit(page, 100);
  await vi.advanceTimersByTimeAsync(250);
  expect(ended).toEqual(['first', 'second']);
  await vi.advanceTimersByTimeAsync(50);
  expect(ended).toEqual(['first', 'second', 'third']);
});

it('a request that has waited too long is rejected, and two seconds after a wave the next one is served immediately', async () => {
  const { visit, ended } = createShop();
  for (let count = 0; count < 500; count += 1) void visit('search', 100);
  await vi.advanceTimersByTimeAsync(2_100);
  expect(ended.filter((page) => page === 'search')).toHaveLength(20);
  expect(ended.filter((page) => page === 'no search')).toHaveLength(480);
  void visit('cart', 50);
  await vi.advanceTimersByTimeAsync(50);
  expect(ended.at(-1)).toBe('cart');
});

it('a cheap request goes before expensive ones, by the time that its page took', async () => {
  const { visit, ended } = createShop();
  void visit('placing', 400);
  await vi.advanceTimersByTimeAsync(400);
  void visit('cart', 10);
  await vi.advanceTimersByTimeAsync(10);
  ended.length = 0;
  void visit('search', 100);
  for (let count = 0; count < 5; count += 1) void visit('placing', 400);
  void visit('cart', 10);
  await vi.advanceTimersByTimeAsync(2_200);
  expect(ended.slice(0, 2)).toEqual(['search', 'cart']);
  expect(ended.filter((page) => page === 'no placing')).toHaveLength(0);
  void visit('cart', 10);
  await vi.advanceTimersByTimeAsync(500);
  expect(ended.at(-1)).toBe('cart');
});

it('an expensive request has its turn, however many cheap ones come after it', async () => {
  const { visit, ended } = createShop();
  void visit('placing', 400);
  await vi.advanceTimersByTimeAsync(400);
  ended.length = 0;
  void visit('cart', 10);
  void visit('placing', 400);
  for (let at = 0; at < 2_500; at += 10) {
    void visit('cart', 10);
    await vi.advanceTimersByTimeAsync(10);
  }
  expect(ended).toContain('placing');
});

it('a visitor who has gone takes no turn', async () => {
  const { visit, ended } = createShop();
  const visitor = new AbortController();
  void visit('first', 100);
  void visit('gone', 1_000, visitor.signal);
  void visit('third', 100);
  visitor.abort();
  await vi.advanceTimersByTimeAsync(200);
  expect(ended).toEqual(['no gone', 'first', 'third']);
});

it('a request that fails passes its turn on', async () => {
  const turns = createTurns({ mostRunning: 1, longestWaitMs: () => 2_000 });
  const { signal } = new AbortController();
  const failing = turns.run('page', signal, () => Promise.reject(new Error('broken')));
  const next = turns.run('page', signal, async () => 'served');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('served');
});
