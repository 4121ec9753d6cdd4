import type { Locator, Page } from '@playwright/test';
import {
  findPlaces,
  frameOf,
  inkContrasts,
  paintTexts,
  readLooks,
  removeMarks,
  type Place,
  type Shots,
} from './text-pixels.ts';

export interface MeasuredText {
  readonly text: string;
  /** The lowest contrast of glyphs and background, without an outlier of one percent. */
  readonly contrast: number;
  /** 4.5, and 3 for 24 px, or bold 18.66 px, and more (WCAG 2.2, 1.4.3). */
  readonly needed: number;
}

const MARK = 'data-measured';
/** Retries if the page moves between screenshots. */
const MOST_MOVES = 10;

/** Marks elements with text on a picture; returns their number. */
export const markTextsOnPictures = (root: Locator): Promise<number> =>
  root.evaluate((part, mark) => {
    const pictures = [...part.querySelectorAll('img, video')]
      .filter((picture) => picture.checkVisibility())
      .map((picture) => picture.getBoundingClientRect());
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      if (element === null || node.textContent?.trim() === '') continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (element.closest('.visually-hidden, noscript') !== null) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, top, right, bottom } = range.getBoundingClientRect();
      const isOnPicture = pictures.some(
        (picture) =>
          Math.min(right, picture.right) - Math.max(left, picture.left) > 2 &&
          Math.min(bottom, picture.bottom) - Math.max(top, picture.top) > 2,
      );
      if (isOnPicture) element.setAttribute(mark, '');
    }
    return part.querySelectorAll(`[${mark}]`).length;
  }, MARK);

const markElements = (page: Page, selectors: readonly string[]): Promise<void> =>
  page.evaluate(
    ([mark, wanted]) => {
      for (const selector of wanted) {
        const element = document.querySelector(selector);
        if (element?.checkVisibility({ visibilityProperty: true }) !== true) continue;
        // Hit testing needs a point within the window.
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { x, y, width, height } = element.getBoundingClientRect();
        if (width === 0 || height === 0) continue;
        const layer = document
          .elementFromPoint(x + width / 2, y + height / 2)
          ?.closest('header, dialog, [popover]');
        if (layer === null || layer === undefined || layer.contains(element)) element.setAttribute(mark, '');
      }
    },
    [MARK, selectors] as const,
  );

/** Positions of the texts in the window, by index. */
type InView = ReadonlyMap<number, Place>;

/** Screenshots without and with painted texts, of their part of the window only, to save time. */
async function takeShots(
  page: Page,
  inViewOf: (places: readonly Place[]) => InView,
): Promise<{ readonly inView: InView; readonly shots: Shots | undefined }> {
  for (let moves = 0; moves < MOST_MOVES; moves += 1) {
    const places = await page.evaluate(findPlaces, MARK);
    const inView = inViewOf(places);
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    const frame = frameOf(
      [...inView.values()].flatMap(({ lines }) => lines),
      width,
      height,
    );
    if (frame === undefined) return { inView, shots: undefined };
    const shot = async (color: string): Promise<string> => {
      await page.evaluate(paintTexts, [MARK, color] as const);
      return (await page.screenshot({ animations: 'disabled', scale: 'css', clip: frame })).toString(
        'base64',
      );
    };
    const shots = { frame, bare: await shot('transparent'), painted: await shot('rgb(255 0 255)') };
    const after = await page.evaluate(findPlaces, MARK);
    if (JSON.stringify(after) === JSON.stringify(places)) return { inView, shots };
  }
  throw new Error('The page keeps moving.');
}

/** Measures contrasts by screenshots without the texts and with texts in a unique colour. */
export async function measureMarked(page: Page): Promise<readonly MeasuredText[]> {
  const looks = await page.evaluate(readLooks, MARK);
  const contrasts = new Map<number, number>();
  for (const index of looks.keys()) {
    if (contrasts.has(index)) continue;
    await page
      .locator(`[${MARK}="${index}"]`)
      .evaluate((element) =>
        element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' }),
      );
    // The text scrolled to will not become more visible.
    const isMeasured = (each: number, place: Place): boolean =>
      each === index || (place.isInFullView && !contrasts.has(each));
    const { inView, shots } = await takeShots(
      page,
      (places) => new Map([...places.entries()].filter(([each, place]) => isMeasured(each, place))),
    );
    const texts = [...inView].map(([each, { lines }]) => ({
      index: each,
      color: looks[each]?.color ?? '',
      lines,
    }));
    const measured =
      shots === undefined
        ? texts.map((text) => [text.index, Infinity] as const)
        : await page.evaluate(inkContrasts, { ...shots, texts });
    for (const [text, contrast] of measured) contrasts.set(text, contrast);
  }
  await page.evaluate(removeMarks, MARK);
  return looks.map(({ text, needed }, index) => ({
    text,
    needed,
    contrast: contrasts.get(index) ?? Infinity,
  }));
}

/** Measures the first visible, uncovered text of each selector. */
export async function measureTexts(
  page: Page,
  selectors: readonly string[],
): Promise<readonly MeasuredText[]> {
  await markElements(page, selectors);
  return measureMarked(page);
}

export const tooWeak = (texts: readonly MeasuredText[]): readonly string[] =>
  texts
    .filter(({ contrast, needed }) => contrast < needed)
    .map(({ text, contrast, needed }) => `${contrast.toFixed(1)} of ${needed}: ${text}`);
