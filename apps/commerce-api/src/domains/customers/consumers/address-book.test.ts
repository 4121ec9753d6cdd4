import type { BookAddress, BookAddressInput, ConsumerAnswer } from '@haberdash/api-client/consumers';
import { MAX_ADDRESSES } from '@haberdash/account';
import { beforeEach, describe, expect, it } from 'vitest';

import { createTestShop } from '../../../testing/test-shop.fixtures.ts';
import { bookAddress, type TestShopper } from '../../../testing/service.ts';
import { consumerAddress } from './address-schema.ts';

const PATH = '/consumers-v3/consumer/address';
const shop = createTestShop();
let ann: TestShopper;
beforeEach(async () => {
  await shop.database.empty();
  ann = await shop.service.person({ consumerNo: 'C-ann' });
});

interface Saved {
  readonly addressId: string;
  readonly main: boolean;
}
const add = (overrides: Partial<BookAddressInput> = {}, person = ann) =>
  person.call<Saved>('POST', PATH, bookAddress(overrides));
const put = (id: string, overrides: Partial<BookAddressInput> = {}) =>
  ann.call<Saved>('PUT', `${PATH}/${id}`, bookAddress(overrides));
const remove = (id: string) => ann.call('DELETE', `${PATH}/${id}`);
const book = async (): Promise<readonly BookAddress[]> =>
  (await ann.call<ConsumerAnswer>('GET', '/consumers-v3/consumer')).body.consumerProfile.consumerDetails
    .address;
const versionOf = (entry: BookAddress | undefined) => ({ version: entry?.version ?? 0 });
/** `S Salem*` is the main shipping address. */
const cities = async (): Promise<string[]> =>
  (await book()).map(({ approachType, city, main }) => `${approachType} ${city}${main ? '*' : ''}`);

