import { overBudget } from '@haberdash/tools/bench/budgets.ts';
import { findPageCases } from '@haberdash/tools/bench/page-cases.ts';
import { weighPage } from '@haberdash/tools/bench/pages.ts';
import { shop } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

test('no page weighs more than its budget, and none runs a script file before it has loaded', async ({
  browser,
  page,
}) => {
  test.setTimeout(240_000);
  const cases = await findPageCases(page, shop().storefront);
  for (const pageCase of cases) {
    const weight = await weighPage(browser, shop().storefront, pageCase, { pictures: false });
    expect.soft(overBudget(weight)).toEqual([]);
    expect.soft(weight.javascriptBeforeLoad, pageCase.name).toBe(0);
  }
});
