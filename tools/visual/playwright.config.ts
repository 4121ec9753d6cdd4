import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, resolveChromium } from '../browser/chromium.ts';
import { agreedFolder, reportFolder, visualFolder } from './folders.ts';

interface Stage {
  /** Storybook toolbar globals. */
  readonly globals: string;
}

const HEIGHT = 900;
const at = (name: string, width: number, globals = '', forcedColors: 'active' | 'none' = 'none') => ({
  name,
  use: {
    viewport: { width, height: HEIGHT },
    globals,
    contextOptions: { forcedColors, reducedMotion: 'reduce' as const },
  },
});

const widths = [at('390', 390), at('768', 768), at('1440', 1440)];
const states = [
  at('320', 320),
  at('dark', 390, 'theme:dark'),
  at('right-to-left', 390, 'direction:rtl'),
  at('forced-colours', 390, '', 'active'),
];

export default defineConfig<Stage>({
  testDir: '.',
  testMatch: 'pictures.visual.ts',
  outputDir: `${visualFolder}/results`,
  // `{projectName}` is the width or the state.
  snapshotPathTemplate: `${agreedFolder}/{projectName}/{arg}{ext}`,
  // A story without an agreed picture fails.
  updateSnapshots: 'none',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: {
    timeout: 15_000,
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      // Detects the palest surface on white; 40 pixels are less than a letter.
      threshold: 0.05,
      maxDiffPixels: 40,
    },
  },
  reporter: [['line'], ['html', { outputFolder: reportFolder, open: 'never' }]],
  use: { launchOptions: { executablePath: await resolveChromium(), args: [...CHROMIUM_ARGS] } },
  projects: process.env['VISUAL_STATES'] === '1' ? [...widths, ...states] : widths,
});
