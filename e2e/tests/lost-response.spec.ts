import type { Browser, Page } from '@playwright/test';
import { checkOut, findGoods } from '../support/fault-forms.ts';
import { FragileShop } from '../support/fragile-shop.ts';
import type { Moment } from '../support/cuttable-proxy.ts';
import { ordersMailedTo } from '../support/mailbox.ts';
import { openAs, wakeScript } from '../support/open-as.ts';
import { american, Shopper } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visitor.ts';

const CALLS = {
  form: { line: 'shop', method: 'POST', path: /\/checkout\/summary/ },
  count: { line: 'service', method: 'POST', path: /\/prepareOrder/ },
  order: { line: 'service', method: 'PUT', path: /\/checkout\/order/ },
} as const;

interface Loss {
  /** The process to kill; without one the connection is cut. */
  readonly kills?: 'storefront' | 'service';
  readonly call: keyof typeof CALLS;
  readonly at: Moment;
  /** No action: the page recovers by itself. */
  readonly waits?: boolean;
  /** A delay that moves the kill to another step. */
  readonly afterMs?: number;
}

const waits = true;
const LOSSES: readonly Loss[] = [
  { kills: 'storefront', call: 'form', at: 'asked' },
  { kills: 'storefront', call: 'count', at: 'asked' },
  { kills: 'storefront', call: 'order', at: 'sent' },
  { kills: 'storefront', call: 'order', at: 'answered' },
  { kills: 'storefront', call: 'form', at: 'answered' },
  // First, so that the mail's lease ends during the other cases.
  { kills: 'service', call: 'order', at: 'answered' },
  { kills: 'service', call: 'order', at: 'sent', afterMs: 40 },
  { kills: 'service', call: 'order', at: 'sent', afterMs: 5 },
  { kills: 'service', call: 'order', at: 'asked' },
  { kills: 'service', call: 'count', at: 'asked' },
  { call: 'form', at: 'asked' },
  { call: 'form', at: 'sent' },
  { call: 'form', at: 'answered' },
  { call: 'order', at: 'asked' },
  { call: 'order', at: 'sent' },
  { call: 'order', at: 'answered' },
  { kills: 'service', call: 'order', at: 'sent', waits },
  { kills: 'service', call: 'order', at: 'answered', waits },
  { call: 'order', at: 'asked', waits },
  { call: 'order', at: 'answered', waits },
];

/** The loss tested in every run. */
const JOURNEY = LOSSES.findIndex(
  ({ kills, call, at }) => kills === undefined && call === 'order' && at === 'sent',
);

const nameOf = ({ kills, call, at, afterMs = 0, waits: isIdle = false }: Loss): string =>
  `${kills === undefined ? 'the line is cut' : `the ${kills} is killed`} ${afterMs} ms after the ${call} was ${at}` +
  (isIdle ? ' and the shopper waits' : '');

/** Alternates the shopper's next actions. */
const nextActionOf = (index: number, { waits: isIdle = false }: Loss) =>
  isIdle ? 'wait' : (['reload', 'bag', 'billing'] as const)[index % 3];

/** Causes a loss once; the returned function tells whether it has happened. */
function lose(shop: FragileShop, { kills, call, at, afterMs = 0 }: Loss): Promise<void> {
  const { line, method, path } = CALLS[call];
  return new Promise((resolve) => {
    let isDone = false;
    shop.lines[line].watch = async (moment, request) => {
      if (isDone || moment !== at || request.method !== method || !path.test(request.path)) return 'go on';
      isDone = true;
      if (afterMs > 0) await new Promise((later) => setTimeout(later, afterMs));
      if (kills !== undefined) await shop.kill(kills);
      resolve();
      return 'cut';
    };
  });
}

async function reachSummary(browser: Browser, shop: FragileShop, email: string, hasScript: boolean) {
  const { origin } = shop.lines.shop;
  let visitor = visit(origin);
  // The product may have sold out since the page was read.
  await expect(async () => {
    visitor = visit(origin);
    await checkOut(visitor, await findGoods(visitor), 'summary', email, shop.sandbox);
  }).toPass({ timeout: 60_000 });
  const page = await openAs(browser, origin, visitor, { javaScriptEnabled: hasScript });
  await page.goto('/en-us/checkout/summary');
  if (hasScript) await wakeScript(page);
  return page;
}

/** The shopper's next action after the loss. */
const NEXT_ACTIONS = {
  reload: '/en-us/checkout/summary',
  bag: '/en-us/cart',
  billing: '/en-us/checkout/billing',
} as const;

