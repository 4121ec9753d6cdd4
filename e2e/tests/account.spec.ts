import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { linkMailedTo } from '../support/mailbox.ts';
import { fillSignIn, newCustomer } from '../support/customer.ts';
import { american, type Shopper } from '../support/shopper.ts';
import { startAt, startSignedUp } from '../support/start-at.ts';
import { expect, test } from '../support/test.ts';

const ACCOUNT = '/en-us/account';
const main = (page: Page) => page.getByRole('main');

async function typeAddress(page: Page): Promise<void> {
  await page.locator('[name="firstName"]').fill(american.firstName);
  await page.locator('[name="lastName"]').fill(american.lastName);
  await page.locator('[name="addressLine1"]').fill(american.addressLine1);
  await page.locator('[name="city"]').fill(american.city);
  await page.locator('[name="province"]').selectOption(american.province ?? '');
  await page.locator('[name="postalCode"]').fill(american.postalCode);
  await page.locator('[name="phone"]').fill(american.phone);
}

const saveAddress = (page: Page) => page.getByRole('button', { name: 'Save address' }).last().click();

test('a guest is redirected to the sign-in, and back to the requested page', async ({ page }) => {
  await page.goto(`${ACCOUNT}/orders?page=2`);
  await expect(page).toHaveURL(/\/en-us\/sign-in\?redirect=%2Fen-us%2Faccount%2Forders%3Fpage%3D2$/);
});

/** Cancels a guest's order by its number; `look` is called on each page. */
async function cancelByMail(
  page: Page,
  orderNumber: string,
  email: string,
  look: (what: string) => Promise<void>,
) {
  await page.goto('/en-us/track-order');
  await page.getByLabel('Order number').fill(orderNumber);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Mail me a link to this order' }).click();
  await expect(main(page)).toContainText('a link is on its way');
  expect(page.url()).not.toContain('@');
  await look('the form for a link to an order');
  const mailed = () => linkMailedTo(email, orderNumber);
  await expect.poll(mailed, { timeout: 15_000 }).not.toBe('');
  const link = await mailed();

  await page.goto(link);
  await expect(page).toHaveURL(/\/track-order\/open$/);
  await look('the page behind a link to an order');
  await page.getByRole('button', { name: 'Open the order' }).click();
  await expect(page).toHaveURL(`${ACCOUNT}/orders/${orderNumber}`);
  await expect(main(page)).toContainText(american.addressLine1);
  await expect(main(page)).toContainText('Total');
  await look('an order without an account');
  await page.goto(link);
  await expect(main(page)).toContainText('has been used already');

  await page.goto(`${ACCOUNT}/orders/${orderNumber}`);
  await page.getByRole('link', { name: 'Cancel order' }).click();
  await page.getByRole('radio', { name: 'I ordered twice' }).check();
  await page.getByRole('button', { name: 'Cancel this order' }).click();
  await expect(main(page)).toContainText('The order is canceled.');
  await page.goto(`${ACCOUNT}/orders/NF0000000000`);
  await expect(page).toHaveURL(/\/sign-in/);
}

/** Places a guest order and clears the cookies. */
async function orderOfGuest(page: Page, shopper: Shopper, email: string) {
  await startAt(page, 'summary', email);
  await shopper.placeOrder();
  const orderNumber = await shopper.orderNumber();
  await page.context().clearCookies();
  return orderNumber;
}

test('a guest opens an order by the link of a mail, and cancels it @phone', async ({
  page,
  shopper,
  expectAccessible,
}) => {
  const { email } = newCustomer();
  await cancelByMail(page, await orderOfGuest(page, shopper, email), email, expectAccessible);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a guest opens an order by the link of a mail, and cancels it, too', async ({ page, shopper }) => {
    const { email } = newCustomer();
    await cancelByMail(page, await orderOfGuest(page, shopper, email), email, () => Promise.resolve());
  });
});

