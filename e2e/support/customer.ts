import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';

export interface Customer {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
}

export const newCustomer = (): Customer => ({
  email: `linh.${randomUUID().slice(0, 8)}@example.com`,
  password: 'Trail-running-2026',
  firstName: 'Linh',
});

/** Submits the sign-up form of the American site. */
export async function signUp(
  page: Page,
  { email, password, firstName }: Customer,
  query = '',
): Promise<void> {
  await page.goto(`/en-us/sign-up${query}`);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill('Nguyễn');
  await page.getByLabel('Date of birth').fill('04/17/1991');
  await page.getByLabel('ZIP code').fill('80302');
  await page.getByRole('checkbox', { name: 'I agree to the terms of use' }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL((url) => !url.pathname.endsWith('/sign-up'));
  if (query === '') await leaveWelcome(page);
}

/** Closes the welcome dialog, or leaves the welcome page without script. */
async function leaveWelcome(page: Page): Promise<void> {
  if (!page.url().includes('/complete-profile')) await page.keyboard.press('Tab');
  const dialog = page.getByRole('dialog', { name: 'Welcome! Your account has been created.' });
  const lead = page.getByText('It’s good to have you with us.');
  await dialog.or(lead).waitFor();
  if (await lead.isVisible()) await page.goto('/en-us');
  else await dialog.getByRole('button', { name: 'Not now' }).click();
}

export async function fillSignIn(page: Page, { email, password }: Pick<Customer, 'email' | 'password'>) {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.locator('main').getByRole('button', { name: 'Sign in', exact: true }).click();
}
