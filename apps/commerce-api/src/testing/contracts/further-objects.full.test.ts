import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openStore } from '../../domains/accounts/identity/identity.fixtures.ts';
import { isOwnedRow, type AnyRow } from '../../platform/policy/row.ts';
import { policy } from '../../platform/policy/table.ts';
import { sellVariant } from '../catalogue.fixtures.ts';
import { cloneDatabase, type TestDatabase } from '../database.ts';
import { fakeGateway } from '../fake-gateway.ts';
import { addEmployee, addMember, addPerson } from '../people.fixtures.ts';
import { TestShopper, usSite } from '../service.ts';
import { bodyFieldsOf } from './body-fields.fixtures.ts';
import { authenticate, tokenOf } from './caller-tokens.fixtures.ts';
import {
  describedOperations,
  fittingRequest,
  partsOf,
  toInject,
  type Described,
} from './contract-request.fixtures.ts';
import { furtherObjects, SERVING, type FurtherObject, type Owner } from './further-objects.fixtures.ts';
import { withId } from './naming-request.fixtures.ts';
import { ownedObjects } from './owned-objects.fixtures.ts';
import { settleWords, tableContents } from './table-contents.fixtures.ts';
import { startWholeService, wholeAreas } from './whole-service.fixtures.ts';

const rows: Readonly<Record<string, AnyRow>> = policy;
const describedOf = (operationId: string): Described => {
  const found = describedOperations.find((described) => described.operationId === operationId);
  if (found === undefined) throw new TypeError(`no contract has ${operationId}`);
  return found;
};

describe('what a call names beside its object', () => {
  let database: TestDatabase;
  let app: FastifyInstance;
  let shoe: string;
  const gateway = fakeGateway();
  let subjects = 0;

  beforeAll(async () => {
    database = await cloneDatabase();
    app = await startWholeService(wholeAreas(database, {}, gateway), { authenticate });
    shoe = await sellVariant(database, { stock: 1_000 });
    await settleWords(database);
    await openStore(database);
    await addEmployee(database, { employeeNo: SERVING.storeEmployeeId });
  });
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  async function newOwner(type: FurtherObject['as']): Promise<Owner> {
    // Only associates' carts have adjustments, by subject prefix.
    const subject = `${type === 'Agent' ? 'agent-' : 'shopper'}${(subjects += 1)}`;
    const consumerNo = `C-${subject}`;
    if (type === 'Agent') await addEmployee(database, { subject });
    if (type === 'Registered') {
      await addPerson(database, { subject, consumerNo });
      await addMember(database, consumerNo, { points: 5_000 });
    }
    return {
      subject,
      owner: new TestShopper(app, tokenOf(type, subject), usSite),
      consumerNo,
      database,
      shoe,
      gateway,
    };
  }

  /** The object of the call's policy row. */
  async function newObject({ operationId }: FurtherObject, parts: Owner): Promise<string> {
    const row = rows[operationId];
    return row !== undefined && isOwnedRow(row) ? ownedObjects[row.object].make(parts) : '';
  }

  async function request(further: FurtherObject, parts: Owner, object: string, id: string) {
    const { operationId, place, body } = further;
    const described = describedOf(operationId);
    const row = rows[operationId];
    const example = fittingRequest(described);
    const [url = ''] = example.url.split('?');
    const plain = body === undefined ? example : { ...example, url, body: await body(parts, object) };
    const about = withId(described, plain, row !== undefined && isOwnedRow(row) ? row.ids : [], object);
    const named = withId(
      described,
      withId(described, about, ['params.productId'], shoe.slice(0, 8)),
      [place],
      id,
    );
    const response = await app.inject(toInject(named, parts.owner.authorization));
    const { correlationId: _id, ...shownBody } = response.json<{ correlationId?: string }>();
    // Errors may contain the requested id.
    return { status: response.statusCode, body: JSON.stringify(shownBody).replaceAll(id, 'the id') };
  }

  const titled = furtherObjects.map((further) => {
    const { kind } = further;
    return { ...further, what: kind === undefined ? further.place : `${further.place}, ${kind},` };
  });
  it.each(titled)(
    'and is another shopper’s looks missing to $operationId ($what), and stays as it is',
    async (further) => {
      const [owner, stranger] = [await newOwner(further.as), await newOwner(further.as)];
      const { id, object } = await further.make(owner);
      expect(id).toMatch(/\w{4}/);
      const own = await newObject(further, stranger);
      const ofOwner = (row: string): boolean => row.includes(id) || row.includes(`"${owner.subject}"`);
      const before = (await tableContents(database)).filter(ofOwner);

      const foreign = await request(further, stranger, own, id);
      expect(await tableContents(database)).toEqual(expect.arrayContaining(before));
      const nothing = await request(further, stranger, own, further.missing);
      expect(foreign).toEqual(nothing);

      // The owner succeeds with the same call.
      const mine = await request(further, owner, object ?? (await newObject(further, owner)), id);
      expect([200, 201]).toContain(mine.status);
      expect(mine).not.toEqual(nothing);
    },
  );
});

