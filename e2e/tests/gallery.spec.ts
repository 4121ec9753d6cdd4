import { expect, test } from '../support/test.ts';

const PRODUCT = '/en-us/p/skarmere-packable-shell-NFSCF7TT';

test('photos of shoppers are shown on a product, linked to all of them, and can be reported', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(PRODUCT);
  const gallery = page.locator('[data-block$="-looks"]');
  await gallery.scrollIntoViewIfNeeded();
  const photos = gallery.getByRole('link', { name: /^Photo by / });
  await expect(photos).not.toHaveCount(0);
  await expectAccessible('a product with photos of shoppers');
  await photos.first().click();
  await expect(page).toHaveURL(/\/looks\?product=NFSCF7TT/);
  const look = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('img') })
    .first();
  await expect(look.getByRole('link', { name: 'Skarmere Packable Shell' })).toBeVisible();
  await look.getByText('Report', { exact: true }).click();
  await look.getByLabel('What is wrong with it?').selectOption('spam');
  await expectAccessible('a form to report a photo');
  await look.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Thank you. A moderator will look at the photo again.')).toBeVisible();
});

test.describe('with a position', () => {
  test.use({
    geolocation: { latitude: 42.36, longitude: -71.06 },
    permissions: ['geolocation'],
  });

  test('the nearest store is listed first after a press, and no address contains the position', async ({
    page,
  }) => {
    await page.goto('/en-us/stores');
    await page.getByRole('button', { name: 'Use my position' }).click();
    const stores = page.getByRole('list', { name: 'Stores' }).getByRole('listitem');
    await expect(stores.first()).toContainText('Northfell Back Bay');
    await expect(stores.first()).toContainText(/mi away/);
    await expect(page).toHaveURL(/\/en-us\/stores$/);
  });
});
