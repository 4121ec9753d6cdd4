import type { Browser, Page } from 'playwright';
import { longestTask, type LongestTask } from './longest-task.ts';
import { freePort } from '../stack/ports.ts';
import { startContentProxy, type ContentProxy } from '../stack/content-proxy.ts';
import { startPreview, type StackOptions } from '../stack/stack.ts';
import { ticketForHere } from '../start/ticket.ts';

const RUNS = 5;
const RESULTS = 1_000;
const STEP_PX = 600;
const SHOWCASE = '/showcase/NF-US/LinkedCard';

export interface PreviewFigure {
  readonly figure: string;
  readonly result: number;
  readonly aim: number;
}

const median = (values: readonly number[]): number =>
  Math.round(values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN);

const item = (index: number, title: string): object => ({
  id: `card-${index}`,
  name: `Card ${index}`,
  referrers: 1,
  referrerList: [{ kind: 'page', slug: 'home', title: 'Home' }],
  modificationDate: '2026-11-01T00:00:00Z',
  isDraft: false,
  block: {
    type: 'LinkedCard',
    id: `card-${index}`,
    title: `${title} ${index}`,
    subtitle: 'Light and dry',
    mediaList: [{ src: '/images/scenes/coast-noon', alt: '' }],
    targets: [{ text: 'Look', url: '/c/women-100000' }],
  },
});

function putCards(content: Pick<ContentProxy, 'put'>, total: number, title: string): void {
  content.put(SHOWCASE, (query) => {
    const [offset, limit] = [Number(query.get('offset') ?? 0), Number(query.get('limit') ?? 20)];
    const length = Math.max(0, Math.min(limit, total - offset));
    const items = Array.from({ length }, (_none, index) => item(offset + index, title));
    return { total, offset, limit, changes: [], items };
  });
}

/** Milliseconds until a view's twenty blocks are rendered. */
async function timeFirstBlocks(page: Page, origin: string): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    await page.goto(`${origin}/?docType=LinkedCard&limit=20`, { waitUntil: 'commit' });
    const shown = await page.waitForFunction(
      () => document.querySelectorAll('main article[id^="result-"]').length === 20 && performance.now(),
      undefined,
      { polling: 'raf' },
    );
    times.push(Number(await shown.jsonValue()));
  }
  return median(times);
}

interface Update {
  readonly ms: number;
  readonly jumpPx: number;
}

/** Milliseconds from a content change until it shows, and the layout shift. */
async function timeUpdates(page: Page, content: Pick<ContentProxy, 'put'>): Promise<Update> {
  const times: number[] = [];
  let jumpPx = 0;
  await page.waitForLoadState('networkidle').catch(() => undefined);
  await page.evaluate(() => window.scrollTo({ top: 1_500, behavior: 'instant' }));
  for (let run = 0; run < RUNS; run += 1) {
    await page.waitForTimeout(1_000);
    const before = await page.evaluate(() => window.scrollY);
    const title = `Changed ${run}`;
    const began = Date.now();
    putCards(content, 20, title);
    const shown = await page.waitForFunction(
      (text) => document.body.textContent?.includes(text) === true && Date.now(),
      title,
      { polling: 'raf' },
    );
    times.push(Number(await shown.jsonValue()) - began);
    jumpPx = Math.max(jumpPx, Math.abs((await page.evaluate(() => window.scrollY)) - before));
  }
  return { ms: median(times), jumpPx };
}

async function scrollThrough(browser: Browser, page: Page, origin: string): Promise<LongestTask> {
  await page.goto(`${origin}/checks?docType=LinkedCard`);
  await page.getByText(/asked for …/).waitFor({ state: 'detached', timeout: 60_000 });
  await page.waitForLoadState('networkidle').catch(() => undefined);
  return longestTask(browser, page, () =>
    page.evaluate(async (step) => {
      const root = document.documentElement;
      while (root.scrollTop + root.clientHeight < root.scrollHeight - 1) {
        root.scrollBy({ top: step, behavior: 'instant' });
        await new Promise((next) => requestAnimationFrame(next));
      }
    }, STEP_PX),
  );
}

/** Times the preview: first blocks, an update, and a thousand results. */
export async function timePreview(
  browser: Browser,
  options: StackOptions,
  apiOrigin: string,
): Promise<readonly PreviewFigure[]> {
  const content = await startContentProxy(apiOrigin);
  const preview = await startPreview({ ...options, apiPort: content.port, previewPort: await freePort() });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  try {
    putCards(content, 20, 'First');
    await page.goto(`${preview.origin}/?ticket=${await ticketForHere(options.dataDir)}`);
    const first = await timeFirstBlocks(page, preview.origin);
    const update = await timeUpdates(page, content);
    putCards(content, RESULTS, 'Many');
    const longest = await scrollThrough(browser, page, preview.origin);
    return [
      { figure: 'first 20 blocks, ms', result: first, aim: 1_000 },
      { figure: 'a change of the content shows, ms', result: update.ms, aim: 300 },
      { figure: 'layout shift, px', result: update.jumpPx, aim: 0 },
      { figure: `longest task while ${RESULTS} results scroll, ms`, result: longest.wallMs, aim: 50 },
      { figure: 'the same on the processor, ms', result: longest.processorMs, aim: 50 },
    ];
  } finally {
    await page.close();
    await preview.stop();
    await content.stop();
  }
}