const TYPED = 'a word of an address that is typed, by which nothing is looked up';
const OF_GUEST = 'goes with the token of the guest (domains/accounts/identity/merge.engine.test.ts)';
const OF_ORDER = 'looked for among what belongs to the order that the policy has resolved';
const OF_SHOP = 'of the shop';

/** Ids that are public or proven, by name or path. */
const OTHERS: Readonly<Record<string, string>> = {
  productId: OF_SHOP,
  'addFavorite body.id': OF_SHOP,
  recipeId: OF_SHOP,
  storeId: OF_SHOP,
  favStoreId: OF_SHOP,
  eventId: OF_SHOP,
  reviewId: OF_SHOP,
  answerId: OF_SHOP,
  lookId: OF_SHOP,
  categoryId: OF_SHOP,
  subjectId: OF_SHOP,
  storeEmployeeId: OF_SHOP,
  payment_method_id: 'a way to pay',
  paymentMethodId: 'a way to pay',
  shippingId: 'a way of delivery',
  shipmentId: 'a way of delivery',
  phoneNumber: 'no id',
  'setShippingAddress body.bid': 'compared with the cart that the policy has resolved',
  'patchOrder body.paymentMethod.additionalData.paymentInstrumentId': OF_ORDER,
  'setShippingAddress body.addresses.*.addressId': TYPED,
  'setBillingAddress body.addressId': TYPED,
  'validateShippingAddress body.addressId': TYPED,
  'placeOrder body.billingAddress.addressId': TYPED,
  'createWarrantyCase body.address.addressId': TYPED,
  'mailOrderLink body.orderNumber': 'goes with the e-mail address of the order',
  'createWarrantyCase body.orderNumber': 'read by people',
  'contactUs body.orderNumber': 'read by people',
  'createReturnLabel body.items.*.itemId': OF_ORDER,
  'createReturnLabel body.returnNumber': OF_ORDER,
  'resendGiftCardEmail body.itemId': OF_ORDER,
  'createToken body.orderNo': 'goes with the secret of the order',
  'createToken body.guestObjects.basketId': OF_GUEST,
  'createToken body.guestObjects.favoriteId': OF_GUEST,
  'createToken body.guestObjects.saveForLaterId': OF_GUEST,
  'createLoyaltyToken body.usid': 'compared with that of the token',
  refreshToken: 'a secret',
  'stopStockNotifications params.notificationId': 'a secret that was mailed',
  challengeId: 'goes with its answer',
  'signUp body.enrolment.consumerId': 'goes with the answer of a challenge',
  'retrieveUserData body.consumerId': 'goes with the answer of a challenge',
  credentialId: 'goes with a signature',
};

it('is known of every place of every call that may name something of a shopper', () => {
  const tried = new Set(
    furtherObjects.map(({ operationId, place }) => `${operationId} ${place.replace(/\.\d+$/, '')}`),
  );
  const places = describedOperations.flatMap((described) => {
    const row = rows[described.operationId];
    if (row?.object === 'shop') return [];
    const ids: readonly string[] = row !== undefined && isOwnedRow(row) ? row.ids : [];
    const named = partsOf(described).parameters.map(
      ({ in: part, name }) => `${String(part)}.${String(name)}`,
    );
    return [...named, ...bodyFieldsOf(described).map((field) => `body.${field}`)]
      .map((place) => place.replace(/^path\./, 'params.'))
      .filter((place) => !place.startsWith('header.') && !ids.includes(place))
      .map((place) => ({ name: place.split('.').at(-1) ?? '', place: `${described.operationId} ${place}` }));
  });
  const unknown = places
    .filter(({ name }) => /(?:id|ids|no|number|session|token|pictures)$/i.test(name))
    .filter(
      ({ name, place }) => !tried.has(place) && OTHERS[name] === undefined && OTHERS[place] === undefined,
    )
    .map(({ place }) => place);
  expect(unknown).toEqual([]);
});
