import type { Page } from '@playwright/test';
import { shop } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

const PASSWORD = 'Northfell-2026';
/** A page that no other test reads. */
const WRITTEN = '/edit?locale=en-us&document=page/recycling&block=recycling-text';
const READ = '/en-us/recycling';

async function openAs(page: Page, username: string): Promise<void> {
  await page.goto(shop().preview + WRITTEN);
  await page.getByLabel('E-mail address').fill(username);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Save draft' })).toBeVisible();
}

/** The heading that readers get; a publication shows within five seconds. */
async function expectRead(page: Page, heading: string): Promise<void> {
  await expect
    .poll(async () => (await page.request.get(shop().storefront + READ)).text(), { timeout: 5_000 })
    .toContain(`${heading}</h1>`);
}

test(
  'an editor changes a heading, sees it, saves it as a draft, publishes it, and undoes it',
  { tag: '@journey' },
  async ({ page, browser, expectAccessible }) => {
    test.setTimeout(120_000);
    await openAs(page, 'edith@example.com');
    const live = page.getByRole('main');
    await expect(live.getByRole('heading', { name: 'Take-back' })).toBeVisible();
    await expectAccessible('the form of a block');

    // A press on the text opens its field.
    await live.getByRole('heading', { name: 'Take-back' }).click();
    const title = page.getByLabel('Title', { exact: true });
    await expect(title).toBeFocused();
    await title.fill('Bring it back');
    await expect(live.getByRole('heading', { name: 'Bring it back' })).toBeVisible();
    await expect(page.getByText('Changes not saved')).toBeVisible();
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByText(/^Draft saved as version \d+\.$/)).toBeVisible();
    await expectRead(page, 'Take-back');

    await page.getByText('Publish …').click();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText(/^Published as version \d+\./)).toBeVisible();
    await expectRead(page, 'Bring it back');
    await expectAccessible('a published page');

    // Another editor opens the page: each sees that the other is there, and neither loses a text.
    const second = await browser.newContext();
    const other = await second.newPage();
    await openAs(other, 'emil@example.com');
    await expect(other.getByText('edith@example.com has this document open, too.')).toBeVisible();
    await other.getByLabel('Title', { exact: true }).fill('Emil’s title');
    await other.getByRole('button', { name: 'Save draft' }).click();
    await expect(other.getByText(/^Draft saved/)).toBeVisible();
    await expect(page.getByText('emil@example.com has this document open, too.')).toBeVisible({
      timeout: 15_000,
    });
    await second.close();
    await title.fill('Edith’s title');
    await page.getByRole('button', { name: 'Save draft' }).click();
    const both = page.getByRole('group', { name: '/blocks/0/title' });
    await expect(both.getByText('Edith’s title')).toBeVisible();
    await expect(both.getByText('Emil’s title')).toBeVisible();
    await expectAccessible('two editors’ texts');
    await both.getByRole('radio', { name: /^emil@example.com/ }).check();
    await page.getByRole('button', { name: 'Save what is chosen' }).click();
    await expect(page.getByText(/^Draft saved/)).toBeVisible();
    await expect(title).toHaveValue('Emil’s title');

    await page.getByText(/^Versions \(\d+\)$/).click();
    await page.getByRole('button', { name: /^Undo to this.*version 1, published now$/ }).click();
    await expect(page.getByText(/^Version 1 is back and published/)).toBeVisible();
    await expectRead(page, 'Take-back');
  },
);

test('blocks are added, moved and removed, and a mistake is named at its field, with the keyboard alone', async ({
  page,
}) => {
  await openAs(page, 'edith@example.com');
  await page.goto(`${shop().preview}/edit?locale=en-us&document=page/written-in-a-test`);
  await expect(page.getByText('No block yet: add the first one below.')).toBeVisible();
  const press = async (name: string): Promise<void> => {
    await page.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  };
  await page.getByLabel('Type of block').selectOption('RichText');
  await press('Add block');
  await expect(page.locator('#form-title')).toBeFocused();
  await page.getByLabel('Type of block').selectOption('ButtonsGroup');
  await press('Add block');
  await press('Add to targets');
  await expect(page.getByRole('group', { name: 'Targets 1' })).toBeVisible();
  await press('Save draft');
  await expect(page.getByText('Not saved: some fields have to be corrected first.')).toBeVisible();
  await expect(page.getByLabel('Text', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Text', { exact: true }).fill('Stories');
  await page.getByLabel('Url', { exact: true }).fill('/stories');
  await expect(page.getByRole('main').getByRole('link', { name: 'Stories' })).toBeVisible();
  const blocks = page.getByRole('group', { name: 'Blocks', exact: true }).getByRole('listitem');
  await press('Move buttonsgroup up');
  await expect(blocks.first()).toContainText('ButtonsGroup');
  await press('Remove New block');
  await expect(blocks).toHaveCount(1);
  await press('Save draft');
  await expect(page.getByText('Draft saved as version 1.')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('a page is written by its form', async ({ page }) => {
    await openAs(page, 'edith@example.com');
    await page.goto(`${shop().preview}/edit?locale=en-us&document=page/written-without-scripts`);
    await page.getByLabel('Title', { exact: true }).fill('Without scripts');
    await page.getByLabel('Type of block').selectOption('RichText');
    await page.getByRole('button', { name: 'Add block' }).click();
    await page.getByLabel('Title', { exact: true }).fill('A heading');
    await page.getByRole('button', { name: 'Show the change' }).click();
    await expect(page.getByRole('main').getByRole('heading', { name: 'A heading' })).toBeVisible();
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByText('Draft saved as version 1.')).toBeVisible();
    await page.getByRole('button', { name: 'Settings of the document' }).click();
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Without scripts');
  });
});
