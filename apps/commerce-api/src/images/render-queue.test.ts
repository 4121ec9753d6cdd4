import { expect, it } from 'vitest';

import { createRenderQueue } from './render-queue.ts';

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Jobs that end when told to, and a record of the order in which they began. */
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

it('runs no more jobs at once than allowed', async () => {
  const { begun, job, finish } = jobs();
  const queue = createRenderQueue(2);
  for (const name of ['a', 'b', 'c']) void queue.run(name, job(name));
  await settled();
  expect(begun).toEqual(['a', 'b']);
  await finish('a');
  expect(begun).toEqual(['a', 'b', 'c']);
});

it('joins equal jobs under way, and runs the same key again afterwards', async () => {
  const { begun, job, finish } = jobs();
  const queue = createRenderQueue(1);
  const both = [queue.run('a', job('a')), queue.run('a', job('a'))];
  await settled();
  await finish('a');
  expect((await Promise.all(both)).map(String)).toEqual(['a', 'a']);
  expect(begun).toEqual(['a']);
  void queue.run('a', job('a'));
  await settled();
  expect(begun).toEqual(['a', 'a']);
});

it('a failed job fails for everyone who waits for it and frees its place', async () => {
  const { begun, job, fail } = jobs();
  const queue = createRenderQueue(1);
  const first = queue.run('a', job('a'));
  const same = queue.run('a', job('a'));
  const outcomes = Promise.allSettled([first, same]);
  void queue.run('b', job('b'));
  await settled();
  await fail('a');
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(begun).toEqual(['a', 'b']);
});

it('starts visitors before background work and keeps one place free of background work', async () => {
  const { begun, job, finish } = jobs();
  const queue = createRenderQueue(2);
  for (const name of ['w1', 'w2', 'w3']) void queue.run(name, job(name), 'background');
  await settled();
  expect(begun).toEqual(['w1']);
  for (const name of ['v1', 'v2']) void queue.run(name, job(name));
  await settled();
  expect(begun).toEqual(['w1', 'v1']);
  await finish('w1');
  expect(begun).toEqual(['w1', 'v1', 'v2']);
});

it('a visitor who asks for waiting background work moves it ahead', async () => {
  const { begun, job, finish } = jobs();
  const queue = createRenderQueue(1);
  void queue.run('a', job('a'));
  for (const name of ['w1', 'w2']) void queue.run(name, job(name), 'background');
  void queue.run('w2', job('w2'));
  await settled();
  await finish('a');
  expect(begun).toEqual(['a', 'w2']);
});
