import type { Page } from '@playwright/test';
import { cards } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';

interface ReportedEvent {
  readonly event?: string;
  readonly ecommerce?: {
    readonly items?: readonly { readonly item_id: string; readonly quantity?: number }[];
  };
}

const reported = (page: Page): Promise<readonly ReportedEvent[]> =>
  page.evaluate(() => (window as { dataLayer?: ReportedEvent[] }).dataLayer ?? []);
const names = async (page: Page): Promise<string[]> =>
  (await reported(page)).flatMap(({ event }) => event ?? []);

test(
  'a shopper is reported from the list to the order, each step once, and never who it was',
  { tag: '@journey' },
  async ({ page, shopper }) => {
    test.setTimeout(120_000);
    await shopper.putProductInBag();
    await expect.poll(() => names(page)).toContain('add_to_cart');
    expect((await names(page)).filter((name) => name === 'add_to_cart')).toHaveLength(1);

    await page.getByRole('dialog', { name: 'Your bag' }).getByRole('link', { name: 'View bag' }).click();
    await expect.poll(() => names(page)).toContain('view_cart');
    await page.getByRole('button', { name: /^Increase quantity of/ }).click();
    await expect
      .poll(async () => (await names(page)).filter((name) => name === 'add_to_cart').length)
      .toBe(2);
    await page.getByRole('button', { name: /^Decrease quantity of/ }).click();
    await expect.poll(() => names(page)).toContain('remove_from_cart');

    await shopper.goThroughShipping();
    await expect.poll(() => names(page)).toContain('add_shipping_info');
    expect(await names(page)).toContain('begin_checkout');
    await shopper.goThroughBilling(cards.passes);
    await expect.poll(() => names(page)).toContain('add_payment_info');
    await shopper.placeOrder();
    const orderNumber = await shopper.orderNumber();
    await expect.poll(() => names(page)).toContain('purchase');
    const text = JSON.stringify(await reported(page));
    expect(text).toContain(orderNumber);
    expect(text).not.toMatch(/maria|María|O’Neil|Alder|97205|5550142/i);

    const tracking = page.waitForResponse((response) => /\/assets\/Tracking-/.test(response.url()));
    await page.reload();
    await tracking;
    await expect.poll(() => names(page)).toContain('page_view');
    expect(await names(page)).not.toContain('purchase');
  },
);
