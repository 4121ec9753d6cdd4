import { expect, test } from '../support/test.ts';

test('a daypack is designed, and a gift card requires a recipient @phone', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/en-us/p/own-daypack-NFCUSTPK');
  await page.getByRole('link', { name: 'Make it yours' }).click();
  await page.getByLabel('Initials').fill('XXX');
  await page.getByRole('button', { name: 'Show my design' }).click();
  await expect(page.getByText(/can’t embroider these letters/).first()).toBeVisible();
  await expectAccessible('initials that are rejected');
  await page.getByLabel('Initials').fill('ab');
  await page.getByRole('group', { name: 'Body' }).getByLabel('Fjord').check({ force: true });
  await page.getByRole('button', { name: 'Show my design' }).click();
  await expect(page.getByRole('definition').filter({ hasText: 'AB' })).toBeVisible();
  await expect(page.getByRole('main').locator('img[src*="/images/recipes/"]').first()).toBeVisible();
  await expectAccessible('a design');
  await page.getByRole('button', { name: 'Add this design to bag' }).click();
  await expect(page.getByText(/22 L, Fjord, .*“AB”/)).toBeVisible();

  await page.goto('/en-us/p/gift-card-NFGIFTCD/gift-card');
  await page.getByRole('button', { name: 'Add gift card to bag' }).click();
  await expect(
    page.getByRole('link', { name: 'Recipient’s name: Please fill in this field.' }),
  ).toBeVisible();
  await expectAccessible('a gift card without a recipient');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('un modèle prêt est ajouté au panier, gardé pour plus tard et remis', async ({ page }) => {
    await page.goto('/fr-fr/p/own-trail-cap-NFCUSTCP/customise');
    await page.getByRole('link', { name: 'Vieille forêt' }).click();
    await page.getByRole('button', { name: 'Ajouter ce modèle au panier' }).click();
    const design = page.getByText('Pin, Charbon, Mélèze');
    await expect(design).toBeVisible();
    await page
      .getByRole('button', { name: /plus tard/ })
      .first()
      .click();
    await expect(design).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('vide');
  });
});
