import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { contractFaults } from '../../../testing/contract-test.fixtures.ts';
import { cloneDatabase, type TestDatabase } from '../../../testing/database.ts';
import { fakeSupport, type FakeSupport } from '../../../testing/fake-support.ts';
import { frSite, startTestService, type TestService } from '../../../testing/service.ts';
import { cases, message } from './contact.contract-cases.ts';

const CONTACT = '/consumers-v3/contactus';
const listed = Object.entries(cases).flatMap(([operationId, byStatus]) =>
  Object.entries(byStatus).map(([status, run]) => ({ operationId, status: Number(status), run })),
);

let database: TestDatabase;
let service: TestService;
let support: FakeSupport;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.empty();
  support = fakeSupport();
  service = await startTestService(database, { config: { captcha: 'on' }, providers: { support } });
  return () => service.app.close();
});

describe('the contracts of the contact form', () => {
  it.each(listed)(
    '$operationId responds with $status as documented',
    async ({ operationId, status, run }) => {
      expect(contractFaults(operationId, status, await run(await service.shopper()))).toEqual([]);
    },
  );
});

describe('the subjects of the contact form', () => {
  it('are in the language of the site, and state which of them need the number of an order', async () => {
    const shopper = await service.shopper(frSite);
    const { body } = await shopper.call('GET', `${CONTACT}/categorySubject`);
    expect(body).toMatchObject({
      categories: expect.arrayContaining([
        {
          categoryId: 'products',
          label: 'Produits',
          subjects: expect.arrayContaining([
            { subjectId: 'size-advice', label: 'Conseil sur la taille', needsOrderNumber: false },
          ]),
        },
      ]),
    });
  });
});

describe('a message to the shop', () => {
  it('becomes a case, with its number by mail in the language of the site', async () => {
    const shopper = await service.shopper(frSite);
    const opened = await shopper.call('POST', CONTACT, message);
    expect([opened.status, opened.body]).toEqual([
      201,
      { caseNumber: 'CS1', createdAt: '2026-06-01T12:00:00.000Z' },
    ]);
    const { recaptcha_response: _, ...fields } = message;
    expect(support.messages).toEqual([{ ...fields, locale: 'fr-fr', key: expect.any(String) }]);
    await service.checkout.reconcile();
    expect(service.mails).toMatchObject([{ to: message.email, language: 'fr' }]);
    expect(service.mails[0]?.subject).toContain('CS1');
  });

  it('sent twice is one case and one mail, and other words are another case', async () => {
    const shopper = await service.shopper();
    const numbers = [];
    for (const text of [message.message, message.message, 'And the gloves?']) {
      const { body } = await shopper.call('POST', CONTACT, { ...message, message: text });
      numbers.push(body['caseNumber']);
    }
    expect(numbers).toEqual(['CS1', 'CS1', 'CS2']);
    await service.checkout.reconcile();
    expect(service.mails).toHaveLength(2);
  });

  it.each([
    ['of a subject that its category does not have', { subjectId: 'refund' }, 'subjectId'],
    [
      'about an order without its number',
      { categoryId: 'orders', subjectId: 'where-is-my-order' },
      'orderNumber',
    ],
  ])('%s is rejected at its field, and opens no case', async (_, change, field) => {
    const rejected = await (await service.shopper()).call('POST', CONTACT, { ...message, ...change });
    expect([rejected.status, rejected.errorIds, support.messages]).toEqual([400, ['API400'], []]);
    expect(JSON.stringify(rejected.body)).toContain(field);
  });

  it('of a robot opens no case', async () => {
    const { recaptcha_response: _, ...unproved } = message;
    const rejected = await (await service.shopper()).call('POST', CONTACT, unproved);
    expect([rejected.status, rejected.errorIds, support.messages]).toEqual([403, ['AUT403'], []]);
  });

  it('that cannot be submitted is no case, and sends no mail', async () => {
    support.isDown = true;
    const failed = await (await service.shopper()).call('POST', CONTACT, message);
    await service.checkout.reconcile();
    expect([failed.status, failed.errorIds, service.mails]).toEqual([500, ['GEN500'], []]);
  });
});
