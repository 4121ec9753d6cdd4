import { and, asc, eq } from 'drizzle-orm';

import type { Executor } from '../../../platform/db/database.ts';
import { store } from '../../catalogue/index.ts';
import { storeEmployee } from './schema.ts';

export type Employee = typeof storeEmployee.$inferSelect;

/** Reads store employees. */
export const associateReader = (db: Executor) => ({
  /** Whether a token's employee still works there. */
  async isEmployed(subject: string): Promise<boolean> {
    const [found] = await db
      .select({ isActive: storeEmployee.isActive })
      .from(storeEmployee)
      .where(eq(storeEmployee.subject, subject));
    return found?.isActive === true;
  },
  async storeName(storeId: string): Promise<string | undefined> {
    const [found] = await db.select({ name: store.name }).from(store).where(eq(store.id, storeId));
    return found?.name;
  },
  /** Current employees of a store, by name. */
  team(brand: string, storeId: string): Promise<Employee[]> {
    return db
      .select()
      .from(storeEmployee)
      .where(
        and(
          eq(storeEmployee.brand, brand),
          eq(storeEmployee.storeId, storeId),
          eq(storeEmployee.isActive, true),
        ),
      )
      .orderBy(asc(storeEmployee.name), asc(storeEmployee.employeeNo))
      .limit(500);
  },
});
