import { american, cards, Shopper } from '../support/shopper.ts';
import { startAt } from '../support/start-at.ts';
import { expect, test } from '../support/test.ts';

test.describe('a line of the bag', () => {
  test(
    'is sent to a store, wrapped, saved for later and moved back @phone',
    { tag: '@journey' },
    async ({ shopper, page, expectAccessible }) => {
      await startAt(page, 'bag');
      await shopper.waitForScript();
      await page.getByRole('link', { name: /^Change the shipping of/ }).click();
      const delivery = page.getByRole('dialog', { name: 'How would you like to get it?' });
      await delivery.getByLabel('ZIP code or city').fill('Denver');
      await delivery.getByRole('button', { name: 'Find stores' }).click();
      await expect(delivery.getByRole('listitem').first()).toContainText('Northfell Denver');
      await expectAccessible('the delivery of a line');
      await delivery.getByRole('button', { name: 'Send it here: Northfell Denver' }).click();
      await expect(delivery).toBeHidden();
      await expect(page.getByText('Ship to store: Northfell Denver')).toBeVisible();

      await page.getByRole('button', { name: /^Add gift options/ }).click();
      const gift = page.getByRole('dialog', { name: 'Gift options' });
      await gift.getByLabel('Gift wrap').check();
      await gift.getByLabel('Message').fill('Happy birthday');
      await expectAccessible('the gift options of a line');
      await gift.getByRole('button', { name: 'Save gift options' }).click();
      await expect(gift).toBeHidden();
      await expect(page.getByText('Happy birthday').first()).toBeVisible();

      // Lists have no gift options: they are removed first.
      await expect(page.getByRole('button', { name: /^Save for later/ })).toHaveCount(0);
      await page.getByRole('button', { name: /^Change gift options/ }).click();
      await gift.getByLabel('Gift wrap').uncheck();
      await gift.getByLabel('Message').fill('');
      await gift.getByRole('button', { name: 'Save gift options' }).click();
      await expect(gift).toBeHidden();

      await page.getByRole('button', { name: /^Save for later/ }).click();
      const saved = page.getByRole('region', { name: 'Saved for later' });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your bag is empty');
      await expectAccessible('an empty bag with something saved for later');
      await saved.getByRole('button', { name: /^Move to bag/ }).click();
      await expect(page.getByRole('link', { name: 'Bag, 1 item' })).toBeVisible();
      await expect(saved).toBeHidden();
    },
  );

  test('is collected from the last chosen store, if the shopper wants that', async ({
    shopper,
    page,
    expectAccessible,
  }) => {
    const dialog = page.getByRole('dialog', { name: 'How would you like to get it?' });
    const sendTo = async (city: string, store: string) => {
      await page.goto('/en-us/cart');
      await shopper.waitForScript();
      await page
        .getByRole('link', { name: /^Change the shipping of/ })
        .last()
        .click();
      await dialog.getByLabel('ZIP code or city').fill(city);
      await dialog.getByRole('button', { name: 'Find stores' }).click();
      await dialog.getByRole('button', { name: `Send it here: ${store}` }).click();
    };
    await shopper.putProductInBag();
    await sendTo('Denver', 'Northfell Denver');
    await expect(dialog).toBeHidden();
    await shopper.putProductInBag();
    await sendTo('Seattle', 'Northfell Capitol Hill');
    await expect(dialog.getByText('Your store is now Northfell Capitol Hill.')).toBeVisible();
    await expectAccessible('the question what becomes of lines in another store');
    await dialog.getByRole('button', { name: 'Close' }).click();

    // Until a decision the bag asks again after the dialog is closed.
    await page.reload();
    await shopper.waitForScript();
    await expect(page.getByText('Ship to store: Northfell Denver')).toBeVisible();
    await page.getByRole('button', { name: 'Pick up everything at Northfell Capitol Hill' }).click();
    await expect(
      page.getByText('You now pick up everything at Northfell Capitol Hill.').first(),
    ).toBeVisible();
    await expect(page.getByText('Ship to store: Northfell Denver')).toHaveCount(0);
    await page.reload();
    await expect(page.getByText('Ship to store: Northfell Capitol Hill').first()).toBeVisible();
    await expect(page.getByText('Your store is now Northfell Capitol Hill.')).toHaveCount(0);
  });
});

test('@purchase an order is fetched at a pickup point, with the code that opens it @phone', async ({
  shopper,
  page,
  expectAccessible,
}) => {
  await startAt(page, 'bag');
  await shopper.waitForScript();
  await page.getByRole('link', { name: /^Change the shipping of/ }).click();
  const delivery = page.getByRole('dialog', { name: 'How would you like to get it?' });
  await delivery.getByLabel('ZIP code or city').fill('New York');
  await delivery.getByRole('button', { name: 'Find stores' }).click();
  await delivery.getByRole('button', { name: 'Send it here: Corner Books' }).click();
  await expect(page.getByText('Pickup point: Corner Books')).toBeVisible();
  await page.goto('/en-us/checkout');
  await expect(page).toHaveURL(/\/checkout\/billing/);
  await shopper.fillShipping({ ...american, city: 'Reno', province: 'NV', postalCode: '89501' });
  await shopper.goThroughBilling(cards.passes);
  const main = page.getByRole('main');
  await expect(main).toContainText('New York 10003');
  await expect(main).not.toContainText('Calculated at checkout');
  await shopper.placeOrder();
  await shopper.orderNumber();
  await expect(main).toContainText('Pickup point: Corner Books');
  await expect(main).toContainText(/Pickup code\s*[A-Z0-9]{6}/);
  await expectAccessible('an order for a pickup point');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('eine Größe wird in einer Filiale abgeholt, und der Warenkorb zieht um', async ({ page }) => {
    await page.goto('/de-de/search?q=jacke');
    await page.locator('main a[href*="/p/"]').first().click();
    await new Shopper(page).chooseSize();
    await page.getByRole('button', { name: 'In einer Filiale abholen' }).click();
    await page.getByLabel('Postleitzahl oder Ort').fill('Hamburg');
    await page.getByRole('button', { name: 'Filialen suchen' }).click();
    const stores = page.getByRole('list', { name: 'Filialen' });
    await expect(stores.getByRole('listitem').first()).toContainText('Northfell Hamburg');
    await stores.getByRole('button').first().click();
    await expect(page.getByText(/: Northfell Hamburg/)).toBeVisible();
    await page.getByRole('link', { name: /^Lieferung ändern/ }).click();
    await page.getByRole('button', { name: 'An meine Adresse liefern' }).click();
    await expect(page.getByText('Die Lieferung wurde geändert.')).toBeVisible();

    await page.getByText('Auf einem anderen Gerät weitermachen').click();
    const link = await page.getByLabel('Link zu diesem Warenkorb').inputValue();
    await page.context().clearCookies();
    await page.goto(new URL(link).pathname + new URL(link).search);
    await page.getByRole('button', { name: 'In meinen Warenkorb legen' }).click();
    await expect(page.getByText('Alles aus dem Link liegt in Ihrem Warenkorb.')).toBeVisible();
  });
});
