import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';

/** A kind of page and how to reach it. */
export interface PageCase {
  readonly name: string;
  readonly path: string;
  readonly prepare?: (page: Page, origin: string) => Promise<void>;
  /** Addresses that an idle page prefetches, such as the bag dialog. */
  readonly prefetched?: RegExp;
}

/** kB of a first visit, compressed as by the server by default. */
export interface PageWeight {
  readonly name: string;
  readonly javascriptBeforeLoad: number;
  /** For hydration and interaction. */
  readonly javascript: number;
  /** The data layer, consent and experiments, loaded when idle. */
  readonly javascriptOfTracking: number;
  /** The data layer alone: what turns a page into events. */
  readonly javascriptOfDataLayer: number;
  /** Prefetched when idle. */
  readonly javascriptPrefetched: number;
  readonly javascriptGzip: number;
  /** Inlined styles as gzip; part of the document's bytes too. */
  readonly cssInDocumentGzip: number;
  /** Stylesheets loaded after the load event. */
  readonly cssLater: number;
  readonly html: number;
  readonly fonts: number;
  readonly images: number;
  readonly requests: number;
  readonly thirdPartyRequests: number;
}

export interface PageSpeed {
  readonly name: string;
  /** First contentful paint. */
  readonly fcpMs: number;
  readonly lcpMs: number;
  /** Total blocking time: task time beyond 50 ms each, from first contentful paint to the first input. */
  readonly blockingMs: number;
  /** The same before first contentful paint. */
  readonly blockingBeforePaintMs: number;
  readonly layoutShift: number;
  readonly slowestInteractionMs: number;
}

const KB = 1_000;
const DATA_LAYER =
  /\/assets\/(?:(?:Browse|Buy|Order|Set)?Tracking|tracking|cart-tracking|PageLists|ReportedFacts|google|collector|enhance-consent-forms|load-consent-forms)-/;
const TRACKING =
  /\/assets\/(?:report-seen|report-conversion|browser-sender|pending-store|stored|consent|browser-consent)-/;
const SETTLE_MS = 1_500;
const LONGEST_LOAD_MS = 30_000;
const LONG_TASK_MS = 50;
/** A phone's connection. */
export const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

const round = (value: number, digits = 0) => Number(value.toFixed(digits));

export async function openContext(browser: Browser, isPhone: boolean): Promise<BrowserContext> {
  return browser.newContext(
    isPhone
      ? { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
      : { viewport: { width: 1440, height: 900 } },
  );
}

/** Bytes of a first visit, with an interaction to load deferred code. */
export async function weighPage(
  browser: Browser,
  origin: string,
  pageCase: PageCase,
  options: { readonly pictures: boolean } = { pictures: true },
): Promise<PageWeight> {
  const context = await openContext(browser, true);
  const page = await context.newPage();
  if (!options.pictures) await page.route('**/images/**', (route) => route.abort());
  await pageCase.prepare?.(page, origin);
  const session = await context.newCDPSession(page);
  const sums = await countBytes(session, page, { ...pageCase, origin }, async () => {
    await session.send('Network.clearBrowserCache');
    await page.goto(origin + pageCase.path, { waitUntil: 'load' });
  });
  await context.close();
  return { name: pageCase.name, ...sums };
}

function kindOf(url: string, type: string, prefetched: RegExp | undefined): string {
  if (DATA_LAYER.test(url)) return 'DataLayer';
  if (TRACKING.test(url)) return 'Tracking';
  return type === 'Script' && prefetched?.test(url) === true ? 'Prefetched' : type;
}

async function countBytes(
  session: CDPSession,
  page: Page,
  { origin, prefetched }: Pick<PageCase, 'prefetched'> & { readonly origin: string },
  visit: () => Promise<void>,
) {
  const kinds = new Map<string, string>();
  const pending = new Map<string, string>();
  const bytes: Record<string, number> = {};
  let requests = 0;
  let thirdPartyRequests = 0;
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (request.url.startsWith('data:')) return;
    kinds.set(requestId, type ?? 'Other');
    requests += 1;
    if (new URL(request.url).origin !== origin) thirdPartyRequests += 1;
    // Browsers may never report a beacon's end.
    if (type !== 'Ping') pending.set(requestId, request.url);
  });
  // Requests of a page that was left never end.
  await session.send('Page.enable');
  session.on('Page.frameNavigated', ({ frame }) => {
    if (frame.parentId === undefined) pending.clear();
  });
  const headers = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    kinds.set(requestId, kindOf(response.url, type, prefetched));
    headers.set(requestId, response.encodedDataLength);
  });
  session.on('Network.loadingFailed', ({ requestId }) => pending.delete(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    pending.delete(requestId);
    const kind = kinds.get(requestId) ?? 'Other';
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength - (headers.get(requestId) ?? 0);
  });
  const gzipped: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      gzipped.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
  });
  await visit();
  const styles = await page.locator('head > style').allTextContents();
  const javascriptBeforeLoad = await page.evaluate(scriptBytesBeforeLoad);
  await page.keyboard.press('Tab');
  await untilQuiet(page, pending);
  const kb = (kind: string) => round((bytes[kind] ?? 0) / KB, 1);
  return {
    javascriptBeforeLoad: round(javascriptBeforeLoad / KB, 1),
    javascript: kb('Script'),
    javascriptOfTracking: round(kb('Tracking') + kb('DataLayer'), 1),
    javascriptOfDataLayer: kb('DataLayer'),
    javascriptPrefetched: kb('Prefetched'),
    javascriptGzip: round((await Promise.all(gzipped)).reduce((sum, length) => sum + length, 0) / KB, 1),
    cssInDocumentGzip: round(gzipSync(styles.join(''), { level: 9 }).length / KB, 1),
    cssLater: kb('Stylesheet'),
    html: kb('Document'),
    fonts: kb('Font'),
    images: kb('Image'),
    requests,
    thirdPartyRequests,
  };
}

