import { eq } from 'drizzle-orm';

import type { TestDatabase } from '../../../testing/database.ts';
import { consumer } from './schema.ts';
import type { Reply, TestService, TestShopper } from '../../../testing/service.ts';

/** What the cases of accounts happen in. */
export interface PeopleWorld {
  readonly database: TestDatabase;
  readonly service: TestService;
  /** A guest. */
  readonly guest: TestShopper;
  /** Somebody who is signed in. */
  readonly person: TestShopper;
  /** Somebody whose account has gone since the token was issued. */
  readonly gone: TestShopper;
}

/** Cases of operations by the status that they end in. */
export type PeopleCases = Readonly<
  Record<string, Readonly<Record<number, (world: PeopleWorld) => Promise<Reply<unknown>>>>>
>;

/** Empties the database, and lets them come in. */
export async function peopleWorld(database: TestDatabase, service: TestService): Promise<PeopleWorld> {
  await database.empty();
  const gone = await service.person({ consumerNo: 'C-gone' });
  await database.read.delete(consumer).where(eq(consumer.consumerNo, 'C-gone'));
  return { database, service, guest: await service.shopper(), person: await service.person(), gone };
}
