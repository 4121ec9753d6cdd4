import type { Browser, Page } from 'playwright';
import { SLOW_4G, openContext, type PageCase } from './pages.ts';

const MOMENTS = ['before hydration', 'right after load', 'idle'] as const;
type Moment = (typeof MOMENTS)[number];

/** An interaction and its visible result. */
export interface Interaction {
  readonly name: string;
  readonly page: PageCase;
  /** A desktop window. */
  readonly isWide?: true;
  /** Preparation that is not measured, such as choosing a size. */
  readonly ready?: (page: Page) => Promise<unknown>;
  readonly act: (page: Page) => Promise<unknown>;
  /** Runs in the page: returns the result's text, which has changed and is not empty when done. */
  readonly result: () => string;
}

/** Median milliseconds from input to result; `lost` if it never shows. */
export type ResultTimes = { readonly name: string } & Readonly<Record<Moment, number | 'lost'>>;

const SETTLE_MS = 1_500;
const LONGEST_MS = 15_000;
const INPUT = 'bench-input';

/** Runs first in every document: records the first input since the last reset. */
function noteInput(key: string): void {
  const note = (event: Event) => {
    if (sessionStorage.getItem(key) === '')
      sessionStorage.setItem(key, String(performance.timeOrigin + event.timeStamp));
  };
  for (const type of ['pointerdown', 'keydown', 'input']) addEventListener(type, note, true);
}

async function waitFor(moment: Moment, page: Page): Promise<void> {
  if (moment === 'before hydration') return;
  await page.waitForLoadState('load');
  if (moment === 'right after load') return;
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLE_MS);
}

async function measureOnce(
  browser: Browser,
  origin: string,
  { page: { path, prepare }, isWide, ready, act, result }: Interaction,
  moment: Moment,
): Promise<number> {
  const context = await openContext(browser, isWide !== true);
  context.setDefaultTimeout(LONGEST_MS);
  try {
    const page = await context.newPage();
    await prepare?.(page, origin);
    await page.addInitScript(noteInput, INPUT);
    await page.addInitScript(`globalThis.readResult = ${String(result)}`);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.clearBrowserCache');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(origin + path, { waitUntil: 'domcontentloaded' });
    await waitFor(moment, page);
    await ready?.(page);
    const before = await page.evaluate(result);
    await page.evaluate((key) => sessionStorage.setItem(key, ''), INPUT);
    await act(page);
    const shown = await page.waitForFunction(
      (was) => {
        // Defined by the init script above.
        const now = (globalThis as unknown as { readResult: () => string }).readResult();
        return now !== '' && now !== was ? performance.timeOrigin + performance.now() : false;
      },
      before,
      { polling: 'raf', timeout: LONGEST_MS },
    );
    const start = await page.evaluate((key) => sessionStorage.getItem(key), INPUT);
    if (start === null || start === '') throw new Error('The interaction was no input.');
    return Number(await shown.jsonValue()) - Number(start);
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') return Infinity;
    throw error;
  } finally {
    await context.close();
  }
}

/** Times interactions under 4× CPU throttling and slow 4G. */
export async function timeInteractions(
  browser: Browser,
  origin: string,
  interactions: readonly Interaction[],
  runs: number,
): Promise<ResultTimes[]> {
  const rows: ResultTimes[] = [];
  for (const interaction of interactions) {
    const median = async (moment: Moment): Promise<number | 'lost'> => {
      const times: number[] = [];
      for (let run = 0; run < runs; run += 1)
        times.push(await measureOnce(browser, origin, interaction, moment));
      const middle = times.toSorted((a, b) => a - b)[runs >> 1] ?? Infinity;
      return Number.isFinite(middle) ? Math.round(middle) : 'lost';
    };
    rows.push({
      name: interaction.name,
      'before hydration': await median('before hydration'),
      'right after load': await median('right after load'),
      idle: await median('idle'),
    });
  }
  return rows;
}
