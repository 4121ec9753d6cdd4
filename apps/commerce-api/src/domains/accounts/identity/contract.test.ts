import { describe, onTestFinished } from 'vitest';

import { testContract } from '../../../testing/contract-test.fixtures.ts';
import { startTestService } from '../../../testing/service.ts';
import { cases, type IdentityState } from './identity.contract-cases.ts';
import type { TestShop } from '../../../testing/test-shop.fixtures.ts';

async function guestWithCaptcha({ database, service }: TestShop): Promise<IdentityState> {
  await database.empty();
  const guarded = await startTestService(database, { config: { captcha: 'on' } });
  onTestFinished(() => guarded.app.close());
  return { database, service, guarded, shopper: await service.shopper() };
}

describe('the contracts of signing up, in and out', () => {
  testContract(cases, guestWithCaptcha);
});
