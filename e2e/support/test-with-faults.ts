import { startFaultShop, type FaultShop } from './fault-shop.ts';
import { test as base } from './test.ts';

/** The test of this project on a shop of its own, whose calls can be made to fail. */
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
