import type { Page } from '@playwright/test';
import { fillSignIn, newCustomer, signUp } from '../support/customer.ts';
import { expect, test } from '../support/test.ts';

const menuOf = (page: Page, name: string) => page.getByRole('button', { name: `Account of ${name}` });
const guestLink = (page: Page) => page.locator('header').getByRole('link', { name: 'Account', exact: true });

/** Personal parts load after the page, on the first interaction. */
const wake = (page: Page) => page.keyboard.press('Tab');

/** The shop's stored values in this browser, by name. */
const valuesOf = async (page: Page): Promise<ReadonlyMap<string, string>> =>
  new Map(
    (await page.context().cookies())
      .filter(({ httpOnly }) => httpOnly)
      .map(({ name, value }) => [name.replace('__Host-', ''), value]),
  );

async function signOut(page: Page, name: string): Promise<void> {
  await menuOf(page, name).click();
  await page.locator('header').getByRole('button', { name: 'Sign out' }).click();
}

test.describe('a customer with an account', () => {
  test(
    'signs up, is greeted by name, signs out, and the back button shows nothing of them @phone',
    { tag: '@journey' },
    async ({ page, expectAccessible }) => {
      const person = newCustomer();
      await page.goto('/en-us/sign-up');
      await expectAccessible('the form of a new account');
      await signUp(page, person, '?redirect=/en-us/search');
      await expect(page).toHaveURL(/\/en-us\/search$/);
      await wake(page);
      await expect(menuOf(page, person.firstName)).toBeVisible();
      await expect(page.getByText('Welcome! Your account has been created.')).toBeVisible();
      await menuOf(page, person.firstName).click();
      await expectAccessible('the menu of the account');
      await page.getByRole('link', { name: 'Account', exact: true }).click();
      await expect(page.locator('main')).toContainText(person.firstName);

      const before = await valuesOf(page);
      await signOut(page, person.firstName);
      await expect(page).toHaveURL(/\/en-us$/);
      await wake(page);
      await expect(page.getByText('You have been signed out.')).toBeVisible();
      await expect(guestLink(page)).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(/\/sign-in/);
      await expect(page.locator('body')).not.toContainText(person.firstName);
      // The visitor id for experiments has changed, and the bag is empty.
      const after = await valuesOf(page);
      expect(after.get('v-visitor')).not.toBe(before.get('v-visitor'));
      expect(
        [...after.keys()].filter((name) => !/^(?:session|v-(?:flash-guest|visitor))$/.test(name)),
      ).toEqual([]);
    },
  );

  test(
    'gets a message after a wrong password, retains the address, and signs in with the right one',
    { tag: '@journey' },
    async ({ page, expectAccessible }) => {
      const person = newCustomer();
      await signUp(page, person);
      await wake(page);
      await signOut(page, person.firstName);
      await page.goto('/en-us/sign-in?redirect=/en-us/cart');
      await fillSignIn(page, { ...person, password: 'Wrong-password-1' });
      await expect(page.getByRole('alert')).toHaveText('Email or password is not correct.');
      await expect(page.getByLabel('Email', { exact: true })).toHaveValue(person.email);
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
      await expectAccessible('a rejected sign-in');
      await fillSignIn(page, person);
      await expect(page).toHaveURL(/\/en-us\/cart$/);
      await wake(page);
      await expect(menuOf(page, person.firstName)).toBeVisible();
    },
  );

  test(
    'takes the bag of the guest along, and finds it again',
    { tag: '@journey' },
    async ({ page, shopper }) => {
      const person = newCustomer();
      await shopper.putProductInBag();
      await page.goto('/en-us/cart');
      await page.locator('main').getByRole('link', { name: 'Sign in' }).click();
      // A dialog if the script runs, else a page.
      await page.getByRole('link', { name: 'Create account' }).click();
      await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
      await signUp(page, person, '?redirect=/en-us/cart');
      await expect(page.getByRole('list', { name: 'Items in your bag' }).locator('> li')).toHaveCount(1);
      await wake(page);
      await signOut(page, person.firstName);
      await page.goto('/en-us/cart');
      await expect(page.getByRole('heading', { level: 1 })).toContainText(/empty/i);
      await page.goto('/en-us/sign-in?redirect=/en-us/cart');
      await fillSignIn(page, person);
      await expect(page.getByRole('list', { name: 'Items in your bag' }).locator('> li')).toHaveCount(1);
    },
  );

  test('is gone from every tab when they sign out in one', async ({ page, context }) => {
    const person = newCustomer();
    await signUp(page, person);
    await wake(page);
    const other = await context.newPage();
    await other.goto('/en-us/account');
    await other.keyboard.press('Tab');
    await expect(menuOf(other, person.firstName)).toBeVisible();
    await signOut(page, person.firstName);
    await wake(page);
    await expect(other).toHaveURL(/\/sign-in/);
    await expect(other.locator('body')).not.toContainText(person.firstName);
  });

  test('finds address and password shown and hidden by the button beside it', async ({ page }) => {
    await page.goto('/en-us/sign-in');
    const password = page.getByLabel('Password', { exact: true });
    await password.fill('Trail');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect(password).toHaveAttribute('type', 'password');
  });

  test('leaves nothing of a link’s address in the address bar', async ({ page }) => {
    await page.goto('/en-us/sign-up?email=linh%40example.com&consumerId=C1&leadSource=spring');
    await expect(page).toHaveURL(/\/en-us\/sign-up$/);
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue('linh@example.com');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the terms of text messages are shown when they are selected', async ({ page }) => {
    await page.goto('/en-us/sign-up');
    const terms = page.locator('#smsTerms');
    await expect(terms).toBeHidden();
    await page.locator('#optInAccepted').check();
    await expect(terms).toBeVisible();
  });

  test(
    'a shopper signs up, is redirected, and signs in again after an error',
    { tag: '@journey' },
    async ({ page, context }) => {
      const person = newCustomer();
      await page.goto('/en-us/sign-up');
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(page.getByRole('alert')).toContainText('Please check 7 fields');
      await signUp(page, person, '?redirect=/en-us/cart');
      await expect(page).toHaveURL(/\/en-us\/cart$/);
      await page.goto('/en-us/sign-in');
      await expect(page).toHaveURL(/\/en-us\/account$/);
      await context.clearCookies();
      await page.goto('/en-us/sign-in');
      await fillSignIn(page, { ...person, password: 'Wrong-password-1' });
      await expect(page.getByRole('alert')).toHaveText('Email or password is not correct.');
      await fillSignIn(page, person);
      await expect(page).toHaveURL(/\/en-us$/);
    },
  );
});
