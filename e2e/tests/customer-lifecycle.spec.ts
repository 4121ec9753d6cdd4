import type { Page } from '@playwright/test';
import { linkMailedTo } from '../support/mailbox.ts';
import { fillSignIn, newCustomer, signUp } from '../support/customer.ts';
import { shop } from '../support/shop.ts';
import { cards } from '../support/shopper.ts';
import { startSignedUp } from '../support/start-at.ts';
import { expect, test } from '../support/test.ts';

const ACCOUNT = '/en-us/account';

/** Moves an order on at the sandbox carrier's console. */
async function moveOn(
  orderNumber: string,
  stage: 'IN_PREPARATION' | 'SHIPPED',
  shown: string,
): Promise<void> {
  await expect
    .poll(
      async () => {
        await fetch(`${shop().sandbox}/shipping/${orderNumber}/${stage}`, { method: 'POST' });
        const sandbox = await (await fetch(`${shop().sandbox}/shipping`)).text();
        return sandbox.split('<tr').some((row) => row.includes(orderNumber) && row.includes(shown));
      },
      { timeout: 20_000 },
    )
    .toBe(true);
}

test(
  '@purchase a guest signs up, orders, returns an item, and deletes the account',
  { tag: '@journey' },
  async ({ page, shopper, expectAccessible }) => {
    test.setTimeout(120_000);
    const person = newCustomer();

    await test.step('bag and favourites come along with a new account', async () => {
      await shopper.putProductInBag();
      await page.keyboard.press('Escape');
      const stored = page.waitForResponse(
        (response) => response.url().endsWith('/favorites/heart') && response.ok(),
      );
      await page
        .locator('main')
        .getByRole('button', { name: /^Favorite: / })
        .first()
        .click();
      await stored;
      await signUp(page, person, '?redirect=/en-us/favorites');
      await expect(page.getByRole('list', { name: 'Your favorites' }).locator('> li')).toHaveCount(1);
      await page.goto('/en-us/cart');
      await expect(page.getByRole('list', { name: 'Items in your bag' }).locator('> li')).toHaveCount(1);
    });

    const orderNumber = await test.step('an order is listed in the account', async () => {
      await shopper.goThroughShipping();
      await shopper.goThroughBilling(cards.passes);
      await shopper.placeOrder();
      return shopper.orderNumber();
    });

    await test.step('a shipment in transit is shown', async () => {
      await moveOn(orderNumber, 'IN_PREPARATION', 'Being packed');
      await moveOn(orderNumber, 'SHIPPED', 'With the carrier');
      await expect(async () => {
        await page.goto(`${ACCOUNT}/orders/${orderNumber}`);
        await expect(page.getByRole('main')).toContainText('On its way', { timeout: 1_000 });
      }).toPass({ timeout: 30_000 });
      await expectAccessible('an order on its way');
      const invoice = page.waitForEvent('download');
      await page.getByRole('main').getByRole('link', { name: 'Invoice (PDF)' }).click();
      expect((await invoice).suggestedFilename()).toMatch(/\.pdf$/);
    });

    await test.step('a return gives a label to print', async () => {
      await page.goto(`${ACCOUNT}/orders/${orderNumber}/return`);
      await page.getByLabel('How many').selectOption('1');
      await page.getByLabel('Reason').selectOption('TOO_LARGE');
      await expectAccessible('a return');
      await page.getByRole('button', { name: 'Get return label' }).click();
      await expect(page.getByRole('main')).toContainText('is open. We’ve mailed you the label, too.');
      const label = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Download label (PDF)' }).click();
      expect((await label).suggestedFilename()).toMatch(/\.pdf$/);
    });

    await test.step('the return arrives, and its money goes back', async () => {
      const confirmation = (await page.getByRole('main').textContent()) ?? '';
      const [returnNumber = ''] = /RN\d{10}/.exec(confirmation) ?? [];
      await fetch(`${shop().sandbox}/returns/${returnNumber}/arrived`, { method: 'POST' });
      await expect(async () => {
        await page.goto(`${ACCOUNT}/orders/${orderNumber}`);
        await expect(page.getByRole('region', { name: `Return ${returnNumber}` })).toContainText('Refunded', {
          timeout: 1_000,
        });
      }).toPass({ timeout: 30_000 });
      await expect(page.getByRole('main')).toContainText('went back the way you paid');
      await expectAccessible('an order that was sent back');
    });

    await test.step('after the sign-out nothing of it is there', async () => {
      await page.goto(ACCOUNT);
      await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
      await expect(page).toHaveURL(/\/en-us$/);
      await page.goto('/en-us/favorites');
      await expect(page.getByRole('main')).toContainText('No favorites yet');
      await page.goto(`${ACCOUNT}/orders/${orderNumber}`);
      await expect(page).toHaveURL(/\/sign-in/);
      await fillSignIn(page, person);
      await expect(page.getByRole('main')).toContainText('Everything was sent back');
    });
  },
);

/** Password reset by mail; `look` is called on the form. */
async function setPasswordByMail(page: Page, look: () => Promise<void>): Promise<void> {
  const person = newCustomer();
  await startSignedUp(page, person);
  await page.context().clearCookies();
  await page.goto('/en-us/forgot-password');
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your inbox');
  expect(page.url()).not.toContain('@');
  const mailed = () => linkMailedTo(person.email, 'password');
  await expect.poll(mailed, { timeout: 15_000 }).not.toBe('');
  const link = await mailed();

  await page.goto(link);
  await expect(page).toHaveURL(/\/reset-password$/);
  await look();
  const password = 'Alpine-start-0430';
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Repeat the new password').fill(password);
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page).toHaveURL(/\/sign-in/);
  await fillSignIn(page, person);
  await expect(page.getByRole('alert')).toHaveText('Email or password is not correct.');
  await fillSignIn(page, { ...person, password });
  await expect(page).not.toHaveURL(/\/sign-in/);

  await page.context().clearCookies();
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill('Another-start-0431');
  await page.getByLabel('Repeat the new password').fill('Another-start-0431');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page.getByRole('main')).toContainText('has been used already');
}

test('a forgotten password is reset by the link of a mail, which works once @phone', async ({
  page,
  expectAccessible,
}) => {
  await setPasswordByMail(page, () => expectAccessible('a new password'));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a forgotten password is reset by the link of a mail, too', async ({ page }) => {
    await setPasswordByMail(page, () => Promise.resolve());
  });
});
