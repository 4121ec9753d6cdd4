import type { Browser, Page } from 'playwright';
import { findProduct, signIn, withItem } from './page-cases.ts';

const LOCALE = '/en-us';
const PARALLEL_READS = 10;
const ROUNDS = 40;

interface MeTimes {
  readonly call: string;
  readonly 'p50 (ms)': number;
  readonly 'p99 (ms)': number;
  /** Responses without the bag, which a page omits after a second: too busy a machine. */
  readonly 'without the bag': number;
}

/** True if the response had the bag. */
type Read = () => Promise<boolean>;

/** The read of personal data, with this browser's cookies. */
async function readOf(page: Page, origin: string): Promise<Read> {
  const requested = page.waitForRequest((request) =>
    /\/me(?:\.data)?$/.test(new URL(request.url()).pathname),
  );
  await page.goto(origin + LOCALE);
  await page.keyboard.press('Tab');
  const url = (await requested).url();
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  return async () => {
    const response = await fetch(url, { headers: { cookie } });
    const text = await response.text();
    if (!response.ok) throw new TypeError(`${url} answered ${response.status}.`);
    return text.includes('totalItems');
  };
}

const at = (times: readonly number[], share: number): number => {
  const sorted = times.toSorted((one, other) => one - other);
  return Number((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1));
};

/** Times reads of personal data for a guest and a customer with the same bag, in turns. */
export async function timeMe(browser: Browser, origin: string): Promise<readonly MeTimes[]> {
  const finder = await browser.newPage();
  const { product } = await findProduct(finder, origin);
  await finder.close();
  const reads: { readonly call: string; readonly read: Read; readonly times: number[]; poor: number }[] = [];
  for (const call of ['a guest’s me', 'a person’s me']) {
    const page = await (await browser.newContext()).newPage();
    if (call === 'a person’s me') await signIn(page, origin);
    await withItem(product)(page, origin);
    reads.push({ call, read: await readOf(page, origin), times: [], poor: 0 });
    await page.context().close();
  }
  // The first round warms up and is not counted.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const each of reads) {
      const started = performance.now();
      await Promise.all(
        Array.from({ length: PARALLEL_READS }, async () => {
          const isWhole = await each.read();
          if (round === 0) return;
          each.times.push(performance.now() - started);
          if (!isWhole) each.poor += 1;
        }),
      );
    }
  }
  return reads.map(({ call, times, poor }) => ({
    call,
    'p50 (ms)': at(times, 0.5),
    'p99 (ms)': at(times, 0.99),
    'without the bag': poor,
  }));
}
