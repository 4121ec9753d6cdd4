import type { Locator, Page } from '@playwright/test';

/** The label or text of the focused element, or "body" if the focus was lost. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: element, body } = document;
    if (element === null || element === body) return 'body';
    return element.getAttribute('aria-label') ?? element.textContent.trim();
  });

export const containsFocus = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => node.contains(document.activeElement));

/** The controls of an element that a sticky or fixed part covers by more than half when focused. */
export const coveredWhenFocused = (element: Locator): Promise<readonly string[]> =>
  element.evaluate((root) => {
    const SHARES = [0.1, 0.3, 0.5, 0.7, 0.9];
    const controls = [...root.querySelectorAll<HTMLElement>('a[href], button, input, select, summary')];
    return controls
      .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((control) => {
        control.focus();
        if (document.activeElement !== control) return false;
        const { left, top, width, height } = control.getBoundingClientRect();
        const shown = SHARES.filter((share) => {
          const hit = document.elementFromPoint(left + width / 2, top + height * share);
          return hit !== null && (control.contains(hit) || hit.closest('label')?.contains(control) === true);
        });
        return shown.length < SHARES.length / 2;
      })
      .map((control) => control.getAttribute('aria-label') ?? control.textContent.trim());
  });
