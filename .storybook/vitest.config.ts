import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { CHROMIUM_ARGS, resolveChromium } from '../tools/browser/chromium.ts';

const configDir = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig(async () => ({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [await storybookTest({ configDir })],
  test: {
    name: 'stories',
    // Stories share what they import, and a page, as a reviewer’s Storybook does; each renders into its own root.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { executablePath: await resolveChromium(), args: [...CHROMIUM_ARGS] },
      }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
}));
