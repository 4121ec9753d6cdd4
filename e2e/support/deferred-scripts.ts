import type { Page } from '@playwright/test';

/** Lets no script of the shop arrive until the shopper has done something; answers with what lets them go on. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
