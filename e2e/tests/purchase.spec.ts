import { randomUUID } from 'node:crypto';
import { ordersMailedTo } from '../support/mailbox.ts';
import { shop } from '../support/shop.ts';
import { american, cards, spaniard } from '../support/shopper.ts';
import { startAt } from '../support/start-at.ts';
import { expect, test, WITH_MOTION } from '../support/test.ts';

test.use(WITH_MOTION);

test.describe('a guest buys a jacket @purchase', () => {
  test(
    'finds it, pays by card, sees the order and gets an e-mail @phone',
    { tag: ['@journey', '@phone-journey'] },
    async ({ shopper, page }) => {
      await shopper.putProductInBag();
      await shopper.goThroughShipping();
      await shopper.goThroughBilling(cards.passes);
      await shopper.placeOrder();
      const orderNumber = await shopper.orderNumber();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you');

      const mailbox = await page.request.get(`${shop().sandbox}/mailbox`);
      expect(await mailbox.text()).toContain(orderNumber);

      await page.reload();
      await expect(page.getByRole('main')).toContainText(orderNumber);
      await page.goBack();
      await expect(page.getByRole('main')).not.toContainText('Something went wrong');
      await page.goto('/en-us/cart');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your bag is empty');
    },
  );

  test('in Spain buys in Spanish and in euro, to an address with a province', async ({ shopper, page }) => {
    await shopper.putProductInSpanishBag();
    await page.goto('/es-es/checkout');
    await shopper.fillShipping(spaniard);
    await page.getByRole('button', { name: 'Continuar a las opciones de envío' }).click();
    await page.getByRole('radio', { name: /Envío estándar/ }).check();
    await page.getByRole('button', { name: 'Continuar al pago' }).click();
    await shopper.typeCard(cards.passes);
    await page.getByRole('button', { name: 'Revisar el pedido' }).click();
    await page.getByRole('button', { name: /^Realizar pedido y pagar, [\d.,]+\s€$/ }).click();
    await shopper.orderNumber();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gracias, Lucía');
    await expect(page.getByRole('main')).toContainText('28004 Madrid');
  });

  test(
    'reports that a declined card was not charged, keeps the bag and pays with another',
    { tag: '@journey' },
    async ({ shopper, page }) => {
      await startAt(page, 'billing');
      await shopper.goThroughBilling(cards.declined);
      await shopper.placeOrder();
      await expect(page).toHaveURL(/\/checkout\/billing/);
      await expect(page.getByText('Nothing was charged').first()).toBeVisible();
      await shopper.goThroughBilling(cards.passes);
      await shopper.placeOrder();
      await shopper.orderNumber();
    },
  );

  test(
    'confirms the payment at the bank when the card requires it',
    { tag: '@journey' },
    async ({ shopper, page }) => {
      await startAt(page, 'billing');
      await shopper.goThroughBilling(cards.challenged);
      await shopper.placeOrder();
      const challenge = page.getByRole('dialog', { name: 'Confirm your card payment' });
      await expect(challenge).toBeVisible({ timeout: 20_000 });
      await challenge.frameLocator('iframe').getByRole('button').first().click();
      await shopper.orderNumber();
    },
  );

  test('reports that an address has no same-day delivery, and orders with the other method', async ({
    shopper,
    page,
  }) => {
    await startAt(page, 'shipping');
    await shopper.fillShipping({ ...american, city: 'New York', province: 'NY', postalCode: '10001' });
    await page.getByRole('button', { name: 'Continue to shipping options' }).click();
    await page.getByRole('radio', { name: /^(same-day|courier) delivery/i }).check();
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(page).toHaveURL(/\/checkout\/billing/);

    await page.goto('/en-us/checkout/shipping?edit=address');
    await shopper.fillShipping({ ...american, city: 'Reno', province: 'NV', postalCode: '89501' });
    await page.getByRole('button', { name: 'Continue to shipping options' }).click();
    const notice = page.getByText('Your shipping method is not available at this address').first();
    await expect(notice).toBeVisible();
    await page.goto('/en-us/cart');
    await expect(notice).toBeVisible();
    // A card is requested only after its method is chosen.
    await page.goto('/en-us/checkout/billing');
    await expect(page).toHaveURL(/\/checkout\/shipping/);
    await expect(notice).toBeVisible();
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(page).toHaveURL(/\/checkout\/billing/);
    await shopper.goThroughBilling(cards.passes);
    await shopper.placeOrder();
    await shopper.orderNumber();
    await expect(page.getByRole('main')).toContainText('Standard shipping');
  });

  for (const response of [500, 504, 'none'] as const) {
    test(`sees the order although its answer is ${response}, and never that nothing was charged`, async ({
      shopper,
      page,
    }) => {
      await startAt(page, 'summary');
      await page.keyboard.press('Tab');
      await page.route('**/checkout/summary.data*', async (route) => {
        if (route.request().method() !== 'POST') return route.continue();
        await route.fetch();
        return response === 'none'
          ? route.abort()
          : route.fulfill({ status: response, body: 'Gateway Timeout' });
      });
      await shopper.placeOrder();
      const requested = page.getByRole('heading', { name: 'We are checking your payment' });
      await expect(requested.or(page.getByRole('heading', { name: /^Thank you/ })).first()).toBeVisible();
      await expect(page.getByText('Nothing was charged')).toHaveCount(0);
      await shopper.orderNumber();
    });
  }

  test('pressing the button twice places one order', { tag: '@journey' }, async ({ shopper, page }) => {
    const email = `pressed.twice.${randomUUID().slice(0, 8)}@example.com`;
    await startAt(page, 'summary', email);
    await page.getByRole('button', { name: /^Place order/ }).dblclick();
    const orderNumber = await shopper.orderNumber();
    await expect.poll(() => ordersMailedTo(email)).toEqual([orderNumber]);
    await page.goto('/en-us/checkout');
    await expect(page).toHaveURL(/\/cart/);
  });

  test('never has the card number in a page of the shop', { tag: '@journey' }, async ({ shopper, page }) => {
    await startAt(page, 'billing');
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(shop().storefront))
        sent.push(`${request.url()} ${request.postData() ?? ''}`);
    });
    await shopper.goThroughBilling(cards.passes);
    expect(await page.content()).not.toContain(cards.passes);
    expect(sent.join('\n')).not.toContain(cards.passes);
  });
});