test.describe('a customer with an account', () => {
  test(
    'manages an address book: errors are shown at their fields, a removal is confirmed @phone',
    { tag: '@journey' },
    async ({ page, expectAccessible }) => {
      await startSignedUp(page, newCustomer());
      await page.goto(ACCOUNT);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Linh');
      await expectAccessible('the overview of the account');
      await page
        .getByRole('navigation', { name: 'Account' })
        .getByRole('link', { name: 'Address book' })
        .click();
      await expect(main(page)).toContainText('No addresses yet');
      await expectAccessible('an empty address book');
      await page.getByRole('link', { name: 'Add an address' }).click();
      await typeAddress(page);
      await page.locator('[name="city"]').fill('');
      await saveAddress(page);
      await expect(page.getByRole('alert')).toBeFocused();
      await expect(page.locator('[name="city"]')).toHaveAttribute('aria-invalid', 'true');
      await expect(page.locator('[name="addressLine1"]')).toHaveValue(american.addressLine1);
      await expectAccessible('an address that was rejected');
      await page.locator('[name="city"]').fill(american.city);
      await saveAddress(page);
      await expect(page.getByRole('status').filter({ hasText: 'in your address book' })).toBeVisible();
      await expect(main(page)).toContainText('Main delivery address');
      await page.getByRole('link', { name: /^Delete / }).click();
      await expect(main(page)).toContainText('from your address book?');
      await expectAccessible('a removal that is to be confirmed');
      await page.getByRole('button', { name: 'Yes, delete' }).click();
      await expect(main(page)).toContainText('The address is deleted.');
      await expect(main(page)).toContainText('No addresses yet');
    },
  );

  test('changes name and password, and is greeted by the new name', async ({ page, expectAccessible }) => {
    const person = newCustomer();
    await startSignedUp(page, person);
    await page.goto(`${ACCOUNT}/profile`);
    await expectAccessible('the profile');
    await page.getByLabel('First name').fill('Mai');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(main(page)).toContainText('Your details are saved.');
    await page.goto(ACCOUNT);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Mai');
    await page.goto(`${ACCOUNT}/password`);
    await expectAccessible('the password');
    const change = async (current: string) => {
      await page.getByLabel('Current password').fill(current);
      await page.getByLabel('New password', { exact: true }).fill('Alpine-start-0430');
      await page.getByLabel('New password again').fill('Alpine-start-0430');
      await page.getByRole('button', { name: 'Change password' }).click();
    };
    await change('Wrong-password-1');
    await expect(page.getByLabel('Current password')).toHaveAttribute('aria-invalid', 'true');
    await change(person.password);
    await expect(main(page)).toContainText('Your password is changed.');
    await expect(page.getByLabel('Current password')).toHaveValue('');
  });

  test('loses nothing when two tabs change the same: the later one gets an error', async ({
    page,
    context,
  }) => {
    await startSignedUp(page, newCustomer());
    const other = await context.newPage();
    for (const tab of [page, other]) await tab.goto(`${ACCOUNT}/profile`);
    const change = async (tab: Page, field: string, value: string) => {
      await tab.getByLabel(field).fill(value);
      await tab.getByRole('button', { name: 'Save changes' }).click();
    };
    await change(page, 'First name', 'Mai');
    await expect(main(page)).toContainText('Your details are saved.');
    await change(other, 'Last name', 'Trần');
    await expect(other.getByRole('alert')).toContainText('changed');
    await other.reload();
    await expect(other.getByLabel('First name')).toHaveValue('Mai');
    await expect(other.getByLabel('Last name')).toHaveValue('Nguyễn');
  });

  test('subscribes to the newsletter, which starts after the confirmation by mail', async ({
    page,
    expectAccessible,
  }) => {
    await startSignedUp(page, newCustomer());
    await page.goto(`${ACCOUNT}/preferences`);
    await expectAccessible('the preferences');
    await page.getByRole('checkbox', { name: 'News by email' }).check();
    await page.getByRole('button', { name: 'Save news' }).click();
    await expect(main(page)).toContainText('Please confirm it');
    await page.getByRole('checkbox', { name: 'Hiking' }).check();
    await page.getByRole('button', { name: 'Save interests' }).click();
    await expect(main(page)).toContainText('Your interests are saved.');
    await page.reload();
    await expect(page.getByRole('checkbox', { name: 'Hiking' })).toBeChecked();
  });

  test(
    'finds an order, buys it again and cancels it; who has no account tracks it @phone',
    { tag: '@journey' },
    async ({ page, shopper, browser, expectAccessible }) => {
      await startSignedUp(page, newCustomer());
      await startAt(page, 'summary');
      await shopper.placeOrder();
      const orderNumber = await shopper.orderNumber();

      await page.goto(`${ACCOUNT}/orders`);
      await expectAccessible('the list of orders');
      await page.getByRole('link', { name: `View order ${orderNumber}` }).click();
      await expect(main(page)).toContainText('We received your order');
      await expectAccessible('an order');
      await page.getByRole('button', { name: 'Buy again' }).click();
      await expect(page).toHaveURL(/\/en-us\/cart$/);
      await expect(page.getByRole('list', { name: 'Items in your bag' }).locator('> li')).toHaveCount(1);

      const stranger = await browser.newContext();
      const other = await stranger.newPage();
      await other.goto(new URL('/en-us/track-order', page.url()).href);
      const track = async (email: string) => {
        await other.getByLabel('Order number').fill(orderNumber);
        await other.getByLabel('Email').fill(email);
        await other.getByRole('button', { name: 'Show my order' }).click();
      };
      await track('another.shopper@example.com');
      await expect(other.getByRole('alert')).toContainText('no order with this number');
      await track(american.email);
      await expect(main(other)).toContainText('We received your order');
      expect(other.url()).not.toContain('@');
      await expect(main(other)).not.toContainText(american.addressLine1);
      await stranger.close();

      await page.goto(`${ACCOUNT}/orders/${orderNumber}/cancel`);
      await expectAccessible('a cancellation');
      await page.getByRole('radio', { name: 'I ordered twice' }).check();
      await page.getByRole('button', { name: 'Cancel this order' }).click();
      await expect(main(page)).toContainText('The order is canceled.');
      await expect(main(page)).toContainText('Canceled');
    },
  );
});

