import type { Page } from '@playwright/test';
import { findGoods, LOCALE } from '../support/fault-forms.ts';
import { faultPages, prepareShopper } from '../support/fault-pages.ts';
import { pagesOfOwner, prepareOwner } from '../support/fault-accounts.ts';
import { handOver } from '../support/open-as.ts';
import { shop } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visitor.ts';

/** Pages without calls, which the fault matrix does not have. */
const OTHER_PAGES = ['/sign-in', '/forgot-password', '/associate-login', '/change-site', '/no-such-page'].map(
  (path) => LOCALE + path,
);

const PARTS = 3;

interface Scan {
  readonly page: Page;
  readonly expectAccessible: (state: string) => Promise<void>;
}

/** Opens and scans each page; the page fixture watches for script errors. */
async function scanEach({ page, expectAccessible }: Scan, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
    await page.keyboard.press('Tab');
    await page.waitForLoadState('load');
    await expectAccessible(path);
  }
}

test.describe('every page opens, and axe finds nothing on it', () => {
  for (let part = 0; part < PARTS; part += 1)
    test(`of a guest, part ${part + 1}`, { tag: '@journey' }, async ({ page, expectAccessible }) => {
      test.setTimeout(180_000);
      const visitor = visit(shop().storefront);
      const pages = faultPages(await prepareShopper(visitor)).filter(({ isData }) => isData !== true);
      await handOver(visitor, page.context());
      const paths = [...pages.map(({ path }) => path), ...OTHER_PAGES];
      await scanEach(
        { page, expectAccessible },
        paths.filter((_path, index) => index % PARTS === part),
      );
    });

  test(
    'of a customer with an account and an order',
    { tag: '@journey' },
    async ({ page, expectAccessible }) => {
      test.setTimeout(180_000);
      const visitor = visit(shop().storefront);
      const orderNumber = await prepareOwner(visitor, await findGoods(visitor), 'every-page@example.com');
      await handOver(visitor, page.context());
      const pages = pagesOfOwner(orderNumber).filter(({ isData }) => isData !== true);
      await scanEach(
        { page, expectAccessible },
        pages.map(({ path }) => path),
      );
    },
  );
});
