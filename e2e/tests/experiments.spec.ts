import type { Page } from '@playwright/test';
import { openCookie } from '../support/sealed-cookie.ts';
import { shop } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

const PROMPTS = /^(?:Search jackets, boots, trails|Try “rain jacket”)$/;

/** The provider's event batches of one visitor. */
async function impressionsOf(page: Page, visitorId: string): Promise<number> {
  const batches: { visitors: { visitor_id: string }[] }[] = await (
    await page.request.get(`${shop().sandbox}/v1/events`)
  ).json();
  return batches.flatMap(({ visitors }) => visitors).filter(({ visitor_id }) => visitor_id === visitorId)
    .length;
}

/** The visitor id in its HttpOnly cookie. */
async function visitorIdOf(page: Page): Promise<string | undefined> {
  const found = (await page.context().cookies()).find(({ name }) => name.endsWith('v-visitor'));
  return found === undefined ? undefined : openCookie(found.name, found.value);
}

test.describe('experiments', () => {
  test(
    'decide for a visitor with consent, and send an impression once',
    { tag: '@journey' },
    async ({ page }) => {
      // A shop that has just started may know its experiments from the second page on.
      await expect(async () => {
        await page.goto('/en-us');
        await page.waitForResponse((response) => response.url().includes('/me.data'));
        await expect.poll(() => visitorIdOf(page), { timeout: 1_000 }).toMatch(/^vuid_[0-9a-f]{27}$/);
      }).toPass();
      const visitorId = (await visitorIdOf(page)) ?? '';
      await expect.poll(() => impressionsOf(page, visitorId)).toBe(1);
      await expect(page.getByRole('combobox').or(page.getByRole('searchbox')).first()).toHaveAttribute(
        'placeholder',
        PROMPTS,
      );
      await page.reload();
      await page.waitForResponse((response) => response.url().includes('/me.data'));
      expect(await visitorIdOf(page)).toBe(visitorId);
    },
  );

  test(
    'identify no visitor in EMEA without consent: no id, no events, the baseline',
    { tag: '@journey' },
    async ({ page }) => {
      const events: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('experiment-events')) events.push(request.url());
      });
      await page.goto('/en-gb');
      await page.waitForResponse((response) => response.url().includes('/me.data'));
      await expect(page.getByRole('combobox').or(page.getByRole('searchbox')).first()).toHaveAttribute(
        'placeholder',
        'Search jackets, boots, trails',
      );
      expect(await visitorIdOf(page)).toBeUndefined();
      expect(events).toEqual([]);
    },
  );

  test('shape a page before it arrives: the same without scripts, with them, and after a reload', async ({
    page,
    browser,
  }) => {
    const words = /Down is lightest, synthetic fill dries fastest|Mend last winter’s jacket first/;
    const greeting = page.getByRole('main').getByText(words);
    const mine = page.waitForResponse((answer) => answer.url().includes('/me.data'));
    const response = await page.goto('/en-us/winter');
    const first = (await response?.text()) ?? '';
    const shown = await greeting.innerText();
    expect(first).toContain(shown.replaceAll('’', first.includes('’') ? '’' : '&#x2019;'));
    await mine;
    await expect(greeting).toHaveText(shown);
    await page.reload();
    await expect(greeting).toHaveText(shown);
    const storageState = await page.context().storageState();
    const context = await browser.newContext({ storageState, javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(new URL('/en-us/winter', page.url()).href);
    await expect(plain.getByRole('main').getByText(words)).toHaveText(shown);
    await context.close();
  });

  test('forget who withdraws', async ({ page }) => {
    await page.goto('/en-us');
    await expect.poll(() => visitorIdOf(page)).toMatch(/^vuid_/);
    await page.goto('/en-us/privacy-choices');
    await page.getByRole('main').getByRole('button', { name: 'Reject all' }).click();
    await expect(page.getByText('Your choices are saved.')).toBeVisible();
    await expect.poll(() => visitorIdOf(page)).toBeUndefined();
  });
});
