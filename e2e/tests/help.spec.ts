import { expect, test } from '../support/test.ts';

test.describe('finding help and stores', () => {
  test(
    'a contact form returns a case number @phone',
    { tag: '@journey' },
    async ({ page, expectAccessible }) => {
      await page.goto('/en-us/help/contact-us');
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(page.getByLabel('What is it about?')).toHaveAttribute('aria-invalid', 'true');
      await expectAccessible('the contact form with what is missing');
      await page.getByLabel('What is it about?').selectOption({ label: 'Size advice' });
      await page.getByLabel('Your message').fill('Which size fits over a fleece?');
      await page.getByLabel('First name').fill('Linh');
      await page.getByLabel('Last name').fill('Nguyen');
      await page.getByLabel('Email').fill('linh.nguyen@example.org');
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(page.getByText(/Its number is CS\d{8}/)).toBeVisible();
    },
  );

  test('an answer is found in the help centre, which links to the contact form otherwise @phone', async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/en-us');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Help center' }).click();
    await expectAccessible('the help centre');
    await page.getByLabel('Search the help center').fill('refunds');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/en-us\/help\?q=refunds$/);
    const found = page.getByRole('region', { name: 'Help about “refunds”' }).getByRole('listitem');
    await expect(found.first()).toContainText('Your refund');
    await page.getByLabel('Search the help center').fill('moonlight');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(
      page.getByRole('heading', { name: 'Nothing in the help center about “moonlight”' }),
    ).toBeVisible();
    await expectAccessible('a help centre that knows nothing');
    await page.getByRole('main').getByRole('link', { name: 'Contact us' }).click();
    await expect(page).toHaveURL(/\/help\/contact-us$/);
  });

  test(
    'a store is found by its city, set as the favourite and opened @phone',
    { tag: '@journey' },
    async ({ page, expectAccessible }) => {
      await page.goto('/en-us/stores');
      await page.getByLabel('ZIP code or city').fill('Boston');
      await page.getByRole('button', { name: 'Find stores' }).click();
      const nearest = page.getByRole('list', { name: 'Stores' }).getByRole('listitem').first();
      await expect(nearest).toContainText('Northfell Back Bay');
      await nearest.getByRole('button', { name: 'Make this my store: Northfell Back Bay' }).click();
      await expect(nearest).toContainText('Your store');
      await expectAccessible('the store finder');
      await nearest.getByRole('link', { name: 'Details: Northfell Back Bay' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Northfell Back Bay');
      await expectAccessible('the page of a store');
    },
  );

  test('stores are filtered by service, and a gift card shows its balance @phone', async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/en-us/stores');
    await page.getByRole('navigation', { name: 'Services' }).getByRole('link', { name: 'Repairs' }).click();
    await expect(page).toHaveURL(/service=repair$/);
    await expect(page.getByRole('list', { name: 'Stores' }).getByRole('listitem')).toHaveCount(4);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Gift card balance' }).click();
    await page.getByLabel('Gift card number').fill('GC7730014820');
    await page.getByLabel('PIN', { exact: true }).fill('0499');
    await page.getByRole('button', { name: 'Check balance' }).click();
    await expect(page.getByLabel('Gift card number')).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible('a gift card that is rejected');
    await page.getByLabel('PIN', { exact: true }).fill('0412');
    await page.getByRole('button', { name: 'Check balance' }).click();
    await expect(page.getByText('The gift card ending in 4820 has $35.50.')).toBeVisible();
    await expect(page).toHaveURL(/\/en-us\/gift-cards\/balance$/);
    await expectAccessible('the balance of a gift card');
  });
});
