// Makes the pictures of docs/preview.md of the preview that runs: start it with `npm start`, then run this.
import { chromium } from 'playwright';
import { join, resolve } from 'node:path';
import { CHROMIUM_ARGS, resolveChromium } from '../browser/chromium.ts';
import { root } from '../stack/stack.ts';
import { ticketForHere } from '../start/ticket.ts';

const AT = 'at=2026-12-02T08:00';
const PICTURES = [
  { name: 'preview-blocks', path: `/?docType=Hero&${AT}`, width: 1280, height: 1000 },
  {
    name: 'preview-checks',
    path: `/checks?docType=Hero&${AT}&sort=problems`,
    width: 1280,
    height: 800,
  },
  { name: 'preview-widths', path: `/?docType=Hero&${AT}&widths=all`, width: 1920, height: 1100 },
] as const;

const host = process.env['HOST'] ?? '127.0.0.1';
const origin = `http://${host}:${process.env['PREVIEW_PORT'] ?? '3001'}`;
const ticket = await ticketForHere(resolve(root, process.env['DATA_DIR'] ?? '.data'));
const browser = await chromium.launch({ executablePath: await resolveChromium(), args: [...CHROMIUM_ARGS] });
try {
  const page = await browser.newPage();
  await page.goto(`${origin}/?ticket=${ticket}`);
  for (const { name, path, width, height } of PICTURES) {
    await page.setViewportSize({ width, height });
    await page.goto(origin + path, { waitUntil: 'load' });
    // Until links and pictures have been asked for.
    await page
      .getByText(/Checking …|asked for …/)
      .first()
      .waitFor({ state: 'detached', timeout: 30_000 });
    await page.waitForLoadState('networkidle').catch(() => undefined);
    const file = join(root, 'docs/pictures', `${name}.jpg`);
    await page.screenshot({ path: file, type: 'jpeg', quality: 82 });
    console.log(file);
  }
} finally {
  await browser.close();
}
