import { parseArgs } from 'node:util';

import { readConfig } from '../platform/config/config.ts';
import { openDatabase } from '../platform/db/open.ts';
import { StartupProblem } from '../platform/process/startup-problem.ts';
import { openSeed } from './open-seed.ts';
import { countRows, describeReload } from './reload.ts';
import { seedDatabase } from './seed-database.ts';
import { seedState } from './seed-state.ts';

const MAX_PRODUCTS = 1_000_000;

function readProducts(fallback: number): number {
  const { values } = parseArgs({
    options: { products: { type: 'string', default: String(fallback) } },
  });
  const products = Number(values.products);
  if (!Number.isInteger(products) || products < 1 || products > MAX_PRODUCTS) {
    throw new StartupProblem(`--products must be a whole number from 1 to ${MAX_PRODUCTS}.`);
  }
  return products;
}

try {
  // Seeding needs no providers, even in production.
  const config = readConfig({ ...process.env, NODE_ENV: 'development' });
  const source = await openSeed(config);
  const products = readProducts(source.defaultProducts);
  const { dataDir, databaseUrl, databasePool } = config;
  const database = await openDatabase({ dataDir, databaseUrl, databasePool });
  const started = performance.now();
  const seconds = (): string => ((performance.now() - started) / 1000).toFixed(1);
  try {
    const { isMissing } = await seedState(database, source);
    const before = await countRows(database);
    let reported = 0;
    await seedDatabase(database, source, {
      products,
      onProgress: (done, total) => {
        if (!isMissing || (done < total && done - reported < total / 20)) return;
        reported = done;
        console.log(`${done} of ${total} products (${seconds()} s)`);
      },
    });
    if (isMissing) console.log(`The shop is ready: ${products} products in ${seconds()} s.`);
    else {
      console.error(describeReload(before, await countRows(database)));
      process.exitCode = 1;
    }
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(error instanceof StartupProblem ? error.message : error);
  process.exitCode = 1;
}
