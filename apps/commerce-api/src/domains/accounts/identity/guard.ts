import { createHmac } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';

import type { Tx } from '../../../platform/db/database.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import type { Client } from '../../../platform/limits/client.ts';
import {
  countAttempt,
  stricter,
  MOST_FAILURES,
  type FailureCode,
  type GuardState,
} from './rules/lock-out.ts';
import { signInGuard } from './schema.ts';

/** Hashes of the account and the network of an attempt. */
export interface GuardKeys {
  readonly accountKey: string;
  readonly networkKey: string;
}

/** A network with a successful sign-in counts as known for this time. */
const KNOWN_MS = 90 * 24 * 60 * 60_000;

const keyed = (secret: string, purpose: string, ...parts: readonly string[]): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify([purpose, ...parts]))
    .digest('base64url');

/** The key of an account that may not exist. */
export const accountKeyOf = (secret: string, brand: string, name: string): string =>
  keyed(secret, 'sign-in account', brand, name);

export const guardKeysOf = (
  secret: string,
  { brand, name, client }: { readonly brand: string; readonly name: string; readonly client: Client },
): GuardKeys => ({
  accountKey: accountKeyOf(secret, brand, name),
  networkKey: keyed(secret, 'sign-in network', brand, name, client.network),
});

type GuardRow = typeof signInGuard.$inferSelect;

const stateOf = (row: GuardRow | undefined): GuardState | undefined =>
  row && {
    failures: row.failures,
    locks: row.locks,
    lockedUntilMs: row.lockedUntil?.getTime(),
    endsAtMs: row.endsAt.getTime(),
  };

/** Counts sign-in attempts in one transaction. */
export const signInGuards = (tx: Tx) => {
  const lockRows = ({ accountKey, networkKey }: GuardKeys): Promise<GuardRow[]> =>
    tx
      .select()
      .from(signInGuard)
      .where(inArray(signInGuard.key, [accountKey, networkKey]))
      // A fixed order prevents deadlocks.
      .orderBy(signInGuard.key)
      .for('update');

  const write = async (row: typeof signInGuard.$inferInsert): Promise<void> => {
    const { key: _key, accountKey: _account, ...set } = row;
    await tx.insert(signInGuard).values(row).onConflictDoUpdate({ target: signInGuard.key, set });
  };

  return {
    /** Counts an attempt; returns the code for a wrong password, or throws while the account is locked. */
    async startAttempt(keys: GuardKeys, nowMs: number): Promise<FailureCode> {
      const { accountKey, networkKey } = keys;
      // Serialises the first attempts of an account as well.
      await tx
        .insert(signInGuard)
        .values({ key: accountKey, accountKey, failures: 0, locks: 0, endsAt: new Date(nowMs) })
        .onConflictDoNothing();
      const rows = await lockRows(keys);
      const here = rows.find(({ key }) => key === networkKey);
      const isKnown = (here?.knownUntil?.getTime() ?? 0) > nowMs;
      const everywhere = rows.find(({ key }) => key === accountKey);
      const counted = [
        { row: here, key: networkKey, most: MOST_FAILURES.network },
        // A known network is not locked out by attempts from elsewhere.
        ...(isKnown ? [] : [{ row: everywhere, key: accountKey, most: MOST_FAILURES.account }]),
      ].map((each) => ({ ...each, attempt: countAttempt(stateOf(each.row), each.most, nowMs) }));
      const rejected = counted.flatMap(({ attempt }) => (attempt.isAllowed ? [] : [attempt.rejection]));
      if (rejected.length > 0) throw new ServiceError(rejected.reduce(stricter));
      const codes: FailureCode[] = [];
      for (const { key, row, attempt } of counted) {
        if (!attempt.isAllowed) continue;
        codes.push(attempt.onFailure);
        const { failures, locks, lockedUntilMs, endsAtMs } = attempt.next;
        const knownUntil = row?.knownUntil ?? null;
        await write({
          key,
          accountKey,
          failures,
          locks,
          lockedUntil: lockedUntilMs === undefined ? null : new Date(lockedUntilMs),
          knownUntil,
          endsAt: new Date(Math.max(endsAtMs, knownUntil?.getTime() ?? 0)),
        });
      }
      return codes.reduce(stricter);
    },
    /** Resets the counts after a right password and marks the network as known. */
    async succeed({ accountKey, networkKey }: GuardKeys, nowMs: number): Promise<void> {
      const until = new Date(nowMs + KNOWN_MS);
      const none = { failures: 0, locks: 0, lockedUntil: null };
      await write({ key: networkKey, accountKey, ...none, knownUntil: until, endsAt: until });
      await tx.update(signInGuard).set(none).where(eq(signInGuard.key, accountKey));
    },
  };
};
