import type { Browser } from 'playwright';
import { bundle, PAGE_OF_BLOCKS } from './blocks.ts';
import { longestTask } from './longest-task.ts';

const BLOCKS = 50;
/** One scroll says little: the longest task of one may be more than twice that of the next. */
const SCROLLS = 5;
const SLOWER = 4;
const STEP_PX = 500;
/** No scroll of the page takes more steps. */
const MOST_STEPS = 200;

/** The page hydrates as a whole, which the shop spares its blocks that only show something: the worst case. */
const CLIENT = `${PAGE_OF_BLOCKS}
import { createRoot } from 'react-dom/client';
createRoot(document.getElementById('root')).render(pageOf(${BLOCKS}, {}));`;

const TOKENS = `import '../../ui/src/tokens/tokens.css';`;

/** What the page loads, as text. */
interface PageSources {
  readonly script: string;
  readonly styles: string;
}

async function bundlePage(): Promise<PageSources> {
  const [client, tokens] = await Promise.all([
    bundle(CLIENT, { external: [], format: 'iife' }),
    bundle(TOKENS, { external: [] }),
  ]);
  const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
  return { script: text(client.js), styles: text(tokens.css) + text(client.css) };
}

/** Scrolls once through a page of its own. */
async function scrollOnce(browser: Browser, { script, styles }: PageSources) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  try {
    await page.setContent('<!doctype html><html lang="en"><body><div id="root"></div></body></html>');
    await page.addStyleTag({ content: styles });
    await page.addScriptTag({ content: script });
    await page
      .locator('section')
      .nth(BLOCKS - 1)
      .waitFor({ state: 'attached' });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const isAtEnd = () =>
      page.evaluate(() => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1);
    const task = await longestTask(browser, page, async () => {
      await page.mouse.move(195, 400);
      for (let step = 0; step < MOST_STEPS && !(await isAtEnd()); step += 1) {
        await page.mouse.wheel(0, STEP_PX);
        await page.evaluate(() => new Promise(requestAnimationFrame));
      }
    });
    return { ...task, height: await page.evaluate(() => document.documentElement.scrollHeight) };
  } finally {
    await context.close();
  }
}

/** The longest tasks while somebody scrolls through a page of 50 blocks on a processor four times slower. */
export async function timeScrolling(browser: Browser) {
  const sources = await bundlePage();
  const scrolls = [];
  for (let scroll = 0; scroll < SCROLLS; scroll += 1) scrolls.push(await scrollOnce(browser, sources));
  const clock = scrolls.map(({ wallMs }) => wallMs);
  return [
    {
      blocks: BLOCKS,
      'page px': Math.max(...scrolls.map(({ height }) => height)),
      scrolls: SCROLLS,
      'longest task, clock ms: best scroll': Math.min(...clock),
      'worst scroll': Math.max(...clock),
      'longest task, processor ms: worst scroll': Math.max(...scrolls.map(({ processorMs }) => processorMs)),
    },
  ];
}
