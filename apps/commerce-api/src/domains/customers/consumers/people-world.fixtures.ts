import { eq } from 'drizzle-orm';

import type { TestDatabase } from '../../../testing/database.ts';
import { consumer } from './schema.ts';
import type { Reply, TestService, TestShopper } from '../../../testing/service.ts';

export interface PeopleWorld {
  readonly database: TestDatabase;
  readonly service: TestService;
  readonly guest: TestShopper;
  readonly person: TestShopper;
  /** An account that was deleted after its token was issued. */
  readonly gone: TestShopper;
}

/** Cases by operation and status. */
export type PeopleCases = Readonly<
  Record<string, Readonly<Record<number, (world: PeopleWorld) => Promise<Reply<unknown>>>>>
>;

/** Empties the database and adds the shoppers. */
export async function peopleWorld(database: TestDatabase, service: TestService): Promise<PeopleWorld> {
  await database.empty();
  const gone = await service.person({ consumerNo: 'C-gone' });
  await database.read.delete(consumer).where(eq(consumer.consumerNo, 'C-gone'));
  return { database, service, guest: await service.shopper(), person: await service.person(), gone };
}
