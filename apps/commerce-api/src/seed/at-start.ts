import type { Database } from '../db/database.ts';
import { seedIfEmpty } from './seed-database.ts';

/** How many steps of progress a person is told of. */
const STEPS = 10;

/** Fills an empty database before the service listens, telling its progress in lines for a person. */
export async function seedAtStart(
  database: Database,
  products: number | undefined,
  say: (line: string) => void,
): Promise<void> {
  let told = 0;
  await seedIfEmpty(database, {
    ...(products === undefined ? {} : { products }),
    onProgress: (done, total) => {
      if (done < total && done - told < total / STEPS) return;
      told = done;
      say(`Filling the shop: ${done} of ${total} products`);
    },
  });
}
