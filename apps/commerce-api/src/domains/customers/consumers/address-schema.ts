import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { consumer } from './schema.ts';

/** Address fields as printed; the phone in international form. */
export interface AddressLines {
  readonly firstName: string;
  readonly lastName: string;
  readonly addressLine1: string;
  readonly addressLine2?: string;
  readonly city: string;
  readonly province?: string;
  readonly postalCode: string;
  readonly country?: string;
  readonly countryCode: string;
  readonly email?: string;
  readonly phone: string;
  readonly phoneCode?: string;
  readonly recipientContactPhone?: string;
}

/** Address book entries; a higher position was added later. */
export const consumerAddress = pgTable(
  'consumer_address',
  {
    id: text('id').primaryKey(),
    consumerNo: text('consumer_no')
      .notNull()
      .references(() => consumer.consumerNo, { onDelete: 'cascade' }),
    /** S is shipping, B is billing. */
    approachType: text('approach_type', { enum: ['S', 'B'] }).notNull(),
    main: boolean('main').notNull(),
    position: integer('position').notNull(),
    address: jsonb('address').$type<AddressLines>().notNull(),
    /** Detects concurrent changes. */
    version: integer('version').notNull().default(1),
  },
  (table) => [
    uniqueIndex('consumer_address_main')
      .on(table.consumerNo, table.approachType)
      .where(sql`${table.main}`),
    uniqueIndex('consumer_address_position').on(table.consumerNo, table.position),
  ],
);
