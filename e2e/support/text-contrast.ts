import type { Locator, Page } from '@playwright/test';

export interface MeasuredText {
  readonly text: string;
  /** The lowest contrast of the glyphs' colour with what is behind them; a hundredth of them is left to noise. */
  readonly contrast: number;
  /** 4.5, and 3 for 24 px, or bold 18.66 px, and more (WCAG 2.2, 1.4.3). */
  readonly needed: number;
}

interface Shots {
  readonly painted: string;
  readonly bare: string;
  readonly color: string;
}

/** Runs in the browser, which reads pictures: where the two shots differ are glyphs, and the bare one is their ground. */
async function lowestContrast({ painted, bare, color }: Shots): Promise<number> {
  const NOISE = 0.01;
  const DIFFERS = 96;
  const read = async (base64: string): Promise<Uint8ClampedArray> => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    if (context === null) throw new TypeError('no canvas');
    context.drawImage(bitmap, 0, 0);
    return context.getImageData(0, 0, bitmap.width, bitmap.height).data;
  };
  const luminance = (red = 0, green = 0, blue = 0): number => {
    const linear = [red, green, blue].map((channel) => {
      const share = channel / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0);
  };
  const [glyphs, ground] = await Promise.all([read(painted), read(bare)]);
  const ink = luminance(...(color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number));
  const found: number[] = [];
  for (let at = 0; at < ground.length; at += 4) {
    const difference = [0, 1, 2].reduce(
      (sum, channel) => sum + Math.abs((glyphs[at + channel] ?? 0) - (ground[at + channel] ?? 0)),
      0,
    );
    if (difference < DIFFERS) continue;
    const behind = luminance(ground[at], ground[at + 1], ground[at + 2]);
    found.push((Math.max(ink, behind) + 0.05) / (Math.min(ink, behind) + 0.05));
  }
  found.sort((one, other) => one - other);
  return found[Math.floor(found.length * NOISE)] ?? Infinity;
}

/** Marks each element with text of its own that stands on a picture, and says which ones. */
const markTextsOnPictures = (root: Locator): Promise<number> =>
  root.evaluate((part) => {
    const pictures = [...part.querySelectorAll('img, video')]
      .filter((picture) => picture.checkVisibility())
      .map((picture) => picture.getBoundingClientRect());
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    let count = 0;
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      if (element === null || node.textContent?.trim() === '') continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (element.closest('.visually-hidden, noscript, [data-measured]') !== null) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, top, right, bottom } = range.getBoundingClientRect();
      const isOnPicture = pictures.some(
        (picture) =>
          Math.min(right, picture.right) - Math.max(left, picture.left) > 2 &&
          Math.min(bottom, picture.bottom) - Math.max(top, picture.top) > 2,
      );
      if (!isOnPicture) continue;
      element.dataset['measured'] = String(count);
      count += 1;
    }
    return count;
  });

/**
 * Measures the text of an element: the colour that it has against the pixels behind its glyphs, found by taking its
 * picture twice, without the text and with the text in a colour that nothing else has.
 */
export async function measureText(page: Page, element: Locator): Promise<MeasuredText> {
  await element.scrollIntoViewIfNeeded();
  const look = await element.evaluate((node) => {
    const { color, fontSize, fontWeight } = getComputedStyle(node);
    const size = Number.parseFloat(fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    return { color, needed: isLarge ? 3 : 4.5, text: node.textContent.trim() };
  });
  const shot = async (color: string): Promise<string> => {
    await element.evaluate((node: HTMLElement, paint) => {
      node.style.setProperty('transition', 'none', 'important');
      node.style.setProperty('color', paint, 'important');
      node.style.setProperty('text-decoration-color', 'transparent', 'important');
    }, color);
    return (await element.screenshot({ animations: 'disabled' })).toString('base64');
  };
  const shots = { bare: await shot('transparent'), painted: await shot('rgb(255 0 255)'), color: look.color };
  await element.evaluate((node: HTMLElement) => node.removeAttribute('style'));
  return { text: look.text, needed: look.needed, contrast: await page.evaluate(lowestContrast, shots) };
}

/** Measures all text of a part of the page that stands on pictures. */
export async function measureTextsOnPictures(page: Page, root: Locator): Promise<readonly MeasuredText[]> {
  const count = await markTextsOnPictures(root);
  const measured: MeasuredText[] = [];
  for (let index = 0; index < count; index += 1)
    measured.push(await measureText(page, page.locator(`[data-measured="${index}"]`)));
  return measured;
}

/** The texts that are harder to read than WCAG allows, each in words. */
export const tooWeak = (texts: readonly MeasuredText[]): readonly string[] =>
  texts
    .filter(({ contrast, needed }) => contrast < needed)
    .map(({ text, contrast, needed }) => `${contrast.toFixed(1)} of ${needed}: ${text}`);
