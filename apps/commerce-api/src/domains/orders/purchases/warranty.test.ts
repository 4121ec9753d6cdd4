import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { cloneDatabase, type TestDatabase } from '../../../testing/database.ts';
import { fakeSupport, type FakeSupport } from '../../../testing/fake-support.ts';
import { frSite, startTestService, type TestService } from '../../../testing/service.ts';
import { warrantyClaim } from './place-order.fixtures.ts';

const WARRANTY = '/consumers-v3/consumer/warranty';

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
  service = await startTestService(database, { providers: { support } });
  return () => service.app.close();
});

describe('a warranty claim', () => {
  it('becomes a case, with its number by mail in the language of the site', async () => {
    const shopper = await service.shopper(frSite);
    const opened = await shopper.call('POST', WARRANTY, warrantyClaim);
    expect([opened.status, opened.body]).toEqual([
      201,
      { caseNumber: 'CS1', createdAt: '2026-06-01T12:00:00.000Z' },
    ]);
    expect(support.claims).toMatchObject([{ ...warrantyClaim, locale: 'fr-fr' }]);
    await service.checkout.reconcile();
    expect(service.mails).toMatchObject([{ to: warrantyClaim.email, language: 'fr' }]);
    expect(service.mails[0]?.subject).toContain('CS1');
  });
  it('sent twice is one case and one mail', async () => {
    const shopper = await service.shopper();
    const responses = [
      await shopper.call('POST', WARRANTY, warrantyClaim),
      await shopper.call('POST', WARRANTY, warrantyClaim),
    ];
    expect(responses.map(({ body }) => body['caseNumber'])).toEqual(['CS1', 'CS1']);
    await service.checkout.reconcile();
    expect(service.mails).toHaveLength(1);
  });
  it('is rejected with an invalid e-mail address, and sends no mail', async () => {
    const shopper = await service.shopper();
    const rejected = await shopper.call('POST', WARRANTY, { ...warrantyClaim, email: 'ann at example.org' });
    expect([rejected.status, rejected.errorIds, support.claims]).toEqual([400, ['AUT453'], []]);
  });
  it('that cannot be submitted is no case, and sends no mail', async () => {
    support.isDown = true;
    const failed = await (await service.shopper()).call('POST', WARRANTY, warrantyClaim);
    await service.checkout.reconcile();
    expect([failed.status, failed.errorIds, service.mails]).toEqual([500, ['GEN500'], []]);
  });
});
