import { expect, it } from 'vitest';

import { createRenderQueue, QueueFullError, type RenderLane } from './render-queue.ts';

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Jobs that end on demand, and the order in which they started. */
function jobs() {
  const begun: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<Buffer>>();
  const job = (name: string) => () => {
    begun.push(name);
    const end = Promise.withResolvers<Buffer>();
    ends.set(name, end);
    return end.promise;
  };
  const finish = async (name: string): Promise<void> => {
    ends.get(name)?.resolve(Buffer.from(name));
    await settled();
  };
  const fail = async (name: string): Promise<void> => {
    ends.get(name)?.reject(new Error(name));
    await settled();
  };
  return { begun, job, finish, fail };
}

const queueOf = (concurrency: number, most = 100) =>
  createRenderQueue({ concurrency, maxWaiting: { small: most, large: most, background: most } });
const small = { lane: 'small', cost: 1 } as const;
const large = { lane: 'large', cost: 1 } as const;
const background = { lane: 'background', cost: 1 } as const;

it('runs no more jobs at the same time than allowed', async () => {
  const { begun, job, finish } = jobs();
  const queue = queueOf(2);
  for (const name of ['a', 'b', 'c']) void queue.run(name, job(name), small);
  await settled();
  expect(begun).toEqual(['a', 'b']);
  await finish('a');
  expect(begun).toEqual(['a', 'b', 'c']);
});

it('joins equal jobs under way, and runs the same key again afterwards', async () => {
  const { begun, job, finish } = jobs();
  const queue = queueOf(1);
  const both = [queue.run('a', job('a'), small), queue.run('a', job('a'), small)];
  await settled();
  await finish('a');
  expect((await Promise.all(both)).map(String)).toEqual(['a', 'a']);
  expect(begun).toEqual(['a']);
  void queue.run('a', job('a'), small);
  await settled();
  expect(begun).toEqual(['a', 'a']);
});

it('a failed job fails for everyone who waits for it and frees its place', async () => {
  const { begun, job, fail } = jobs();
  const queue = queueOf(1);
  const outcomes = Promise.allSettled([queue.run('a', job('a'), small), queue.run('a', job('a'), small)]);
  void queue.run('b', job('b'), small);
  await settled();
  await fail('a');
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(begun).toEqual(['a', 'b']);
});

it('starts visitors before background work and keeps one place free of background work', async () => {
  const { begun, job, finish } = jobs();
  const queue = queueOf(2);
  for (const name of ['w1', 'w2', 'w3']) void queue.run(name, job(name), background);
  await settled();
  expect(begun).toEqual(['w1']);
  for (const name of ['v1', 'v2']) void queue.run(name, job(name), small);
  await settled();
  expect(begun).toEqual(['w1', 'v1']);
  await finish('w1');
  expect(begun).toEqual(['w1', 'v1', 'v2']);
});

it('a visitor’s request for waiting background work moves it ahead', async () => {
  const { begun, job, finish } = jobs();
  const queue = queueOf(1);
  void queue.run('a', job('a'), small);
  for (const name of ['w1', 'w2']) void queue.run(name, job(name), background);
  void queue.run('w2', job('w2'), small);
  await settled();
  await finish('a');
  expect(begun).toEqual(['a', 'w2']);
});

it('large drawings leave a place to small ones, however many there are', async () => {
  const { begun, job, finish } = jobs();
  const queue = queueOf(2);
  for (const name of ['l1', 'l2', 'l3']) void queue.run(name, job(name), large);
  await settled();
  expect(begun).toEqual(['l1']);
  void queue.run('s1', job('s1'), small);
  await settled();
  await finish('s1');
  expect(begun).toEqual(['l1', 's1']);
});

it('small drawings do not starve a large one: the shared places go in the order of asking', async () => {
  const { begun, job, finish } = jobs();
  const queue = queueOf(2);
  for (const name of ['s1', 's2']) void queue.run(name, job(name), small);
  void queue.run('l1', job('l1'), large);
  for (const name of ['s3', 's4']) void queue.run(name, job(name), small);
  await settled();
  await finish('s1');
  expect(begun).toEqual(['s1', 's2', 'l1']);
});

it.each<RenderLane>(['small', 'large', 'background'])(
  'rejects what the %s lane has no room for, and takes it again when there is room',
  async (lane) => {
    const { begun, job, finish } = jobs();
    const queue = queueOf(1, 10);
    void queue.run('running', job('running'), small);
    void queue.run('waits', job('waits'), { lane, cost: 6 });
    await expect(queue.run('c', job('c'), { lane, cost: 5 })).rejects.toBeInstanceOf(QueueFullError);
    await finish('running');
    void queue.run('c', job('c'), { lane, cost: 5 });
    await finish('waits');
    expect(begun).toEqual(['running', 'waits', 'c']);
  },
);

it('joins work under way even when its lane is full, and always takes a first one', async () => {
  const { begun, job, finish } = jobs();
  const queue = queueOf(1, 1);
  void queue.run('running', job('running'), small);
  const first = queue.run('huge', job('huge'), { lane: 'large', cost: 9 });
  const joined = queue.run('huge', job('huge'), { lane: 'large', cost: 9 });
  await settled();
  await finish('running');
  await finish('huge');
  expect([String(await first), String(await joined)]).toEqual(['huge', 'huge']);
  expect(begun).toEqual(['running', 'huge']);
});

it('never starts work whose callers have all left, and gives its room back', async () => {
  const { begun, job, finish } = jobs();
  const queue = queueOf(1, 1);
  void queue.run('running', job('running'), small);
  const leaving = new AbortController();
  const left = queue.run('left', job('left'), { ...small, signal: leaving.signal });
  leaving.abort();
  await expect(left).rejects.toThrow('aborted');
  void queue.run('next', job('next'), small);
  await finish('running');
  expect(begun).toEqual(['running', 'next']);
});

it('continues while another caller waits', async () => {
  const { job, finish } = jobs();
  const queue = queueOf(1);
  void queue.run('running', job('running'), small);
  const leaving = new AbortController();
  const left = queue.run('both', job('both'), { ...small, signal: leaving.signal });
  const stays = queue.run('both', job('both'), small);
  leaving.abort();
  await expect(left).rejects.toThrow('aborted');
  await finish('running');
  await finish('both');
  expect(String(await stays)).toBe('both');
});

it('finishes what has begun after its caller left, and takes no order of who has left already', async () => {
  const { begun, job, finish } = jobs();
  const queue = queueOf(1);
  const leaving = new AbortController();
  const left = queue.run('a', job('a'), { ...small, signal: leaving.signal });
  await settled();
  leaving.abort();
  await expect(left).rejects.toThrow('aborted');
  const joined = queue.run('a', job('a'), small);
  await finish('a');
  expect(String(await joined)).toBe('a');
  await expect(queue.run('b', job('b'), { ...small, signal: leaving.signal })).rejects.toThrow('aborted');
  expect(begun).toEqual(['a']);
});
