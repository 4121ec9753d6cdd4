import type { Page } from '@playwright/test';

/** Lays out what stands beyond the window, too, which the browser would do at some later time. */
export const layOutEverything = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
  });
