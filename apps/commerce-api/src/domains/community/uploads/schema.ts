import { sql } from 'drizzle-orm';
import { customType, index, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

import { review } from '../../catalogue/index.ts';

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** An uploaded picture, re-encoded; without a review it is removed at `removeAt`. */
export const uploadedPicture = pgTable(
  'uploaded_picture',
  {
    id: text('id').primaryKey(),
    /** Subject of the uploader's token. */
    owner: text('owner').notNull(),
    /** JPEG. */
    bytes: bytea('bytes').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    reviewId: text('review_id').references(() => review.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull().default(0),
    removeAt: timestamp('remove_at', { withTimezone: true }),
  },
  (table) => [
    index('uploaded_picture_of_owner').on(table.owner),
    index('uploaded_picture_of_review')
      .on(table.reviewId)
      .where(sql`${table.reviewId} is not null`),
    index('uploaded_picture_remove_at')
      .on(table.removeAt)
      .where(sql`${table.removeAt} is not null`),
  ],
);