/** Waits until the network is idle; rejects with pending addresses. */
async function untilQuiet(page: Page, pending: ReadonlyMap<string, string>): Promise<void> {
  const end = performance.now() + LONGEST_LOAD_MS;
  let quietSince = performance.now();
  while (performance.now() - quietSince < SETTLE_MS) {
    if (performance.now() > end)
      throw new Error(
        `${page.url()} still loads ${[...pending.values()].join(', ') || 'one thing after another'}.`,
      );
    await page.waitForTimeout(50);
    if (pending.size > 0) quietSince = performance.now();
  }
}

/** Script bytes requested before the load event; runs in the page. */
function scriptBytesBeforeLoad(): number {
  // The browser's entries of these types.
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return files
    .filter(({ name, startTime }) => name.endsWith('.js') && startTime < (navigation?.loadEventStart ?? 0))
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
}

interface LongTask {
  readonly start: number;
  readonly end: number;
}

interface Observed {
  lcp: number;
  shift: number;
  firstPaint: number;
  longTasks: LongTask[];
  firstInput: number;
  interaction: number;
}

/** Speed of a first visit under a slowed processor and slow 4G, as the median of several loads. */
export async function timePage(
  browser: Browser,
  origin: string,
  pageCase: PageCase,
  { runs, cpuRate }: { readonly runs: number; readonly cpuRate: number },
): Promise<PageSpeed> {
  const observed: Observed[] = [];
  for (let run = 0; run < runs; run += 1) observed.push(await timeOnce(browser, origin, pageCase, cpuRate));
  const median = (pick: (entry: Observed) => number) =>
    observed.map(pick).toSorted((a, b) => a - b)[runs >> 1] ?? 0;
  return {
    name: pageCase.name,
    fcpMs: round(median((entry) => entry.firstPaint)),
    lcpMs: round(median((entry) => entry.lcp)),
    blockingMs: round(
      median(({ longTasks, firstPaint, firstInput }) => blocking(longTasks, firstPaint, firstInput)),
    ),
    blockingBeforePaintMs: round(median(({ longTasks, firstPaint }) => blocking(longTasks, 0, firstPaint))),
    layoutShift: round(
      median((entry) => entry.shift),
      4,
    ),
    slowestInteractionMs: round(median((entry) => entry.interaction)),
  };
}

/** Task time beyond 50 ms each within a time span, in ms. */
export function blocking(tasks: readonly LongTask[], from: number, to: number): number {
  const within = tasks.map(({ start, end }) => Math.min(end, to) - Math.max(start, from));
  return within.reduce((sum, duration) => sum + Math.max(0, duration - LONG_TASK_MS), 0);
}

async function timeOnce(
  browser: Browser,
  origin: string,
  pageCase: PageCase,
  cpuRate: number,
): Promise<Observed> {
  const context = await openContext(browser, true);
  const page = await context.newPage();
  await pageCase.prepare?.(page, origin);
  await page.addInitScript(observe);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.clearBrowserCache');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
  await page.goto(origin + pageCase.path, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLE_MS);
  await page.keyboard.press('Tab');
  await page.mouse.click(5, 400);
  await page.waitForTimeout(SETTLE_MS);
  const result = await page.evaluate(() => (globalThis as unknown as { observed: Observed }).observed);
  await context.close();
  return result;
}

/** Runs first in the page. */
function observe(): void {
  const observed: Observed = {
    lcp: 0,
    shift: 0,
    firstPaint: 0,
    longTasks: [],
    firstInput: Infinity,
    interaction: 0,
  };
  Object.assign(globalThis, { observed });
  const watch = (type: string, use: (entry: PerformanceEntry) => void, extra: object = {}) => {
    new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({
      type,
      buffered: true,
      ...extra,
    });
  };
  watch('largest-contentful-paint', (entry) => (observed.lcp = entry.startTime));
  watch('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) observed.shift += shift.value;
  });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') observed.firstPaint = startTime;
  });
  watch('longtask', ({ startTime, duration }) =>
    observed.longTasks.push({ start: startTime, end: startTime + duration }),
  );
  const watchInteraction = (entry: PerformanceEntry) => {
    // Hover events have no interaction id.
    const { interactionId } = entry as PerformanceEntry & { interactionId: number };
    if (interactionId > 0) observed.interaction = Math.max(observed.interaction, entry.duration);
  };
  watch('event', watchInteraction, { durationThreshold: 16 });
  addEventListener('keydown', ({ timeStamp }) => (observed.firstInput = timeStamp), {
    capture: true,
    once: true,
  });
}
