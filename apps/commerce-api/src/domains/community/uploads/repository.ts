import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';

import type { Executor, Tx } from '../../../platform/db/database.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import { MIDDLE } from '../../../providers/pictures/provider.ts';
import type { TakenPicture } from '../../../shared/uploaded-picture.ts';
import { uploadedPicture } from './schema.ts';

/** How long an unused picture is stored. */
const UNUSED_MS = 24 * 60 * 60_000;

export async function storePicture(
  tx: Tx,
  { bytes, width, height }: TakenPicture,
  owner: string,
  now: number,
): Promise<string> {
  // The address is the only protection, so it is random.
  const id = `pc-${randomUUID()}`;
  const removeAt = new Date(now + UNUSED_MS);
  await tx.insert(uploadedPicture).values({ id, owner, bytes, width, height, removeAt });
  return id;
}

const unused = (owner: string) => and(eq(uploadedPicture.owner, owner), isNull(uploadedPicture.reviewId));

/** Assigns pictures to a review in order, replacing earlier ones; API400 for a picture that is not free. */
export async function useForReview(
  tx: Tx,
  reviewId: string,
  { owner, pictures }: { readonly owner: string; readonly pictures: readonly string[] },
): Promise<void> {
  const ofReview = eq(uploadedPicture.reviewId, reviewId);
  const had = await tx.select({ id: uploadedPicture.id }).from(uploadedPicture).where(ofReview);
  const gone = had.map(({ id }) => id).filter((id) => !pictures.includes(id));
  if (gone.length > 0) await tx.delete(uploadedPicture).where(inArray(uploadedPicture.id, gone));
  for (const [position, id] of pictures.entries()) {
    const used = await tx
      .update(uploadedPicture)
      .set({ reviewId, position, removeAt: null })
      .where(and(eq(uploadedPicture.id, id), or(unused(owner), ofReview)))
      .returning({ id: uploadedPicture.id });
    if (used.length === 0) throw new ServiceError('API400', { field: 'pictures' });
  }
}

/** Keeps an unused picture until a time; false when the owner has no such picture. */
export async function handOver(
  tx: Tx,
  { id, owner, removeAt }: { readonly id: string; readonly owner: string; readonly removeAt: Date },
): Promise<boolean> {
  const handed = await tx
    .update(uploadedPicture)
    .set({ removeAt })
    .where(and(eq(uploadedPicture.id, id), unused(owner)))
    .returning({ id: uploadedPicture.id });
  return handed.length > 0;
}

/** Picture ids of a review, in order. */
export async function picturesOf(db: Executor, reviewId: string): Promise<string[]> {
  const found = await db
    .select({ id: uploadedPicture.id })
    .from(uploadedPicture)
    .where(eq(uploadedPicture.reviewId, reviewId))
    .orderBy(asc(uploadedPicture.position));
  return found.map(({ id }) => id);
}

export const removePictures = (tx: Tx, owner: string) =>
  tx.delete(uploadedPicture).where(eq(uploadedPicture.owner, owner));

/** Detaches pictures from a review; unused ones are removed later. */
export const detachPictures = async (tx: Tx, reviewId: string, now: Date): Promise<string[]> => {
  const pictures = await picturesOf(tx, reviewId);
  await tx
    .update(uploadedPicture)
    .set({ reviewId: null, removeAt: new Date(now.getTime() + UNUSED_MS) })
    .where(eq(uploadedPicture.reviewId, reviewId));
  return pictures;
};

/** Moves pictures of a guest to an account. */
export const movePictures = (
  tx: Tx,
  { guest, person }: { readonly guest: string; readonly person: string },
) => tx.update(uploadedPicture).set({ owner: person }).where(eq(uploadedPicture.owner, guest));

/** Increase when the rendering of uploads changes, so that cached images are rebuilt. */
const VERSION = 1;

/** Finds an uploaded picture unless its review was rejected. */
export const findUploadedPicture = (db: Executor) => async (id: string) => {
  const { rows } = await db.execute(
    sql`select 1 from uploaded_picture p left join review r on r.id = p.review_id
      where p.id = ${id} and r.state is distinct from 'rejected'`,
  );
  if (rows.length === 0) return undefined;
  return {
    key: [VERSION, 'upload', id],
    original: async () => {
      const [found] = await db
        .select({ bytes: uploadedPicture.bytes })
        .from(uploadedPicture)
        .where(eq(uploadedPicture.id, id));
      if (found === undefined) throw new Error('the picture was removed');
      return { kind: 'photograph' as const, bytes: found.bytes, focus: MIDDLE };
    },
  };
};
