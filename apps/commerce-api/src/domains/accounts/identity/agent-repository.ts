import { and, eq } from 'drizzle-orm';

import type { Executor } from '../../../platform/db/database.ts';
import { type Employee, storeEmployee } from '../../shopping/index.ts';
import type { Credential } from './repository.ts';
import { credential } from './schema.ts';

/** Reads store employees with their credentials. */
export const agentReader = (db: Executor) => ({
  async byNumber(
    brand: string,
    employeeNo: string,
  ): Promise<{ readonly credential: Credential; readonly employee: Employee } | undefined> {
    const [found] = await db
      .select({ credential, employee: storeEmployee })
      .from(storeEmployee)
      .innerJoin(credential, eq(credential.subject, storeEmployee.subject))
      .where(and(eq(storeEmployee.brand, brand), eq(storeEmployee.employeeNo, employeeNo)));
    return found;
  },
});
