import { wakeScript } from '../support/open-as.ts';
import { expect, test } from '../support/test.ts';
import { newCustomer, signUp } from '../support/customer.ts';

test.describe('a page over the page that led to it', () => {
  test('opens with its title, keeps the address, and Escape and Back restore the focus', async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/en-us/stores');
    await wakeScript(page);
    const link = page.getByRole('banner').getByRole('link', { name: 'Account' });
    const dialog = page.getByRole('dialog', { name: 'Sign in' });
    await link.click();
    await expect(dialog.getByLabel('Email', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/en-us\/stores$/);
    await expectAccessible('a page in a dialog');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
    await link.click();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/en-us\/stores$/);
  });

  test('keeps the errors of its form, and redirects after success', async ({ page }) => {
    const person = newCustomer();
    await signUp(page, person);
    await page.context().clearCookies();
    await page.goto('/en-us/cart');
    await wakeScript(page);
    await page.getByRole('banner').getByRole('link', { name: 'Account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sign in' });
    await dialog.getByLabel('Email', { exact: true }).fill(person.email);
    await dialog.getByLabel('Password', { exact: true }).fill('not the password 1');
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(dialog.getByRole('alert').filter({ hasText: 'Email or password is not' })).toBeFocused();
    await expect(page).toHaveURL(/\/en-us\/cart$/);
    await dialog.getByLabel('Email', { exact: true }).fill(person.email);
    await dialog.getByLabel('Password', { exact: true }).fill(person.password);
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('banner')).toContainText('Sign out');
  });
});
