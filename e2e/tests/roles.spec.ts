import type { Page } from '@playwright/test';
import { fillSignIn } from '../support/customer.ts';
import { startAt } from '../support/start-at.ts';
import { expect, test } from '../support/test.ts';

const PASSWORD = 'Northfell-2026';
const main = (page: Page) => page.getByRole('main');
const favourites = (page: Page) =>
  page.locator('header').getByRole('link', { name: 'Favorites', exact: true });
/** Personal parts load after the page, on the first interaction. */
const wake = (page: Page) => page.keyboard.press('Tab');

interface Role {
  readonly role: string;
  readonly email: string;
  readonly bag: readonly (string | RegExp)[];
  readonly account: string;
}

const ROLES: readonly Role[] = [
  { role: 'a customer without a role', email: 'noor', bag: [], account: 'Hello, Noor' },
  { role: 'a member', email: 'linh', bag: [], account: '1,240 points' },
  {
    role: 'an employee who has accepted the terms',
    email: 'tom',
    bag: ['Employee discount', 'Discount (40%)', 'Employee price', '$2,079.50 left'],
    account: '$420.50 of $2,500.00 used',
  },
  {
    role: 'an athlete',
    email: 'aoife',
    bag: ['Athlete credit', 'Discount (30%)', 'Athlete price', '$1,579.50 left'],
    account: '$420.50 of $2,000.00 used',
  },
  {
    role: 'a prosumer',
    email: 'marco',
    bag: ['IPA credit', 'Discount (25%)', 'Pro price', '$470.00 left'],
    account: '$130.00 of $600.00 used',
  },
];

const OF_ROLES = /(?:Employee|Athlete|Pro) price|(?:Athlete|IPA|WRANX) credit|Employee discount/;

test('a guest sees the usual price, saves items for later, and is redirected from the account to the sign-in', async ({
  page,
}) => {
  await startAt(page, 'bag');
  await expect(main(page)).toContainText('Subtotal');
  await expect(main(page)).not.toContainText(OF_ROLES);
  await expect(main(page).getByRole('button', { name: 'Save for later' })).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
  await wake(page);
  await expect(favourites(page)).toBeVisible();
  await page.goto('/en-us/account');
  await expect(page).toHaveURL(/\/en-us\/sign-in\?redirect=/);
});

for (const { role, email, bag, account } of ROLES)
  test(
    `${role} sees the price and the credit of the role, and nothing of another`,
    { tag: '@journey' },
    async ({ page }) => {
      await startAt(page, 'bag');
      await page.goto('/en-us/sign-in?redirect=/en-us/cart');
      await fillSignIn(page, { email: `${email}@example.com`, password: PASSWORD });
      await expect(page).toHaveURL(/\/en-us\/cart$/);
      await expect(main(page)).toContainText('Subtotal');
      for (const each of bag) await expect(main(page)).toContainText(each);
      if (bag.length === 0) await expect(main(page)).not.toContainText(OF_ROLES);
      await expect(main(page).getByRole('button', { name: 'Save for later' })).toBeVisible();
      await page.goto('/en-us/account');
      await expect(main(page)).toContainText(account);
      await wake(page);
      await expect(favourites(page)).toBeVisible();
    },
  );

test(
  'an employee gets the terms first, pays the usual price without them, and less with them',
  { tag: '@journey' },
  async ({ page, expectAccessible }) => {
    await startAt(page, 'bag');
    await page.goto('/en-us/sign-in?redirect=/en-us/cart');
    await fillSignIn(page, { email: 'maya@example.com', password: PASSWORD });
    await expect(page).toHaveURL(/\/employee-terms\?/);
    const gate = page.url();
    await expectAccessible('the terms of the employee discount');
    await page.getByRole('link', { name: 'Continue without the discount' }).click();
    await expect(page).toHaveURL(/\/en-us\/cart$/);
    await expect(main(page)).toContainText('Subtotal');
    await expect(main(page)).not.toContainText(OF_ROLES);
    await page.goto(gate);
    await page.getByRole('checkbox', { name: /I accept the terms/ }).check();
    await page.getByRole('button', { name: 'Accept and continue' }).click();
    await expect(page).toHaveURL(/\/en-us\/cart$/);
    await expect(main(page)).toContainText('Employee price');
    await expect(main(page)).toContainText('Discount (40%)');
  },
);

test(
  'an associate serves in a store: every page shows it, and nothing is stored for a later customer',
  { tag: '@journey' },
  async ({ page, expectAccessible }) => {
    await page.goto('/en-us/associate-login');
    await page.getByLabel('Employee number').fill('E10442');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await main(page).getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByLabel('Store', { exact: true }).selectOption('NF-US-05');
    await page.getByRole('button', { name: 'Show employees' }).click();
    await page.getByLabel('Employee', { exact: true }).selectOption({ label: 'Sam Whitfield' });
    await expectAccessible('the choice of a store and of who serves');
    await page.getByRole('button', { name: 'Start serving' }).click();
    await wake(page);
    const session = page.getByRole('complementary', { name: 'Store session' });
    await expect(session).toContainText('Sam Whitfield orders for a shopper in');
    await startAt(page, 'bag');
    await wake(page);
    await expect(session).toBeVisible();
    await expect(favourites(page)).toBeHidden();
    await expect(main(page)).toContainText('Subtotal');
    await expect(main(page).getByRole('button', { name: 'Save for later' })).toBeHidden();
    await page.goto('/en-us/account');
    await expect(page).toHaveURL(/\/sign-in\?/);
    await wake(page);
    await session.getByRole('button', { name: 'End session' }).click();
    await expect(page).toHaveURL(/\/en-us\/associate-login$/);
    await expect(session).toBeHidden();
  },
);
