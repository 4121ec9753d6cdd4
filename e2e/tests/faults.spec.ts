import { recordCalls, tryCell, type Cell, type ReadFault } from '../support/fault-cell.ts';
import { faultPages, prepareShopper, ROUTES_WITHOUT_FAULTS, type FaultPage } from '../support/fault-pages.ts';
import { findGoods } from '../support/fault-forms.ts';
import { pagesOfOwner, prepareOwner } from '../support/fault-accounts.ts';
import { FAULTS } from '../support/fault-proxy.ts';
import { inLanes } from '../support/parallel-shops.ts';
import { startFaultShop, type FaultShop } from '../support/fault-shop.ts';
import { pageTable } from '../support/page-table.ts';
import { visit, type Visitor } from '../support/visitor.ts';
import { expect, test } from '../support/test.ts';

/** `npm run faults` tests every fault of every call on every page; otherwise each call on one page. */
const isFullMatrix = process.env['FAULTS'] === 'all';
const QUICK: readonly ReadFault[] = ['error-500', 'slow', 'swapped-types'];
const faults = isFullMatrix ? FAULTS : QUICK;

/** Parts of the whole matrix, for `--shard`. */
const PARTS = isFullMatrix ? 12 : 1;

/** A page with the calls to test on it, and its visitor. */
interface Job {
  readonly page: FaultPage;
  readonly visitor: Visitor;
  readonly operations: readonly string[];
}

/** Opens the pages of a part and assigns each call to one. */
async function findJobs(part: number): Promise<readonly Job[]> {
  const shop = await startFaultShop();
  try {
    const guest = visit(shop.origin);
    const owner = visit(shop.origin);
    const email = `faults-${process.pid}-${part}@example.com`;
    const orderNumber = await prepareOwner(owner, await findGoods(guest), email);
    const pages = [
      ...faultPages(await prepareShopper(guest)).map((page) => ({ page, visitor: guest })),
      ...pagesOfOwner(orderNumber).map((page) => ({ page, visitor: owner })),
    ];
    const tried = new Set<string>();
    const jobs: Job[] = [];
    for (const { page, visitor } of pages.filter((_each, place) => place % PARTS === part)) {
      const { calls } = await recordCalls(shop, visitor, page);
      const missing = page.needs.filter((need) => !calls.includes(need));
      expect(missing, `${page.path} calls its declared needs`).toEqual([]);
      const operations = calls.filter((call) => isFullMatrix || !tried.has(call));
      for (const operation of operations) tried.add(operation);
      jobs.push({ page, visitor, operations });
    }
    return jobs;
  } finally {
    await shop.stop();
  }
}

for (let part = 0; part < PARTS; part += 1) {
  test(`a failing, slow or invalid call affects its own part only, and every page shows a message, part ${part + 1}`, async () => {
    test.setTimeout(isFullMatrix ? 60 * 60_000 : 5 * 60_000);
    const problems: string[] = [];
    let cells = 0;
    const tryEvery = async (shop: FaultShop, { page, visitor: known, operations }: Job) => {
      const visitor = visit(shop.origin, known.cookies());
      const whole = await recordCalls(shop, visitor, page);
      for (const operation of operations)
        for (const fault of faults) {
          const cell: Cell = { page, operation, fault };
          problems.push(...(await tryCell(shop, visitor, cell, whole)));
          cells += 1;
        }
    };
    const jobs = await findJobs(part);
    await inLanes(
      jobs.filter(({ operations }) => operations.length > 0),
      tryEvery,
    );
    test.info().annotations.push({ type: 'cells', description: String(cells) });
    expect(problems).toEqual([]);
    expect(cells).toBeGreaterThan(faults.length);
  });
}

test('every route of the shop is among the pages that faults are tried on', { tag: '@journey' }, () => {
  const routes = [...pageTable().matchAll(/routes\/([\w-]+\.tsx?)'/g)].map(([, file = '']) => file);
  const guestPages = faultPages({ product: '', listing: '', share: '', line: '' });
  const tried = new Set([...guestPages, ...pagesOfOwner('')].map(({ route }) => route));
  expect(routes.length).toBeGreaterThan(10);
  expect(routes.filter((file) => !tried.has(file) && !ROUTES_WITHOUT_FAULTS.has(file))).toEqual([]);
});
