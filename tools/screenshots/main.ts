// Takes the screenshots of README and docs/ from the built shop on free ports with temporary data.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { CHROMIUM_ARGS, resolveChromium } from '../browser/chromium.ts';
import { freePort } from '../stack/ports.ts';
import { startStack } from '../stack/stack.ts';
import { ticketForHere } from '../start/ticket.ts';
import { takePictures } from './take-pictures.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'haberdash-screenshots-'));
const stack = await startStack({
  storefrontPort: await freePort(),
  apiPort: await freePort(),
  sandboxPort: await freePort(),
  previewPort: await freePort(),
  dataDir,
});
const browser = await chromium.launch({ executablePath: await resolveChromium(), args: [...CHROMIUM_ARGS] });
try {
  await takePictures(browser, {
    shop: stack.storefront.origin,
    preview: stack.preview?.origin ?? '',
    ticket: await ticketForHere(dataDir),
  });
} finally {
  await browser.close();
  await stack.stop();
  await rm(dataDir, { recursive: true, force: true });
}
