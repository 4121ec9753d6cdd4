import { describe, expect, it } from 'vitest';

import { TooManyCalls } from '../../../platform/errors/service-error.ts';
import { createPasswordHasher } from './password-hasher.ts';

describe('a password', () => {
  const hasher = createPasswordHasher();

  it('is kept as an Argon2id string with its cost and a salt of its own', async () => {
    const [one, other] = await Promise.all([
      hasher.hash('Trail-running-2026'),
      hasher.hash('Trail-running-2026'),
    ]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(one).not.toBe(other);
    expect(await hasher.verify('Trail-running-2026', one)).toEqual({ isRight: true, isOutdated: false });
    expect(await hasher.verify('trail-running-2026', one)).toEqual({ isRight: false, isOutdated: false });
  });

  it('is the same however its characters are composed', async () => {
    const storedHash = await hasher.hash('Café-2026-été');
    expect((await hasher.verify('Café-2026-été'.normalize('NFD'), storedHash)).isRight).toBe(true);
  });

  it('that was hashed at a lower cost is detected', async () => {
    let used: number | undefined;
    const cheap = createPasswordHasher(async ({ memory, tagLength }) => {
      used = memory;
      return Buffer.alloc(tagLength, 1);
    });
    const tag = Buffer.alloc(32, 1).toString('base64').replaceAll('=', '');
    const verdict = await cheap.verify(
      'Trail-running-2026',
      `$argon2id$v=19$m=8192,t=1,p=1$c2FsdHNhbHQ$${tag}`,
    );
    expect([verdict, used]).toEqual([{ isRight: true, isOutdated: true }, 8192]);
  });

  it('without an account costs as much as a wrong one', async () => {
    const costs: unknown[] = [];
    const counted = createPasswordHasher(async ({ memory, passes, parallelism, tagLength }) => {
      costs.push({ memory, passes, parallelism, tagLength });
      return Buffer.alloc(tagLength);
    });
    const storedHash = await counted.hash('Trail-running-2026');
    await counted.verify('wrong', storedHash);
    await counted.verify('wrong', undefined);
    expect(costs[2]).toEqual(costs[1]);
    expect(costs).toHaveLength(3);
  });
});

describe('hashes', () => {
  it('are computed two at a time, and those that cannot wait are rejected with a retry time', async () => {
    let running = 0;
    let most = 0;
    const { promise: held, resolve: go } = Promise.withResolvers<void>();
    const hasher = createPasswordHasher(async ({ tagLength }) => {
      running += 1;
      most = Math.max(most, running);
      await held;
      running -= 1;
      return Buffer.alloc(tagLength);
    });
    const request = Array.from({ length: 53 }, () =>
      hasher.hash('x').then(
        () => 'done',
        (error: unknown) => error,
      ),
    );
    go();
    const found = await Promise.all(request);
    expect(most).toBe(2);
    expect(found.filter((each) => each === 'done')).toHaveLength(52);
    expect(found.at(-1)).toBeInstanceOf(TooManyCalls);
  });

  it('that cannot be computed fail with AUT500', async () => {
    const broken = createPasswordHasher(() => Promise.reject(new Error('out of memory')));
    await expect(broken.hash('x')).rejects.toMatchObject({ errorId: 'AUT500' });
  });
});
