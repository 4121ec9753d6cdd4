import type { Response } from '@playwright/test';
import { prepareSender, recordAction } from '../support/fault-action-cell.ts';
import { faultActions } from '../support/fault-actions.ts';
import { findGoods, type Goods } from '../support/fault-forms.ts';
import { openAs, wakeScript } from '../support/open-as.ts';
import { presses } from '../support/fault-presses.ts';
import { ACTION_FAULTS } from '../support/fault-proxy.ts';
import { startFaultShop, type FaultShop } from '../support/fault-shop.ts';
import { visit } from '../support/visitor.ts';
import { expect, test } from '../support/test.ts';

/** `npm run faults` tests every fault of every press; otherwise each press with one fast fault. */
const isFullMatrix = process.env['FAULTS'] === 'all';
const SOON = ACTION_FAULTS.filter((fault) => fault !== 'slow');
/** Texts of a failure or an unknown outcome. */
const FAILURE_MESSAGE = /got no response|didn’t get a response|didn’t work|Unable to remove/;

/** Matches the response to a form. */
const isResponseTo =
  (origin: string) =>
  (response: Response): boolean =>
    response.request().method() === 'POST' && response.url().startsWith(origin);

test.describe('a press on a page with script', () => {
  test.describe.configure({ mode: 'default' });
  let shop: FaultShop;
  let goods: Goods;
  test.beforeAll(async () => {
    shop = await startFaultShop();
    goods = await findGoods(visit(shop.origin));
  });
  test.afterAll(() => shop.stop());

  for (const [
    index,
    { action: name, operation, path, fill, press, isDone, leaves, typed = {} },
  ] of presses.entries()) {
    for (const fault of isFullMatrix ? ACTION_FAULTS : [SOON[index % SOON.length] ?? 'error-500']) {
      test(
        `${name} × ${operation} × ${fault}: the page stays, shows a message, and a retry works`,
        { tag: fault === SOON[index] ? '@journey' : [] },
        async ({ browser }) => {
          const action = faultActions.find((each) => each.name === name);
          if (action === undefined) throw new Error(`The matrix has no row “${name}”.`);
          const whole = await recordAction(shop, goods, { action, mode: 'document' });
          const { sender } = await prepareSender(shop, goods, action);
          const page = await openAs(browser, shop.origin, sender.visitor);
          const isStored = async () => {
            const cookies = await page.context().cookies();
            const visitor = visit(
              shop.origin,
              new Map(cookies.map(({ name: each, value }) => [each, value])),
            );
            return (await action.state({ ...sender, visitor })) === (leaves ?? whole.state);
          };
          try {
            await page.goto(path(goods));
            const heading = await page.getByRole('heading', { level: 1 }).innerText();
            await wakeScript(page);
            await fill?.(page);
            shop.proxy.set(operation, fault);
            const answered = page.waitForResponse(isResponseTo(shop.origin));
            await press(page);
            await answered;
            await expect
              .poll(
                async () =>
                  // Lines and hearts update optimistically, so the service's state counts.
                  (await page.getByText(FAILURE_MESSAGE).count()) > 0 ||
                  ((await isDone(page)) && (await isStored())),
                { timeout: 15_000 },
              )
              .toBe(true);
            if ((await page.getByText(FAILURE_MESSAGE).count()) > 0) {
              await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
              for (const [field, value] of Object.entries(typed))
                await expect(page.locator(`[name="${field}"]`).first()).toHaveValue(value);
            }
            shop.proxy.set(operation, undefined);
            await expect(async () => {
              if (!(await isDone(page))) await press(page);
              await expect.poll(() => isDone(page), { timeout: 3_000 }).toBe(true);
            }).toPass({ timeout: 20_000 });
            await expect.poll(isStored).toBe(true);
          } finally {
            shop.proxy.set(operation, undefined);
            await page.context().close();
          }
        },
      );
    }
  }
});
