import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTemporaryPostgres } from '@haberdash/tools/postgres/postgres.ts';
import { freePort } from '@haberdash/tools/stack/ports.ts';
import { startApi, startStack } from '@haberdash/tools/stack/stack.ts';
import { cards, Shopper } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';

test('an order is still there after the service was killed @purchase', async ({ browser }) => {
  test.setTimeout(180_000);
  const postgres = process.env['E2E_DATABASE'] === 'postgres' ? await startTemporaryPostgres() : undefined;
  const dataDir = await mkdtemp(join(tmpdir(), 'haberdash-durability-'));
  const options = {
    storefrontPort: await freePort(),
    apiPort: await freePort(),
    sandboxPort: await freePort(),
    dataDir,
    databaseUrl: postgres?.url,
    products: 60,
  };
  const stack = await startStack(options);
  const context = await browser.newContext({ baseURL: stack.storefront.origin });
  try {
    const shopper = new Shopper(await context.newPage());
    await shopper.putProductInBag();
    await shopper.goThroughShipping();
    await shopper.goThroughBilling(cards.passes);
    await shopper.placeOrder();
    const orderNumber = await shopper.orderNumber();

    stack.api.process.kill('SIGKILL');
    await stack.api.ended;
    const again = await startApi(options);
    try {
      await shopper.page.reload();
      await expect(shopper.page.getByRole('main')).toContainText(orderNumber);
    } finally {
      await again.stop();
    }
    await shopper.page.goto('/en-us/search?q=tent');
    await expect(shopper.page.getByRole('heading', { level: 1 })).toContainText('isn’t responding');
  } finally {
    await context.close();
    await stack.stop();
    await postgres?.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
