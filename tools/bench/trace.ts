import type { Browser, Page } from 'playwright';

export interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds, like the durations. */
  readonly ts: number;
  readonly dur?: number;
  /** Of the processor. */
  readonly tdur?: number;
  readonly args?: {
    readonly elementCount?: number;
    readonly beginData?: { readonly dirtyObjects?: number };
    readonly data?: { readonly isMainFrame?: boolean };
  };
}

/** What the browser did during some work, by categories of its trace. */
export async function trace(
  browser: Browser,
  page: Page,
  categories: readonly string[],
  work: () => Promise<void>,
): Promise<readonly TraceEvent[]> {
  await browser.startTracing(page, { categories: [...categories] });
  // A trace that is left running would reject the next one.
  await work().catch(async (error: unknown) => {
    await browser.stopTracing();
    throw error;
  });
  const text = (await browser.stopTracing()).toString();
  return (JSON.parse(text) as { readonly traceEvents: readonly TraceEvent[] }).traceEvents; // Chromium's format
}
