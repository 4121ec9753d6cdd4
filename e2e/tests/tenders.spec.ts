import { cards } from '../support/shopper.ts';
import { startAt } from '../support/start-at.ts';
import { expect, test } from '../support/test.ts';

test(
  'a gift card pays a part, the card the rest, and what is left is shown all along @phone',
  { tag: '@journey' },
  async ({ shopper, page, expectAccessible }) => {
    await startAt(page, 'billing');
    const left = page.getByRole('main').getByRole('status').filter({ hasText: 'Left to pay' });
    await expect(left).toBeVisible();
    await page.getByText('Pay with a gift card').click();
    await page.getByLabel('Gift card number').fill('GC7730090001');
    await page.getByLabel('PIN', { exact: true }).fill('0901');
    await page.getByRole('button', { name: 'Use gift card' }).click();
    await expect(page.getByLabel('Gift card number')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText('There is no money left on this gift card.').first()).toBeVisible();
    await page.getByLabel('Gift card number').fill('GC7730014820');
    await page.getByLabel('PIN', { exact: true }).fill('0412');
    await page.getByRole('button', { name: 'Check balance' }).click();
    await expect(page.getByText('The gift card ending in 4820 has $35.50.')).toBeVisible();
    await expectAccessible('the payment step with a gift card looked at');
    await page.getByRole('button', { name: 'Use gift card' }).click();
    const chosen = page.getByRole('list', { name: 'Pays for this order' });
    await expect(chosen).toContainText('−$35.50');
    await expect(left).toContainText('in total');
    await chosen.getByRole('button', { name: /^Remove/ }).click();
    await expect(chosen).toBeHidden();
    await shopper.typeCard(cards.passes);
    await page.getByRole('button', { name: 'Review your order' }).last().click();
    await expect(page).toHaveURL(/\/checkout\/summary/);
  },
);

test('a wallet is opened on a product page and brings the address of its owner to the review', async ({
  shopper,
  page,
}) => {
  await shopper.openProduct('de-de');
  await page.getByRole('button', { name: 'Alle ablehnen' }).click();
  await shopper.chooseSize();
  await page.getByRole('button', { name: 'Mit Wallet kaufen' }).click();
  await expect(page).toHaveURL(/\/de-de\/checkout\/pay\/wallet/);
  const sheet = shopper.cardFrame();
  await sheet.locator('#contact').selectOption('DE');
  await sheet.getByRole('button', { name: 'Bestätigen' }).click();
  await expect(page).toHaveURL(/\/de-de\/checkout\/summary/);
  await expect(page.getByRole('main')).toContainText('Torstraße 12');
  await expect(page.getByRole('main')).toContainText('10119 Berlin');
  // It was bought separately: the bag is unchanged.
  await page.goto('/de-de/cart');
  await expect(page.getByRole('heading', { name: 'Ihr Warenkorb ist leer' })).toBeVisible();
});

test('@purchase a later payment is declined, confirmed once more, and named on the order', async ({
  shopper,
  page,
}) => {
  await startAt(page, 'billing');
  for (const outcome of ['decline', 'pass']) {
    await page.getByRole('radio', { name: /^Pay later/ }).check();
    await page.getByRole('button', { name: 'Review your order' }).last().click();
    await expect(page).toHaveURL(/\/checkout\/pay\/later/);
    await shopper.cardFrame().locator('[name="outcome"]').selectOption(outcome);
    await shopper.cardFrame().getByRole('button', { name: 'Confirm' }).click();
    await expect(page).toHaveURL(/\/checkout\/summary/);
    await shopper.placeOrder();
    if (outcome === 'pass') break;
    await expect(page).toHaveURL(/\/checkout\/billing/);
    await expect(page.getByText('Nothing was charged').first()).toBeVisible();
  }
  await shopper.orderNumber();
  await expect(page.getByRole('main')).toContainText(/Pay later · \$[\d.,]+/);
});
