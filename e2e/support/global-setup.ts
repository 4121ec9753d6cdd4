import { rm } from 'node:fs/promises';
import { startTemporaryPostgres } from '@haberdash/tools/postgres/postgres.ts';
import { freePort } from '@haberdash/tools/stack/ports.ts';
import { startStack } from '@haberdash/tools/stack/stack.ts';
import { createLogWatch } from './log-watch.ts';
import { copyData, fillData } from './shop-data.ts';
import { TEST_SESSION_SECRET } from './sealed-cookie.ts';
import { publishShop } from './shop.ts';

/** Starts the shop on the engine of E2E_DATABASE; fails if its log contains personal data. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const postgres = process.env['E2E_DATABASE'] === 'postgres' ? await startTemporaryPostgres() : undefined;
  const filled = await fillData(postgres?.url);
  const { remove, ...data } = await copyData('e2e');
  const logWatch = createLogWatch();
  const stack = await startStack({
    storefrontPort: await freePort(),
    apiPort: await freePort(),
    sandboxPort: await freePort(),
    previewPort: await freePort(),
    ...data,
    // All tests have the same address, and send far more than shoppers.
    env: { LIMITS: 'off', SESSION_SECRET: TEST_SESSION_SECRET },
    onLine: logWatch.read,
  });
  publishShop({
    storefront: stack.storefront.origin,
    api: stack.api.origin,
    sandbox: stack.providers.origin,
    preview: stack.preview?.origin ?? '',
  });
  return async () => {
    await stack.stop();
    await postgres?.stop();
    await remove();
    await rm(filled.dataDir, { recursive: true, force: true });
    logWatch.check();
  };
}
