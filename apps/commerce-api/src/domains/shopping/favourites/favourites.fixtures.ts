import type { Database } from '../../../platform/db/database.ts';
import { product } from '../../catalogue/catalogue/schema.ts';
import { favouriteItem } from './schema.ts';

/** Adds products to a list; they have no texts or prices. */
export async function fillList(
  { read: db }: Pick<Database, 'read'>,
  listId: string,
  howMany: number,
): Promise<void> {
  const ids = Array.from({ length: howMany }, (_, index) => `NFFULL${String(index).padStart(4, '0')}`);
  const addedAt = new Date('2026-06-01T12:00:00Z');
  await db.insert(product).values(
    ids.map((id) => ({
      id,
      slug: 'trail-shoe',
      kind: 'trail-shoe',
      gender: 'women',
      primaryCategoryId: '140000',
      categoryIds: [],
      createdAt: addedAt,
      // The pictures are not read.
      picture: {} as never,
    })),
  );
  await db.insert(favouriteItem).values(
    ids.map((productId, index) => ({
      id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      listId,
      productId,
      quantity: 1,
      position: index + 2,
      addedAt,
    })),
  );
}
