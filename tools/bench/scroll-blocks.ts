import type { Browser, CDPSession, Page } from 'playwright';
import { bundle, medianOf, PAGE_OF_BLOCKS } from './blocks.ts';
import { type LongestTask, longestTask } from './longest-task.ts';

const BLOCKS = 50;
/** The longest task varies by a factor of two between scrolls. */
const SCROLLS = 9;
/** The baseline varies little. */
const BASELINE_EVERY = 3;
const SLOWER = 4;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
/** Touch moves per swipe. */
const MOVES = 12;
const MOVE_PX = 50;
const FINGER = { x: 195, y: 700 } as const;
const MOST_SWIPES = 200;

/** The worst case: the whole page hydrates, unlike in the shop. */
const CLIENT = `${PAGE_OF_BLOCKS}
import { createRoot } from 'react-dom/client';
createRoot(document.getElementById('root')).render(pageOf(${BLOCKS}, {}));`;

const TOKENS = `import '../../ui/src/tokens/tokens.css';`;

interface PageSources {
  readonly script: string;
  readonly styles: string;
}

interface Scroll extends LongestTask {
  readonly height: number;
}

async function bundlePage(): Promise<PageSources> {
  const [client, tokens] = await Promise.all([
    bundle(CLIENT, { external: [], format: 'iife' }),
    bundle(TOKENS, { external: [] }),
  ]);
  const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
  return { script: text(client.js), styles: text(tokens.css) + text(client.css) };
}

const heightOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);

async function swipeUp(session: CDPSession): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [FINGER]);
  for (let move = 1; move <= MOVES; move += 1)
    await touch('touchMove', [{ ...FINGER, y: FINGER.y - move * MOVE_PX }]);
  await touch('touchEnd', []);
}

/** Scrolls a new page by touch to its end. */
async function scrollOnce(browser: Browser, fill: (page: Page) => Promise<void>): Promise<Scroll> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  try {
    await page.setContent(
      '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><body><div id="root"></div></body></html>',
    );
    await fill(page);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const isAtEnd = () =>
      page.evaluate(() => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1);
    let swipes = 0;
    const task = await longestTask(browser, page, async () => {
      for (; swipes < MOST_SWIPES && !(await isAtEnd()); swipes += 1) await swipeUp(session);
    });
    if (!(await isAtEnd())) throw new Error(`${swipes} swipes did not reach the end of the page.`);
    return { ...task, height: await heightOf(page) };
  } finally {
    await context.close();
  }
}

const withBlocks =
  ({ script, styles }: PageSources) =>
  async (page: Page): Promise<void> => {
    await page.addStyleTag({ content: styles });
    await page.addScriptTag({ content: script });
    await page
      .locator('section')
      .nth(BLOCKS - 1)
      .waitFor({ state: 'attached' });
  };

/** The baseline: one coloured box of the same height. */
const withNothing =
  (height: number) =>
  (page: Page): Promise<void> =>
    page.evaluate((px) => {
      const root = document.getElementById('root');
      if (root !== null) root.style.cssText = `block-size: ${px}px; background: linear-gradient(#fff, #888)`;
    }, height);

function rowOf(name: string, scrolls: readonly Scroll[]) {
  const clock = scrolls.map(({ wallMs }) => wallMs);
  return {
    page: name,
    'page px': Math.max(...scrolls.map(({ height }) => height)),
    scrolls: scrolls.length,
    'longest task of a scroll, ms: median': medianOf(clock),
    'best scroll': Math.min(...clock),
    'worst scroll': Math.max(...clock),
    'scrolls with a task over 50 ms': clock.filter((ms) => ms > 50).length,
  };
}

/** The longest tasks while scrolling a page of 50 blocks on a phone under 4× CPU throttling. */
export async function timeScrolling(browser: Browser) {
  const fill = withBlocks(await bundlePage());
  const blocks: Scroll[] = [];
  const nothing: Scroll[] = [];
  // In turns, so that other load affects both.
  for (let scroll = 0; scroll < SCROLLS; scroll += 1) {
    const one = await scrollOnce(browser, fill);
    blocks.push(one);
    if (scroll % BASELINE_EVERY === 0) nothing.push(await scrollOnce(browser, withNothing(one.height)));
  }
  return [rowOf(`${BLOCKS} blocks`, blocks), rowOf('an empty page of that height', nothing)];
}
