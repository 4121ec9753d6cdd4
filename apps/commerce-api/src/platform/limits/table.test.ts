import { expect, it } from 'vitest';

import { describedOperations } from '../../testing/contracts/contract-request.fixtures.ts';
import { budgets } from './budgets.ts';
import {
  drawing,
  type LimitRow,
  limitRowOf,
  limitTable,
  mailToAddress,
  orderLookups,
  publicForm,
} from './table.ts';

const rows: readonly (readonly [string, LimitRow])[] = Object.entries<LimitRow>(limitTable);

it('an operation without a limit has a reason', () => {
  const reasons = rows.flatMap(([operationId, row]) =>
    'unlimited' in row ? [[operationId, row.unlimited]] : [],
  );
  expect(reasons.map(([operationId]) => operationId)).toEqual([
    'getServerTime',
    'getCatalog',
    'getProductDetails',
    'getProductSets',
    'getProductSet',
    'getProductInventory',
    'getStoreAvailability',
    'getDeliveryPromise',
    'getReviews',
    'getQuestions',
    'getWidgetRecommendations',
    'getLooks',
    'searchStores',
    'searchCollectionPoints',
    'getAssociateStores',
    'getCountryList',
    'getCountryRules',
    'getContentPage',
    'getAugmentedPage',
    'getCategoryContent',
    'getFragment',
    'getMenu',
    'getFooter',
    'getProductContent',
    'getChildPages',
    'searchContent',
    'getPopUps',
    'getShowcase',
    'getContentRevision',
    'getContactSubjects',
  ]);
  for (const [, reason] of reasons) expect(reason).toMatch(/^[A-Z].{20,}\.$/);
});

it('the contract of an operation documents 429 where, and only where, it is limited', () => {
  const limited = describedOperations.filter(({ operationId }) => {
    const row = limitRowOf(operationId);
    return row !== undefined && 'counted' in row;
  });
  const documented = describedOperations.filter(
    ({ operation }) => operation.errorCodes['429']?.includes('API429') === true,
  );
  expect(documented.map(({ operationId }) => operationId)).toEqual(
    limited.map(({ operationId }) => operationId),
  );
});

it('every call that a shopper makes is counted by the shopper and by the address', () => {
  const needToken = describedOperations.filter(({ operation }) => operation.needsToken);
  for (const { operationId } of needToken) {
    const row = limitRowOf(operationId);
    const counted = row !== undefined && 'counted' in row ? row.counted.map((name) => budgets[name].per) : [];
    expect([operationId, counted.toSorted()]).toEqual([operationId, ['address', 'shopper']]);
  }
});

it('no budget is without a call', () => {
  const used = new Set(
    [...rows.map(([, row]) => row), drawing, orderLookups, mailToAddress, publicForm].flatMap((row) =>
      'counted' in row ? row.counted : [],
    ),
  );
  expect(Object.keys(budgets).filter((name) => ![...used].some((each) => each === name))).toEqual([]);
});
