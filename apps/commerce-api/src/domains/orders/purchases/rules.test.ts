import { expect, it } from 'vitest';

import type { Parcel, ParcelStage } from '../../../providers/fulfilment/provider.ts';
import { deliveredAt, isReturnOpen, retainedOf, refundOf, stageOf } from './rules.ts';

const DAY_MS = 24 * 60 * 60_000;
const AT = '2026-06-04T10:00:00Z';
const parcel = (stage: ParcelStage, at = AT): Parcel => ({
  shipmentId: 'me',
  stage,
  events: [{ stage, at }],
});

it.each<[ParcelStage, readonly ParcelStage[]]>([
  ['PLACED', []],
  ['SHIPPED', ['SHIPPED']],
  ['IN_PREPARATION', ['DELIVERED', 'IN_PREPARATION']],
  ['READY_FOR_PICKUP', ['READY_FOR_PICKUP', 'SHIPPED']],
])('an order is %s with parcels that are %j: as far as the last of them', (stage, parcels) => {
  expect(stageOf(parcels.map((each) => parcel(each)))).toBe(stage);
});

it('an order has arrived when its last parcel has', () => {
  const late = '2026-06-06T10:00:00Z';
  expect(deliveredAt([parcel('DELIVERED'), parcel('DELIVERED', late)])).toBe(Date.parse(late));
  expect(deliveredAt([parcel('DELIVERED'), parcel('SHIPPED')])).toBeUndefined();
  expect(deliveredAt([])).toBeUndefined();
});

it('things may be sent back from their way on until so many days after all have arrived', () => {
  const arrived = { stage: 'DELIVERED', parcels: [parcel('DELIVERED')] } as const;
  const end = Date.parse(AT) + 60 * DAY_MS;
  expect(isReturnOpen(arrived, 60, end)).toBe(true);
  expect(isReturnOpen(arrived, 60, end + 1)).toBe(false);
  expect(isReturnOpen({ stage: 'SHIPPED', parcels: [parcel('SHIPPED')] }, 60, end + 1)).toBe(true);
  for (const stage of ['PLACED', 'IN_PREPARATION', 'READY_FOR_PICKUP', 'CANCELLED', 'RETURNED'] as const)
    expect(isReturnOpen({ stage, parcels: [] }, 60, Date.parse(AT))).toBe(false);
});

const line = (lineId: string, quantity: number, rowTotal: number, discount = 0, tax = 0) => ({
  lineId,
  quantity,
  rowTotal,
  discount,
  tax,
});
const NONE: ReadonlyMap<string, number> = new Map();

it('units that come back one by one give back all that was paid for their line, to the cent', () => {
  const lines = [line('a', 3, 1_000, 100, 91), line('b', 1, 5_000)];
  const order = { total: 6_500, taxIncluded: false };
  const counts = [1, 2, 3].map((count) => new Map([['a', count]]));
  const parts = counts.map((after, index) =>
    refundOf(order, lines, { before: counts[index - 1] ?? NONE, after, refunded: 0 }),
  );
  expect(parts).toEqual([330, 330, 331]);
});

it('the last unit brings back everything that is left, delivery included, and never more', () => {
  const lines = [line('a', 1, 1_000), line('b', 1, 2_000)];
  const order = { total: 3_499, taxIncluded: true };
  const before = new Map([['a', 1]]);
  const after = new Map([
    ['a', 1],
    ['b', 1],
  ]);
  expect(refundOf(order, lines, { before, after, refunded: 1_000 })).toBe(2_499);
  expect(
    refundOf(order, lines, { before: after, after: new Map([...after, ['b', 2]]), refunded: 3_499 }),
  ).toBe(0);
});

it('tax is given back where it was paid on top, and is in the price elsewhere', () => {
  const lines = [line('a', 2, 2_000, 0, 200), line('b', 1, 100)];
  const at = { before: NONE, after: new Map([['a', 1]]), refunded: 0 };
  expect(refundOf({ total: 9_000, taxIncluded: false }, lines, at)).toBe(1_100);
  expect(refundOf({ total: 9_000, taxIncluded: true }, lines, at)).toBe(1_000);
});

it('counts what is kept of the goods by the units that have not come back', () => {
  const line = { lineId: 'a', quantity: 3, rowTotal: 3_000, discount: 600, tax: 0 };
  const other = { ...line, lineId: 'b', quantity: 1, rowTotal: 500, discount: 0 };
  expect(retainedOf([line, other], new Map())).toBe(2_900);
  expect(retainedOf([line, other], new Map([['a', 1]]))).toBe(2_100);
  expect(
    retainedOf(
      [line, other],
      new Map([
        ['a', 3],
        ['b', 2],
      ]),
    ),
  ).toBe(0);
});