async function requestDeletion(page: Page, email: string): Promise<string> {
  await page.getByRole('link', { name: 'Delete my account' }).click();
  await page.getByRole('button', { name: 'Email me the link' }).click();
  await expect(main(page)).toContainText(`is on its way to ${email}`);
  expect(page.url()).not.toContain('@');
  const link = () => linkMailedTo(email, 'Delete your');
  await expect.poll(link).not.toBe('');
  return link();
}

test.describe('the end of an account', () => {
  const heading = (page: Page) => page.getByRole('heading', { level: 1 });

  test('comes by the link of a mail, after the data were taken along; every tab is signed out @phone', async ({
    page,
    context,
    browser,
    expectAccessible,
  }) => {
    const person = newCustomer();
    await startSignedUp(page, person);
    await page.goto(`${ACCOUNT}/privacy`);
    await expectAccessible('the privacy of the account');
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/);
    const stored: unknown = JSON.parse(await readFile(await file.path(), 'utf8'));
    expect(stored).toMatchObject({ profile: { consumerDetails: { email: person.email } } });

    const link = await requestDeletion(page, person.email);
    await expectAccessible('what a deletion means');
    const other = await context.newPage();
    await other.goto(ACCOUNT);
    await other.keyboard.press('Tab');
    await expect(other.getByRole('button', { name: `Account of ${person.firstName}` })).toBeVisible();
    await page.goto(link);
    await expect(page).toHaveURL(/\/account\/delete\/confirm$/);
    await expectAccessible('the last question before a deletion');
    await page.getByRole('button', { name: 'Delete my account for good' }).click();
    await expect(heading(page)).toHaveText('Your account is deleted');
    await expectAccessible('a deletion that is done');
    await page.keyboard.press('Tab');
    await expect(other).toHaveURL(/\/sign-in/);

    await page.goto('/en-us/sign-in');
    await fillSignIn(page, person);
    await expect(page.getByRole('alert')).toHaveText('Email or password is not correct.');
    await page.goto(link);
    await expect(heading(page)).toHaveText('Your account is deleted');
    const elsewhere = await browser.newContext();
    const again = await elsewhere.newPage();
    await again.goto(link);
    await again.getByRole('button', { name: 'Delete my account for good' }).click();
    await expect(again.getByRole('alert')).toContainText('has been used already');
    await expect(again.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
    await elsewhere.close();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'a person adds an address, makes another one the main one and removes it',
    { tag: '@journey' },
    async ({ page }) => {
      await startSignedUp(page, newCustomer());
      for (const line of ['12 Alder Street', '14 Alder Street']) {
        await page.goto(`${ACCOUNT}/addresses/new`);
        await typeAddress(page);
        await page.locator('[name="addressLine1"]').fill(line);
        await saveAddress(page);
        await expect(main(page)).toContainText('in your address book');
      }
      await page.getByRole('button', { name: /^Make main address: .*14 Alder Street$/ }).click();
      await expect(main(page)).toContainText('This is your main address now.');
      await page.getByRole('link', { name: /^Delete .*14 Alder Street$/ }).click();
      await page.getByRole('button', { name: 'Yes, delete' }).click();
      await expect(main(page)).toContainText('The address is deleted.');
      await expect(main(page)).not.toContainText('14 Alder Street');
    },
  );

  test('a person deletes the account by the link of a mail', async ({ page }) => {
    const person = newCustomer();
    await startSignedUp(page, person);
    await page.goto(`${ACCOUNT}/privacy`);
    await page.goto(await requestDeletion(page, person.email));
    await page.getByRole('button', { name: 'Delete my account for good' }).click();
    await expect(main(page)).toContainText('Your account is deleted');
    await page.goto(ACCOUNT);
    await expect(page).toHaveURL(/\/sign-in/);
  });

  test('every button of the account pages has an effect', async ({ page }) => {
    const open = ['sign-in', 'sign-up', 'forgot-password', 'associate-login', 'track-order', 'warranty'];
    const own = [
      'profile',
      'password',
      'orders',
      'addresses',
      'loyalty',
      'preferences',
      'payment',
      'privacy',
    ];
    // In a form, associated with one, or handled by the browser.
    const works = 'form button:not([type=button]), button[form], button[popovertarget], button[commandfor]';
    const dead: string[] = [];
    const look = async (path: string) => {
      await page.goto(`/en-us/${path}`);
      await expect(page).toHaveURL(`/en-us/${path}`);
      for (const button of await main(page).locator(`button:visible:enabled:not(${works})`).all())
        dead.push(`${path}: ${await button.innerText()}`);
    };
    for (const path of open) await look(path);
    await startSignedUp(page, newCustomer());
    for (const path of ['', ...own.map((each) => `/${each}`)]) await look(`account${path}`);
    expect(dead).toEqual([]);
  });

  test('a profile that is not right comes back with what was typed', async ({ page }) => {
    await startSignedUp(page, newCustomer());
    await page.goto(`${ACCOUNT}/profile`);
    await page.getByLabel('First name').fill('');
    await page.getByLabel('Last name').fill('Trần');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByLabel('First name')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Last name')).toHaveValue('Trần');
  });
});
