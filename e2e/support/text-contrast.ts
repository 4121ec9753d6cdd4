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
  /** The lowest contrast of the glyphs' colour with what is behind them; a hundredth of them is left to noise. */
  readonly contrast: number;
  /** 4.5, and 3 for 24 px, or bold 18.66 px, and more (WCAG 2.2, 1.4.3). */
  readonly needed: number;
}

const MARK = 'data-measured';
/** How often a page may move while its pictures are taken. */
const MOST_MOVES = 10;

/** Marks each element of a part of the page with text of its own that stands on a picture, and says how many they are. */
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

/** Marks the first visible element of each selector, but for what an opened layer of the frame lies over. */
const markElements = (page: Page, selectors: readonly string[]): Promise<void> =>
  page.evaluate(
    ([mark, wanted]) => {
      for (const selector of wanted) {
        const element = document.querySelector(selector);
        if (element?.checkVisibility({ visibilityProperty: true }) !== true) continue;
        // Of a point outside of the window nobody can say what lies over it.
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

/** The texts that a pair of pictures is to measure, by their index, and where the window shows them. */
type InView = ReadonlyMap<number, Place>;

/**
 * The part of the window in which the texts are, with all marked texts left out and with all of them painted; nothing
 * where none of them can be seen. To encode a whole window full of pictures would take most of the time of a test.
 */
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
  throw new Error('The page does not stand still.');
}

/**
 * Measures the marked texts: the colour that each has against the pixels behind its glyphs, found by taking pictures of
 * the window, without the texts and with the texts in a colour that nothing else has. One pair of pictures does for all
 * texts that the window shows at once.
 */
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
    // Of the one that was scrolled to nothing more will ever be seen.
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

/** Measures the text of the first visible element of each selector, but for what an opened layer lies over. */
export async function measureTexts(
  page: Page,
  selectors: readonly string[],
): Promise<readonly MeasuredText[]> {
  await markElements(page, selectors);
  return measureMarked(page);
}

/** The texts that are harder to read than WCAG allows, each in words. */
export const tooWeak = (texts: readonly MeasuredText[]): readonly string[] =>
  texts
    .filter(({ contrast, needed }) => contrast < needed)
    .map(({ text, contrast, needed }) => `${contrast.toFixed(1)} of ${needed}: ${text}`);