describe('an address book', () => {
  it('keeps an address clean, with its phones in the international form', async () => {
    const { body } = await add({ city: '  Portland ', recipientContactPhone: '(503) 555-0199' });
    expect(await book()).toEqual([
      {
        id: body.addressId,
        approachType: 'S',
        main: true,
        version: 1,
        firstName: 'Ann',
        lastName: 'Lee',
        addressLine1: '1 Main Street',
        city: 'Portland',
        province: 'OR',
        postalCode: '97201',
        country: 'US',
        countryCode: 'US',
        phone: '+15035550123',
        phoneCode: '1',
        email: 'ann@example.org',
        recipientContactPhone: '+15035550199',
      },
    ]);
  });

  it('makes the first of a type the main one, and puts new ones on top below it', async () => {
    expect((await add({ city: 'Salem' })).body.main).toBe(true);
    expect((await add({ city: 'Bend' })).body.main).toBe(false);
    await add({ city: 'Eugene' });
    expect((await add({ city: 'Salem', approachType: 'B' })).body.main).toBe(true);
    expect(await cities()).toEqual(['B Salem*', 'S Salem*', 'S Eugene', 'S Bend']);
  });

  it('has one main address of a type: a new one takes that from the others', async () => {
    await add({ city: 'Salem' });
    await add({ city: 'Salem', approachType: 'B' });
    await add({ city: 'Bend', main: true });
    expect(await cities()).toEqual(['S Bend*', 'B Salem*', 'S Salem']);
  });

  it('does not make another one the main one when that is removed', async () => {
    const { body } = await add({ city: 'Salem' });
    await add({ city: 'Bend' });
    expect(await remove(body.addressId)).toMatchObject({ status: 200, body: { addressId: body.addressId } });
    expect(await cities()).toEqual(['S Bend']);
    await add({ city: 'Eugene' });
    expect(await cities()).toEqual(['S Eugene', 'S Bend']);
  });

  it('changes an address in place, and keeps its main flag by default', async () => {
    const { body } = await add({ city: 'Salem' });
    const { body: bend } = await add({ city: 'Bend' });
    expect((await put(body.addressId, { city: 'Eugene' })).body).toEqual({
      addressId: body.addressId,
      main: true,
    });
    expect((await put(bend.addressId, { city: 'Bend', main: true })).body.main).toBe(true);
    expect(await cities()).toEqual(['S Bend*', 'S Eugene']);
    await put(bend.addressId, { city: 'Bend', main: false });
    expect(await cities()).toEqual(['S Bend', 'S Eugene']);
  });

  it('takes an address of another type like a new one', async () => {
    await add({ city: 'Salem', approachType: 'B' });
    const { body } = await add({ city: 'Bend' });
    expect((await put(body.addressId, { city: 'Bend', approachType: 'B' })).body.main).toBe(false);
    expect(await cities()).toEqual(['B Salem*', 'B Bend']);
  });

  it('rejects an address that it has, and takes it as one of the other type', async () => {
    await add();
    expect(await add({ city: 'PORTLAND ' })).toMatchObject({ status: 409, errorIds: ['CCA400'] });
    expect((await add({ approachType: 'B' })).status).toBe(201);
    const { body } = await add({ city: 'Salem' });
    expect((await put(body.addressId)).errorIds).toEqual(['CCA400']);
    expect((await put(body.addressId, { city: 'Salem' })).status).toBe(200);
  });

  it.each([
    ['a state that is none', { province: 'ZZ' }, 'province'],
    ['a postal code of letters', { postalCode: 'ABCDE' }, 'postalCode'],
    ['a phone that is none', { phone: '12' }, 'phone'],
    ['a phone for the carrier that is none', { recipientContactPhone: '12' }, 'recipientContactPhone'],
    ['a name of one letter', { firstName: 'L' }, 'firstName'],
  ])('rejects %s by its field', async (_name, overrides, field) => {
    expect(await add(overrides)).toMatchObject({
      status: 400,
      body: { errorDetails: [{ errorId: 'CHK320', field }] },
    });
    expect(await book()).toEqual([]);
  });

  it('needs no e-mail address', async () => {
    const { email: _none, ...address } = bookAddress();
    expect((await ann.call('POST', PATH, address)).status).toBe(201);
  });

  it('takes no more when it is full', async () => {
    await add();
    const [entry] = await shop.database.read.select().from(consumerAddress);
    if (entry === undefined) throw new TypeError('the book is empty');
    await shop.database.read.insert(consumerAddress).values(
      Array.from({ length: MAX_ADDRESSES - 1 }, (_, index) => ({
        id: `addr-${index}`,
        consumerNo: 'C-ann',
        approachType: 'S' as const,
        main: false,
        position: index + 2,
        address: { ...entry.address, city: `Town ${index}` },
      })),
    );
    expect(await add({ city: 'Salem' })).toMatchObject({ status: 400, errorIds: ['API400'] });
  });
});

describe('two devices with one address book', () => {
  it('that both add an address have both, and one main one', async () => {
    await Promise.all(['Salem', 'Bend', 'Eugene'].map((city) => add({ city })));
    const all = await book();
    expect(all.map(({ city }) => city).toSorted()).toEqual(['Bend', 'Eugene', 'Salem']);
    expect(all.filter(({ main }) => main)).toHaveLength(1);
  });

  it('that change one address: the later one is rejected, and nothing of the first is lost', async () => {
    const { body } = await add();
    const [before] = await book();
    const responses = await Promise.all(
      ['Salem', 'Bend'].map((city) => put(body.addressId, { city, ...versionOf(before) })),
    );
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(responses.flatMap(({ errorIds }) => errorIds)).toEqual(['PRO412']);
    const winner = responses[0]?.status === 200 ? 'Salem' : 'Bend';
    expect(await cities()).toEqual([`S ${winner}*`]);
  });

  it('of which one takes the main flag from an address that the other one changes: the other one is rejected', async () => {
    const { body: salem } = await add({ city: 'Salem' });
    const [before] = await book();
    await add({ city: 'Bend', main: true });
    expect(await put(salem.addressId, { city: 'Eugene', main: true, ...versionOf(before) })).toMatchObject({
      status: 409,
      errorIds: ['PRO412'],
    });
    expect(await cities()).toEqual(['S Bend*', 'S Salem']);
  });
});
