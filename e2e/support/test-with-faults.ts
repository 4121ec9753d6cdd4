import { startFaultShop, type FaultShop } from './fault-shop.ts';
import { test as base } from './test.ts';

/** The test with a shop whose calls can fail. */
export const test = base.extend<{ readonly faults: FaultShop }>({
  faults: async ({}, use) => {
    const faults = await startFaultShop();
    await use(faults);
    await faults.stop();
  },
  baseURL: async ({ faults }, use) => {
    await use(faults.origin);
  },
});
