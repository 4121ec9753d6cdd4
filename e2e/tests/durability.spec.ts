import { freePort } from '@haberdash/tools/stack/ports.ts';
import { startApi, startStack } from '@haberdash/tools/stack/stack.ts';
import { copyData } from '../support/shop-data.ts';
import { cards, Shopper } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';

test('an order is still there after the service was killed @purchase', async ({ browser }) => {
  test.setTimeout(180_000);
  const { remove, ...data } = await copyData('durability');
  const options = {
    storefrontPort: await freePort(),
    apiPort: await freePort(),
    sandboxPort: await freePort(),
    ...data,
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
    await remove();
  }
});
