import type { Browser, Page } from '@playwright/test';
import { checkOut, findGoods } from '../support/fault-forms.ts';
import { FragileShop } from '../support/fragile-shop.ts';
import type { Moment } from '../support/line.ts';
import { ordersMailedTo } from '../support/mailbox.ts';
import { openAs, wakeScript } from '../support/open-as.ts';
import { american, Shopper } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visitor.ts';

/** The calls of a placement, in their order: the form, the count before it, the order itself. */
const CALLS = {
  form: { line: 'shop', method: 'POST', path: /\/checkout\/summary/ },
  count: { line: 'service', method: 'POST', path: /\/prepareOrder/ },
  order: { line: 'service', method: 'PUT', path: /\/checkout\/order/ },
} as const;

interface Loss {
  /** Who is killed; without one the line is cut. */
  readonly kills?: 'storefront' | 'service';
  readonly call: keyof typeof CALLS;
  readonly at: Moment;
  /** Does nothing: the page that the loss has left finds out by itself. */
  readonly waits?: boolean;
  /** After the moment, so that the kill meets another step inside the process. */
  readonly afterMs?: number;
}

const waits = true;
const LOSSES: readonly Loss[] = [
  { kills: 'storefront', call: 'form', at: 'asked' },
  { kills: 'storefront', call: 'count', at: 'asked' },
  { kills: 'storefront', call: 'order', at: 'sent' },
  { kills: 'storefront', call: 'order', at: 'answered' },
  { kills: 'storefront', call: 'form', at: 'answered' },
  // Whoever is mailed late comes first: the leases of these mails end while the others are tried.
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

/** The loss that every run tries: the order is on its way, and the line is cut. */
const JOURNEY = LOSSES.findIndex(
  ({ kills, call, at }) => kills === undefined && call === 'order' && at === 'sent',
);

const nameOf = ({ kills, call, at, afterMs = 0, waits: isIdle = false }: Loss): string =>
  `${kills === undefined ? 'the line is cut' : `the ${kills} is killed`} ${afterMs} ms after the ${call} was ${at}` +
  (isIdle ? ' and the shopper waits' : '');

/** The ways of the shoppers take turns. */
const wayOf = (index: number, { waits: isIdle = false }: Loss) =>
  isIdle ? 'wait' : (['reload', 'bag', 'billing'] as const)[index % 3];

/** Lets a loss happen once; answers when it has. */
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

/** Brings a guest to the summary, where one button is left. */
async function reachSummary(browser: Browser, shop: FragileShop, email: string, hasScript: boolean) {
  const { origin } = shop.lines.shop;
  let visitor = visit(origin);
  // What the shoppers before have bought may have sold out since the page was read.
  await expect(async () => {
    visitor = visit(origin);
    await checkOut(visitor, await findGoods(visitor), 'summary', email, shop.sandbox);
  }).toPass({ timeout: 60_000 });
  const page = await openAs(browser, origin, visitor, { javaScriptEnabled: hasScript });
  await page.goto('/en-us/checkout/summary');
  if (hasScript) await wakeScript(page);
  return page;
}

/** What shoppers do after the loss; whoever waits has a page that finds out by itself. */
const WAYS = {
  reload: '/en-us/checkout/summary',
  bag: '/en-us/cart',
  billing: '/en-us/checkout/billing',
} as const;

/** Goes on until the one order is shown, whatever is asked on the way; never hears that the bag is gone. */
async function goOnToTheOrder(page: Page, way: keyof typeof WAYS | 'wait'): Promise<void> {
  const confirmed = page.getByRole('heading', { name: /^Thank you/ });
  const buttons = [
    page.getByRole('link', { name: 'See this order' }),
    page.getByRole('link', { name: 'Check out' }),
    page.getByRole('button', { name: 'Review your order' }),
    page.getByRole('button', { name: /^Place order/ }),
  ];
  // A browser sends again by itself what a line has lost before any answer: the order may be here already.
  await page.waitForLoadState('networkidle', { timeout: 8_000 }).catch(() => undefined);
  if (await confirmed.isVisible()) return;
  const known = buttons.reduce((one, other) => one.or(other), confirmed).first();
  await expect(async () => {
    // The page may look for the order by itself at the same moment, which ends this navigation.
    if (way !== 'wait') await page.goto(WAYS[way]).catch(() => undefined);
    await expect(known).toBeVisible({ timeout: way === 'wait' ? 40_000 : 8_000 });
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

/** The other database engine tries those that kill the service in the middle of its own steps. */
const tagOf = ({ kills, waits: isIdle = false }: Loss, hasScript: boolean): string =>
  kills === 'service' && !isIdle && hasScript ? ' @purchase' : '';

/** The quick form tries each loss once, with script and without in turn; the whole one each of them both ways. */
const isTried = (index: number, hasScript: boolean): boolean =>
  process.env['FAULTS'] === 'all' ||
  process.env['E2E_DATABASE'] === 'postgres' ||
  (index % 2 === 0) === hasScript;

/** Each half has a shop of its own, so that both workers have one. */
const describeHalf = (hasScript: boolean) => () => {
  test.describe.configure({ mode: 'default', timeout: 180_000 });
  const which = hasScript ? 'with' : 'without';
  let shop: FragileShop;
  /** The order of each loss, by the address that its one mail goes to. */
  const placed = new Map<string, string | undefined>();

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    shop = await FragileShop.start(`lost-answer-${which}-script`);
  });
  /** The orders that were mailed to each of the addresses. */
  const mails = async () =>
    Promise.all([...placed.keys()].map(async (email) => [email, await ordersMailedTo(email, shop.sandbox)]));
  test.afterAll(async () => {
    test.setTimeout(180_000);
    try {
      // A mail that the killed service was about to send is sent again after its lease, while other losses are tried.
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
        await goOnToTheOrder(page, wayOf(index, loss) ?? 'bag');
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
    // The sheet beside the page, or the bag's own page where no script opens one.
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
