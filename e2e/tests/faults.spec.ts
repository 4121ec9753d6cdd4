import { recordCalls, tryCell, type Cell, type ReadFault } from '../support/fault-cell.ts';
import { faultPages, prepareShopper, ROUTES_WITHOUT_FAULTS } from '../support/fault-pages.ts';
import { findGoods } from '../support/fault-forms.ts';
import { pagesOfOwner, prepareOwner } from '../support/fault-people.ts';
import { FAULTS } from '../support/fault-proxy.ts';
import { startFaultShop } from '../support/fault-shop.ts';
import { pageTable } from '../support/page-table.ts';
import { visit } from '../support/visitor.ts';
import { expect, test } from '../support/test.ts';

/** `npm run faults` tries every fault of every call on every page; otherwise each call is tried on one page. */
const isWhole = process.env['FAULTS'] === 'all';
const QUICK: readonly ReadFault[] = ['error-500', 'slow', 'swapped-types'];
const faults = isWhole ? FAULTS : QUICK;

test('a failing, slow or lying call costs its own place only, and every page says what happened', async () => {
  test.setTimeout(isWhole ? 60 * 60_000 : 5 * 60_000);
  const shop = await startFaultShop();
  try {
    const guest = visit(shop.origin);
    const owner = visit(shop.origin);
    const orderNumber = await prepareOwner(
      owner,
      await findGoods(guest),
      `faults-${process.pid}@example.com`,
    );
    const pages = [
      ...faultPages(await prepareShopper(guest)).map((page) => ({ page, visitor: guest })),
      ...pagesOfOwner(orderNumber).map((page) => ({ page, visitor: owner })),
    ];
    const problems: string[] = [];
    const tried = new Set<string>();
    let cells = 0;
    for (const { page, visitor } of pages) {
      const { calls, ...whole } = await recordCalls(shop, visitor, page);
      const missing = page.needs.filter((need) => !calls.includes(need));
      expect(missing, `${page.path} calls what it is said to need`).toEqual([]);
      for (const operation of calls.filter((call) => isWhole || !tried.has(call))) {
        tried.add(operation);
        for (const fault of faults) {
          const cell: Cell = { page, operation, fault };
          problems.push(...(await tryCell(shop, visitor, cell, whole)));
          cells += 1;
        }
      }
    }
    test.info().annotations.push({ type: 'cells', description: String(cells) });
    expect(problems).toEqual([]);
  } finally {
    await shop.stop();
  }
});

test('every route of the shop is among the pages that faults are tried on', () => {
  const routes = [...pageTable().matchAll(/routes\/([\w-]+\.tsx?)'/g)].map(([, file = '']) => file);
  const guestPages = faultPages({ product: '', listing: '', share: '', line: '' });
  const tried = new Set([...guestPages, ...pagesOfOwner('')].map(({ route }) => route));
  expect(routes.length).toBeGreaterThan(10);
  expect(routes.filter((file) => !tried.has(file) && !ROUTES_WITHOUT_FAULTS.has(file))).toEqual([]);
});