/** Continues until the order is shown; the bag must never be reported lost. */
async function goOnToTheOrder(page: Page, nextAction: keyof typeof NEXT_ACTIONS | 'wait'): Promise<void> {
  const confirmed = page.getByRole('heading', { name: /^Thank you/ });
  const buttons = [
    page.getByRole('link', { name: 'See this order' }),
    page.getByRole('link', { name: 'Check out' }),
    page.getByRole('button', { name: 'Review your order' }),
    page.getByRole('button', { name: /^Place order/ }),
  ];
  // Browsers retry lost requests themselves: the order may already exist.
  await page.waitForLoadState('networkidle', { timeout: 8_000 }).catch(() => undefined);
  if (await confirmed.isVisible()) return;
  const known = buttons.reduce((one, other) => one.or(other), confirmed).first();
  await expect(async () => {
    // The page may navigate at the same moment, which aborts this navigation.
    if (nextAction !== 'wait') await page.goto(NEXT_ACTIONS[nextAction]).catch(() => undefined);
    await expect(known).toBeVisible({ timeout: nextAction === 'wait' ? 40_000 : 8_000 });
  }).toPass({ timeout: 45_000 });
  await expect(async () => {
    await expect(page.getByText('had expired')).toHaveCount(0);
    for (const button of buttons) {
      if (!(await button.isVisible())) continue;
      await button.click({ timeout: 3_000 }).catch(() => undefined);
      const next = buttons.filter((other) => other !== button);
      await expect(next.reduce((one, other) => one.or(other), confirmed).first()).toBeVisible({
        timeout: 5_000,
      });
    }
    await expect(confirmed).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
}

/** PostgreSQL runs the cases that kill the service. */
const tagOf = ({ kills, waits: isIdle = false }: Loss, hasScript: boolean): string =>
  kills === 'service' && !isIdle && hasScript ? ' @purchase' : '';

/** The quick form tests each loss once, alternating scripts; the whole one both ways. */
const isTried = (index: number, hasScript: boolean): boolean =>
  process.env['FAULTS'] === 'all' ||
  process.env['E2E_DATABASE'] === 'postgres' ||
  (index % 2 === 0) === hasScript;

/** Each half has its own shop, for its own worker. */
const describeHalf = (hasScript: boolean) => () => {
  test.describe.configure({ mode: 'default', timeout: 180_000 });
  const which = hasScript ? 'with' : 'without';
  let shop: FragileShop;
  /** The order of each loss by mail address. */
  const placed = new Map<string, string | undefined>();

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    shop = await FragileShop.start(`lost-response-${which}-script`);
  });
  const mails = async () =>
    Promise.all([...placed.keys()].map(async (email) => [email, await ordersMailedTo(email, shop.sandbox)]));
  test.afterAll(async () => {
    test.setTimeout(180_000);
    try {
      // A mail of the killed service is retried after its lease.
      await expect
        .poll(mails, { timeout: 45_000, message: 'each order is confirmed by one mail' })
        .toEqual([...placed].map(([email, orderNumber]) => [email, [orderNumber]]));
    } finally {
      await shop.stop();
    }
  });

  for (const [index, loss] of LOSSES.entries()) {
    if (!isTried(index, hasScript)) continue;
    test(
      `${nameOf(loss)}, ${which} script: the shopper gets to the one order${tagOf(loss, hasScript)}`,
      { tag: hasScript && loss === LOSSES[JOURNEY] ? '@journey' : [] },
      async ({ browser }) => {
        const email = `lost-${index}-${hasScript}@example.com`;
        const page = await reachSummary(browser, shop, email, hasScript);
        const lost = lose(shop, loss);
        await page
          .getByRole('button', { name: /^Place order/ })
          .click({ noWaitAfter: true })
          .catch(() => undefined);
        await lost;
        if (loss.kills !== undefined) await shop.startAgain(loss.kills);
        await goOnToTheOrder(page, nextActionOf(index, loss) ?? 'bag');
        const orderNumber = /NF\d{8,14}/.exec(await page.getByRole('main').innerText())?.[0];
        expect(orderNumber).toBeDefined();
        placed.set(email, orderNumber);
        await page.context().close();
      },
    );
  }

  test(`a form that is sent while the cart cannot be read comes back filled, ${which} script`, async ({
    browser,
  }) => {
    const context = await browser.newContext({
      baseURL: shop.lines.shop.origin,
      javaScriptEnabled: hasScript,
    });
    const page = await context.newPage();
    const shopper = new Shopper(page);
    await shopper.openProduct();
    await shopper.addToBag();
    // A dialog if the script runs, else a page.
    const bag = { name: 'Your bag', exact: true } as const;
    await expect(
      page
        .getByRole('dialog', bag)
        .getByRole('link', { name: 'Check out' })
        .or(page.getByRole('heading', { level: 1, ...bag }))
        .first(),
    ).toBeVisible();
    await page.goto('/en-us/checkout');
    await shopper.fillShipping();
    shop.lines.service.watch = async (moment, { method, path }) =>
      moment === 'asked' && method === 'GET' && path.startsWith('/cart/v1/cart/') ? 'cut' : 'go on';
    const send = page.getByRole('button', { name: 'Continue to shipping options' });
    await send.click();
    await expect(page.getByText('What you entered is saved')).toBeVisible({ timeout: 20_000 });
    await expect(page.locator('[name="city"]')).toHaveValue(american.city);
    shop.lines.service.watch = async () => 'go on';
    await expect(async () => {
      if (await send.isVisible()) await send.click();
      await expect(page.getByRole('radio', { name: /standard/i })).toBeVisible({ timeout: 5_000 });
    }).toPass({ timeout: 45_000 });
    await context.close();
  });
};

for (const hasScript of [true, false])
  test.describe(
    `when the answer to an order is lost ${hasScript ? 'with' : 'without'} script`,
    describeHalf(hasScript),
  );
