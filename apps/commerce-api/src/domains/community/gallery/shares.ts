import { eq, inArray } from 'drizzle-orm';

import type { BodyOf } from '../../../platform/contracts/operation-types.ts';
import { shopperOf, type RequestContext } from '../../../platform/context/request-context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import { soldProduct } from '../../catalogue/index.ts';
import { handOver } from '../uploads/repository.ts';
import { uploadedPicture } from '../uploads/schema.ts';
import { lookShare } from './schema.ts';

const DAY_MS = 24 * 60 * 60_000;
/** After this time a failing share is dropped. */
const GIVEN_UP_MS = 30 * DAY_MS;
/** How long the gallery's moderators can fetch a picture. */
const FETCHED_MS = 60 * DAY_MS;

/** Stores a shared picture; API400 for one that is not the shopper's, API404 for an unsold product. */
export async function storeShare(
  tx: Tx,
  { pictureId, caption = '', nickname, email, productId }: BodyOf<'shareLook'>,
  context: RequestContext,
  now: Date,
): Promise<void> {
  const owner = shopperOf(context).subject;
  const name = nickname.trim();
  if (name === '') throw new ServiceError('API400', { field: 'nickname' });
  const product = productId === undefined ? null : await soldProduct(tx, productId);
  const removeAt = new Date(now.getTime() + FETCHED_MS);
  if (!(await handOver(tx, { id: pictureId, owner, removeAt })))
    throw new ServiceError('API400', { field: 'pictureId' });
  const [language = '', country = ''] = context.locale.split('-');
  const given = await tx
    .insert(lookShare)
    .values({
      pictureId,
      owner,
      email: email.trim(),
      nickname: name,
      language: `${language}_${country.toUpperCase()}`,
      caption: caption.trim(),
      productId: product,
      dueAt: now,
      removeAt: new Date(now.getTime() + GIVEN_UP_MS),
    })
    .onConflictDoNothing()
    .returning({ pictureId: lookShare.pictureId });
  if (given.length === 0) throw new ServiceError('API400', { field: 'pictureId' });
}

/** Moves unsent shares of a guest to an account. */
export const moveShares = (tx: Tx, { guest, person }: { readonly guest: string; readonly person: string }) =>
  tx.update(lookShare).set({ owner: person }).where(eq(lookShare.owner, guest));

/** Removes unsent shares by e-mail address. */
export const removeShares = (tx: Tx, email: string) =>
  tx
    .delete(uploadedPicture)
    .where(
      inArray(
        uploadedPicture.id,
        tx.select({ id: lookShare.pictureId }).from(lookShare).where(eq(lookShare.email, email)),
      ),
    );
