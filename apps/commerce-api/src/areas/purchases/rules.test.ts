import { expect, it } from 'vitest';

import type { Parcel, ParcelStage } from '../../parties/fulfilment/fulfilment.ts';
import { deliveredAt, isReturnOpen, stageOf } from './rules.ts';

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
