import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, resolveChromium } from '@haberdash/tools/browser/chromium.ts';

const launchOptions = { executablePath: await resolveChromium(), args: [...CHROMIUM_ARGS] };

const tier = process.env['E2E_TIER'];

/** Filters by tag for a tier; without E2E_TIER all tests run. */
function testsOfTier(tag: '@journey' | '@phone-journey'): { grep?: RegExp; grepInvert?: RegExp } {
  if (tier === 'quick') return { grep: new RegExp(tag) };
  return tier === 'full' ? { grepInvert: new RegExp(tag) } : {};
}

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  globalSetup: './support/global-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  // A shared machine may stall for seconds; `tools/run/counts.ts` reports tests that needed a retry.
  retries: process.env['CI'] === undefined ? 0 : 1,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    launchOptions,
    screenshot: 'only-on-failure',
    // Avoids view transitions between pages; tests about motion opt in.
    contextOptions: { reducedMotion: 'reduce' },
    // Matches every language, so that no site suggestion appears.
    extraHTTPHeaders: { 'accept-language': '*' },
  },
  projects: [
    { name: 'desktop', ...testsOfTier('@journey'), use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      grep: /@phone/,
      ...testsOfTier('@phone-journey'),
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
