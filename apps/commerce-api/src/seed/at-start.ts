import type { Database } from '../platform/db/database.ts';
import type { SeedSource } from './seed-source.ts';
import { seedState } from './seed-state.ts';

/** Number of progress lines. */
const STEPS = 10;

/** Seeds an empty database, or adds new languages; prints progress; true when seeded from this source. */
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
  // A seeded shop does not need this module.
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

/** Refreshes unedited seed content, so that authors see their changes after a restart. */
export async function refreshContent(database: Database, source: SeedSource): Promise<void> {
  const { writeDocuments } = await import('./load/documents.ts');
  const { shopRules } = await import('./shop-rules.ts');
  const { documents } = await source.load(shopRules);
  await database.transaction((tx) => writeDocuments(tx, documents));
}
