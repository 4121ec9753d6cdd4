import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { cloneDatabase, type TestDatabase } from '../../../testing/database.ts';
import { startTestService, type TestService } from '../../../testing/service.ts';
import { requestLink, enter, PASSWORD, signIn, signUp } from './identity.fixtures.ts';
import { createPasswordHasher } from './password-hasher.ts';

const EXISTING = 'linh@example.com';
const MISSING = 'nobody@example.com';

/** The cost of each computed hash. */
const hashes: string[] = [];
let database: TestDatabase;
let service: TestService;
beforeAll(async () => {
  database = await cloneDatabase();
  const hasher = createPasswordHasher(async ({ message, memory, passes, tagLength }) => {
    hashes.push(`${memory} ${passes} ${tagLength}`);
    return Buffer.alloc(tagLength, Buffer.from(message as Uint8Array).toString());
  });
  service = await startTestService(database, { hasher });
  await signUp(service, { email: EXISTING });
});
afterAll(async () => {
  await service.app.close();
  await database.close();
});

const costOf = async (work: () => Promise<unknown>): Promise<readonly string[]> => {
  hashes.length = 0;
  await work();
  return [...hashes];
};

it('a sign-in computes the same hash for a wrong password, an unknown address and the right password', async () => {
  const wrong = await costOf(() => signIn(service, { username: EXISTING, password: 'Wrong-password-1' }));
  const unknown = await costOf(() => signIn(service, { username: MISSING, password: 'Wrong-password-1' }));
  const right = await costOf(() => enter(service, { username: EXISTING, password: PASSWORD }));
  expect(wrong).toHaveLength(1);
  expect([unknown, right]).toEqual([wrong, wrong]);
});

it('a forgotten password leaves as many rows for an unknown address as for a known one', async () => {
  const counts = async (): Promise<readonly number[]> => {
    const { rows } = await database.read.execute<{ resets: number; mails: number }>(
      sql`select (select count(*)::int from password_reset) as resets, (select count(*)::int from outbox) as mails`,
    );
    return rows.flatMap(({ resets, mails }) => [resets, mails]);
  };
  const guest = await service.shopper();
  const grown: (readonly number[])[] = [];
  for (const email of [EXISTING, MISSING]) {
    const before = await counts();
    await requestLink(guest, { email });
    grown.push((await counts()).map((count, index) => count - (before[index] ?? 0)));
  }
  expect(grown).toEqual([
    [1, 1],
    [1, 1],
  ]);
});

it('a challenge writes as many rows for an unknown address as for a known one, with the same response', async () => {
  const counts = async (): Promise<readonly number[]> => {
    const { rows } = await database.read.execute<{ challenges: number; mails: number }>(
      sql`select (select count(*)::int from enrolment_challenge) as challenges,
        (select count(*)::int from outbox) as mails`,
    );
    return rows.flatMap(({ challenges, mails }) => [challenges, mails]);
  };
  const guest = await service.shopper();
  const seen: unknown[] = [];
  for (const email of [EXISTING, MISSING]) {
    const before = await counts();
    let replies: unknown[] = [];
    // The sixth attempt sends no mail to any address.
    for (let attempts = 0; attempts < 6; attempts += 1) {
      const { status, body } = await guest.call('POST', '/consumers-v3/consumer/retrieveUserData', { email });
      replies = [...replies, status, Object.keys(body).toSorted(), body['state'], body['expiresIn']];
    }
    seen.push([replies, (await counts()).map((count, index) => count - (before[index] ?? 0))]);
  }
  expect(seen[0]).toMatchObject([expect.arrayContaining(['PROOF_NEEDED']), [6, 5]]);
  expect(seen[1]).toEqual(seen[0]);
});
