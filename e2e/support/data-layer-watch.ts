import { eventProblems } from '@haberdash/tools/analytics/event-schema.ts';
import type { Page } from '@playwright/test';

/** Hands every entry of a data layer over, in the page; `undefined` stays what a page without events has. */
function watchPushes(): void {
  const { reportDataLayer } = window as unknown as { reportDataLayer: (entry: string) => void };
  let layer: object[] | undefined;
  Object.defineProperty(window, 'dataLayer', {
    configurable: true,
    get: () => layer,
    set: (next: object[] | undefined) => {
      layer = next;
      if (next === undefined) return;
      const push = next.push.bind(next);
      next.push = (...entries) => {
        for (const entry of entries) reportDataLayer(JSON.stringify(entry));
        return push(...entries);
      };
    },
  });
}

/** Returns what is wrong with the events of all documents of a page, by the schema of each. */
export async function watchDataLayer(page: Page): Promise<() => readonly string[]> {
  const problems = new Set<string>();
  await page.exposeFunction('reportDataLayer', (entry: string) => {
    for (const problem of eventProblems(JSON.parse(entry))) problems.add(problem);
  });
  await page.addInitScript(watchPushes);
  return () => [...problems];
}
