import type { Page } from '@playwright/test';
import { fillSignIn, newCustomer, signUp } from '../support/customer.ts';
import { shop } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

/** Passkeys need a domain, not an IP address. */
test.use({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern
  baseURL: async ({}, use) => use(shop().storefront.replace('127.0.0.1', 'localhost')),
});

/** A virtual authenticator that confirms automatically. */
async function addAuthenticator(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  const { authenticatorId } = await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const ownerIsKnown = (isUserVerified: boolean) =>
    devTools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
  return { ownerIsKnown };
}

/** Deferred code and texts load on the first interaction. */
const wake = (page: Page) => page.keyboard.press('Tab');

async function addPasskey(page: Page): Promise<void> {
  await page.goto('/en-us/account/password');
  await wake(page);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('Your passkey is added.')).toBeVisible();
}

async function signOut(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Account of ${name}` }).click();
  await page.locator('header').getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/en-us$/);
}

test('a sign-in by password offers a passkey, which the e-mail field suggests next time', async ({
  page,
}) => {
  const person = newCustomer();
  await signUp(page, person);
  await wake(page);
  await signOut(page, person.firstName);
  const device = await addAuthenticator(page);
  await page.goto('/en-us/sign-in?redirect=/en-us/search');
  await fillSignIn(page, person);
  await expect(page).toHaveURL(/\/search$/);
  await wake(page);
  await page.getByRole('link', { name: 'Sign in without a password next time' }).click();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('Your passkey is added.')).toBeVisible();
  await signOut(page, person.firstName);

  // Autofill with a passkey: no button is pressed.
  await page.goto('/en-us/sign-in?redirect=/en-us/search');
  await wake(page);
  await expect(page).toHaveURL(/\/search$/);
  await wake(page);
  await expect(page.getByRole('button', { name: `Account of ${person.firstName}` })).toBeVisible();
  // After signing in by a passkey no other one is offered.
  await expect(page.getByText('You have successfully logged in')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in without a password next time' })).toBeHidden();
  await device.ownerIsKnown(false);
});

test('a passkey is added, signs in, and is removed', async ({ page, expectAccessible }) => {
  const person = newCustomer();
  const device = await addAuthenticator(page);
  await signUp(page, person);
  await addPasskey(page);
  await expectAccessible('the page of password and passkeys');
  await expect(page.getByText('Passkey on a device')).toBeVisible();
  await signOut(page, person.firstName);

  await test.step('a cancelled dialog gets a message, and the password still works', async () => {
    await device.ownerIsKnown(false);
    await page.goto('/en-us/sign-in?redirect=/en-us/account/password');
    await wake(page);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page.getByText('You haven’t been signed in.')).toBeVisible();
    await expectAccessible('a sign-in without a passkey');
    await device.ownerIsKnown(true);
  });

  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL(/\/account\/password$/);
  await expect(page.getByText(/Last used on/)).toBeVisible();

  await page.getByRole('link', { name: /Delete the passkey/ }).click();
  await page.getByRole('button', { name: 'Yes, delete' }).click();
  await expect(page.getByText('The passkey is deleted.')).toBeVisible();
  await expect(page.getByText('Passkey on a device')).toBeHidden();
});
