import type { Locator, Page } from '@playwright/test';
import { wakeScript } from '../support/open-as.ts';
import { newCustomer, signUp } from '../support/customer.ts';
import { expect, test, WITH_MOTION } from '../support/test.ts';

test.use(WITH_MOTION);

/** More stops than any of the pages has. */
const MOST_STOPS = 150;

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element.matches(':focus'))) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

test(
  'menu, carousel, pop-up and newsletter are used with the keyboard alone',
  { tag: '@journey' },
  async ({ page, expectAccessible }) => {
    await page.goto('/en-us/winter');
    await wakeScript(page);

    const toggle = page.getByRole('banner').getByRole('button', { name: 'Show Women menu' });
    await tabTo(page, toggle);
    await page.keyboard.press('Enter');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(toggle).toBeFocused();

    const carousel = page.getByRole('region', { name: 'Where to begin' });
    await tabTo(page, carousel.getByRole('button', { name: 'Next' }));
    await page.keyboard.press('Enter');
    const track = carousel.getByRole('list').first();
    await expect.poll(() => track.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);

    const offer = page.getByRole('complementary', { name: 'Offer' });
    const title = offer.getByRole('button', { name: 'Stories, twice a month' });
    await tabTo(page, title);
    await expect(title).toHaveAttribute('aria-expanded', 'true');
    await expectAccessible('a page of many blocks with its pop-up');
    await page.keyboard.press('Escape');
    await expect(offer).toBeHidden();

    const main = page.getByRole('main');
    await tabTo(page, main.getByRole('textbox', { name: 'Email' }));
    await page.keyboard.type('winter.walker@example.com');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(main.getByText('Almost done')).toBeVisible();
  },
);

test('a site whose menu opens by a press shows its panel instead of the page', async ({ page }) => {
  await page.goto('/it-it');
  await wakeScript(page);
  const bar = page.getByRole('banner').getByRole('navigation').first();
  const top = bar.getByRole('link', { name: 'Donna', exact: true });
  await expect(bar.locator('[aria-expanded="true"]')).toHaveCount(0);
  await top.click();
  await expect(bar.locator('[aria-expanded="true"]')).toHaveCount(1);
  await expect(page).toHaveURL('/it-it');
  await page.keyboard.press('Escape');
  await expect(bar.locator('[aria-expanded="true"]')).toHaveCount(0);
});

test('an event is reached, read and left with the keyboard alone', async ({ page }) => {
  const own = page.waitForResponse((response) => response.url().includes('/me.data'));
  await page.goto('/en-us/workshop');
  await wakeScript(page);
  // Until the visitor is known, the link opens the event's page.
  await own;
  const open = page.getByRole('main').getByRole('link', { name: 'Join this event' });
  await tabTo(page, open);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Sign in');
  await page.keyboard.press('Tab');
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
});

test('an event is joined by keyboard alone: sign-in, then days, guest and terms', async ({
  page,
  expectAccessible,
}) => {
  const person = newCustomer();
  await signUp(page, person, '?redirect=/en-us/favorites');
  await page.context().clearCookies();

  // Step 1 redirects to the sign-in and back to the event's page.
  await page.goto('/en-us/events/trail-weekend-2030');
  await wakeScript(page);
  const main = page.getByRole('main');
  await tabTo(page, main.getByRole('link', { name: 'Sign in' }));
  await page.keyboard.press('Enter');
  const signIn = page.getByRole('dialog', { name: 'Sign in' });
  await tabTo(page, signIn.getByLabel('Email', { exact: true }));
  await page.keyboard.type(person.email);
  await tabTo(page, signIn.getByLabel('Password', { exact: true }));
  await page.keyboard.type(person.password);
  const again = page.waitForEvent('load');
  await page.keyboard.press('Enter');
  await again;
  await expect(page).toHaveURL(/\/events\/trail-weekend-2030$/);

  // Step 2 in the dialog.
  const own = page.waitForResponse((response) => response.url().includes('/me.data'));
  await page.goto('/en-us/events');
  await wakeScript(page);
  await own;
  const open = main.getByRole('link', { name: 'Join this event' });
  await tabTo(page, open);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Trail weekend' });
  const days = dialog.getByRole('group', { name: 'Which days will you come?' }).getByRole('checkbox');
  await tabTo(page, days.last());
  await page.keyboard.press('Space');
  await expect(days.last()).not.toBeChecked();
  await tabTo(page, dialog.getByLabel('Name of your guest (optional)'));
  await page.keyboard.type('Aoife');

  const terms = dialog.getByRole('checkbox', { name: /at my own risk/ });
  await page.keyboard.press('Enter');
  await expect(terms).toHaveAccessibleDescription(/^Please tick this box/);
  await expect(terms).toBeFocused();
  await expectAccessible('an event whose conditions are not accepted yet');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');

  await expect(dialog).toContainText('You are on the list');
  await tabTo(page, dialog.getByRole('button', { name: 'Close' }).last());
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
});
