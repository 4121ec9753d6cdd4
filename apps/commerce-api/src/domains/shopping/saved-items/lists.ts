import { and, eq } from 'drizzle-orm';

import { ServiceError } from '../../../platform/errors/service-error.ts';
import type { Executor, Tx } from '../../../platform/db/database.ts';
import { ownedBy } from '../../../platform/policy/grant.ts';
import type { Own } from '../../../platform/policy/objects.ts';
import type { Clock } from '../../../shared/clock.ts';
import { savedObjects } from './objects.ts';
import { savedRepository, type SavedListRow } from './repository.ts';
import { mergeSaved } from './rules.ts';
import { savedList } from './schema.ts';

/** The id of an owner's list at a brand. */
export async function savedListOf(db: Executor, owner: string, brand: string): Promise<string | undefined> {
  const [found] = await db
    .select({ id: savedList.id })
    .from(savedList)
    .where(and(eq(savedList.owner, owner), eq(savedList.brand, brand)));
  return found?.id;
}

/** Owner and brand, and the id if the call has one. */
export interface ListOwner {
  readonly owner: string;
  readonly brand: string;
  readonly id: string | undefined;
}

/** The shopper's locked list, created if missing; API404 for a foreign id. */
export async function listFor(tx: Tx, owner: ListOwner, clock: Clock): Promise<Own<SavedListRow>> {
  const request = { ...owner, proofs: {} };
  const lists = savedObjects(clock)['own-saved-list'];
  const found =
    owner.id === undefined ? await lists.create(tx, request) : ownedBy(await lists.lock(tx, request), owner);
  const list = ownedBy(found, owner);
  if (list === undefined) throw new ServiceError('API404', { field: 'saveForLaterId' });
  return list;
}

/** A guest's list and its new account. */
export interface SavedMove {
  readonly listId: string;
  readonly guest: string;
  readonly person: string;
  readonly brand: string;
}

/** Moves a guest's saved items to an account; ignores lists of others. */
export async function moveGuestSaved(tx: Tx, move: SavedMove, clock: Clock): Promise<void> {
  const { guest, person, brand, listId } = move;
  const lists = savedObjects(clock)['own-saved-list'];
  const request = { id: listId, owner: guest, brand, proofs: {} };
  const from = ownedBy(await lists.lock(tx, request), { owner: guest });
  if (from === undefined) return;
  const into = await listFor(tx, { id: undefined, owner: person, brand }, clock);
  const saved = savedRepository(tx);
  const now = new Date(clock.now());
  for (const item of mergeSaved(await saved.all(into), await saved.all(from)))
    await saved.put(into, item, now);
  await saved.touch(into, now);
  await saved.removeList(from);
}
