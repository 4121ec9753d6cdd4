import type { Database } from '../platform/db/database.ts';
import type { SeedSource } from './seed-source.ts';
import { seedState } from './seed-state.ts';

/** How many steps of progress a person is told of. */
const STEPS = 10;

/**
 * Fills an empty database before the service listens, and one that was filled before the service learnt a language
 * with the texts of that language, and reports its progress in lines for a person. True when the shop has been filled
 * from this source, now or before.
 */
export async function seedAtStart(
  database: Database,
  source: SeedSource,
  products: number | undefined,
  print: (line: string) => void,
): Promise<boolean> {
  const { isMissing, missingLanguages, filledWith } = await seedState(database, source);
  if (!isMissing && missingLanguages.length === 0) return filledWith !== undefined;
  const progressOf = (what: string) => {
    let reported = 0;
    return (done: number, total: number): void => {
      if (done < total && done - reported < total / STEPS) return;
      reported = done;
      print(`${what}: ${done} of ${total} products`);
    };
  };
  // A shop that is full needs none of this.
  const { seedIfEmpty } = await import('./seed-database.ts');
  await seedIfEmpty(database, source, {
    ...(products === undefined ? {} : { products }),
    onProgress: progressOf('Filling the shop'),
  });
  const { addLanguages } = await import('./add-languages.ts');
  await addLanguages(database, source, {
    onProgress: progressOf(`Adding ${missingLanguages.join(', ')} to the shop`),
  });
  return true;
}

/**
 * Writes the content of the source anew that nobody has edited since: whoever writes the source sees what they have
 * changed, at the next start of a service in development.
 */
export async function refreshContent(database: Database, source: SeedSource): Promise<void> {
  const { writeDocuments } = await import('./load/documents.ts');
  const { shopRules } = await import('./shop-rules.ts');
  const { documents } = await source.load(shopRules);
  await database.transaction((tx) => writeDocuments(tx, documents));
}
