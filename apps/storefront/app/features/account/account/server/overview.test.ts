import type { ConsumerDetails } from '@haberdash/api-client/consumers';
import { expect, it } from 'vitest';
import { consumer, CONSUMER, person } from './account.fixtures.ts';
import { readOverview } from './overview.server.ts';

const HISTORY = 'POST /consumers-v3/consumer/purchasehistory';
const none = { body: { total: 0, purchases: [] } };
const path = '/account';

it('shows a member the points, and nobody else', async () => {
  const loyaltySummary = { points: { balance: 1240, pending: 85 } };
  const member = person(
    { [CONSUMER]: consumer({}, { isLoyaltyMember: true, loyaltySummary }), [HISTORY]: none },
    { path },
  );
  expect(await readOverview(member.shopper)).toMatchObject({ points: { balance: 1240 }, hasNoOrder: true });
  const other = person({ [CONSUMER]: consumer({}, { loyaltySummary }), [HISTORY]: none }, { path });
  expect((await readOverview(other.shopper)).points).toBeUndefined();
});

it('shows the main address that parcels go to, and no other', async () => {
  const address = {
    id: 'addr-1',
    approachType: 'B',
    main: true,
    firstName: 'Linh',
    lastName: 'Nguyễn',
    addressLine1: '84 George Street',
    city: 'Edinburgh',
    postalCode: 'EH2 3BU',
    countryCode: 'GB',
    phone: '+441315550142',
  } as const;
  const other = { ...address, id: 'addr-2', approachType: 'S', main: false } as const;
  const read = (...book: ConsumerDetails['address']) =>
    readOverview(person({ [CONSUMER]: consumer({ address: book }), [HISTORY]: none }, { path }).shopper);
  expect((await read(address, other)).address).toBeUndefined();
  expect((await read(address, { ...other, main: true })).address).toMatchObject({ city: 'Edinburgh' });
});

it('shows what an athlete, a prosumer and an employee may still spend', async () => {
  const details = {
    athlete: { currentSpend: 420.5, annualCredit: 2000, currency: 'USD' },
    prosumer: { currentSpend: 130, annualCredit: 600 },
    employee: { currentSpend: 10, annualCap: 900, isEmployeeDiscountTCAccepted: true },
  } as const;
  const { shopper } = person({ [CONSUMER]: consumer(details), [HISTORY]: none }, { path });
  expect((await readOverview(shopper)).credits).toEqual([
    { kind: 'employee', spent: 10, limit: 900, currency: 'GBP' },
    { kind: 'athlete', spent: 420.5, limit: 2000, currency: 'USD' },
    { kind: 'prosumer', spent: 130, limit: 600, currency: 'GBP' },
  ]);
});

it('leads an employee who has not accepted the terms of the discount to them, and back', async () => {
  const employee = { currentSpend: 0, annualCap: 900, isEmployeeDiscountTCAccepted: false };
  const { shopper } = person({ [CONSUMER]: consumer({ employee }), [HISTORY]: none }, { path });
  expect((await readOverview(shopper)).credits).toMatchObject([
    { kind: 'employee', termsHref: '/en-gb/employee-terms?redirect=%2Fen-gb%2Faccount' },
  ]);
});

it('goes without orders that cannot be read, and does not say that there are none', async () => {
  const { shopper } = person({ [CONSUMER]: consumer(), [HISTORY]: 'no-answer' }, { path });
  expect(await readOverview(shopper)).toMatchObject({
    firstName: 'Linh',
    latest: undefined,
    hasNoOrder: false,
  });
});
