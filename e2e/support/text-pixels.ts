// These functions run in the browser, so each contains everything it needs.

type Box = readonly [left: number, top: number, right: number, bottom: number];

/** The colour and required contrast of a text. */
export interface Look {
  readonly text: string;
  readonly color: string;
  /** 4.5, and 3 for large text (WCAG 2.2, 1.4.3). */
  readonly needed: number;
}

/** Numbers the marked elements and returns their looks. */
export const readLooks = (mark: string): readonly Look[] =>
  [...document.querySelectorAll(`[${mark}]`)].map((element, index) => {
    element.setAttribute(mark, String(index));
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const size = Number.parseFloat(fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    return { color, needed: isLarge ? 3 : 4.5, text: element.textContent.trim() };
  });

export interface Place {
  readonly lines: readonly Box[];
  /** Completely in the window and uncovered. */
  readonly isInFullView: boolean;
}

export function findPlaces(mark: string): readonly Place[] {
  const ancestorsOf = (node: Element): Element[] => {
    const ancestors: Element[] = [];
    for (let each: Element | null = node; each !== null; each = each.parentElement) ancestors.push(each);
    return ancestors;
  };
  const overlap = (one: Box, { left, top, right, bottom }: DOMRect): Box => [
    Math.max(one[0], left),
    Math.max(one[1], top),
    Math.min(one[2], right),
    Math.min(one[3], bottom),
  ];
  /** The lines of an element's own text, or its box, as for a field. */
  const linesOf = (element: Element): Box[] => {
    const own = [...element.childNodes].filter(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
    );
    const rects = own.flatMap((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    });
    return (rects.length > 0 ? rects : [element.getBoundingClientRect()])
      .filter(({ width, height }) => width > 0 && height > 0)
      .map(({ left, top, right, bottom }) => [left, top, right, bottom]);
  };
  /** Without permanently clipped parts. */
  const cutLines = (element: Element): Box[] =>
    ancestorsOf(element).reduce((lines, ancestor) => {
      const { overflowX, overflowY } = getComputedStyle(ancestor);
      if (![overflowX, overflowY].some((overflow) => overflow === 'hidden' || overflow === 'clip'))
        return lines;
      return lines
        .map((line) => overlap(line, ancestor.getBoundingClientRect()))
        .filter(([left, top, right, bottom]) => right > left && bottom > top);
    }, linesOf(element));
  const isCovered = (element: Element, x: number, y: number): boolean => {
    const hit = document.elementFromPoint(x, y);
    return (
      hit !== null &&
      ancestorsOf(hit).some(
        (each) => ['fixed', 'sticky'].includes(getComputedStyle(each).position) && !each.contains(element),
      )
    );
  };
  const isSeen = (element: Element, [left, top, right, bottom]: Box): boolean =>
    left >= 0 &&
    top >= 0 &&
    right <= window.innerWidth &&
    bottom <= window.innerHeight &&
    ancestorsOf(element)
      .filter((ancestor) => ancestor !== document.documentElement && ancestor !== document.body)
      .every((ancestor) => {
        const { overflowX, overflowY } = getComputedStyle(ancestor);
        if (![overflowX, overflowY].some((overflow) => overflow === 'auto' || overflow === 'scroll'))
          return true;
        const box = ancestor.getBoundingClientRect();
        return left >= box.left && right <= box.right && top >= box.top && bottom <= box.bottom;
      }) &&
    [left + 1, right - 1].every((x) => [top + 1, bottom - 1].every((y) => !isCovered(element, x, y)));

  return [...document.querySelectorAll(`[${mark}]`)].map((element) => {
    const lines = cutLines(element);
    return { lines, isInFullView: lines.length > 0 && lines.every((line) => isSeen(element, line)) };
  });
}

export function paintTexts([mark, color]: readonly [mark: string, color: string]): void {
  for (const { style } of document.querySelectorAll<HTMLElement>(`[${mark}]`)) {
    style.setProperty('transition', 'none', 'important');
    style.setProperty('color', color, 'important');
    style.setProperty('text-decoration-color', 'transparent', 'important');
  }
}

/** Restores the looks; the shop has no inline styles. */
export function removeMarks(mark: string): void {
  for (const element of document.querySelectorAll(`[${mark}]`)) {
    element.removeAttribute('style');
    element.removeAttribute(mark);
  }
}

/** In whole pixels. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function frameOf(lines: readonly Box[], width: number, height: number): Frame | undefined {
  const x = Math.max(0, Math.floor(Math.min(...lines.map(([left]) => left))));
  const y = Math.max(0, Math.floor(Math.min(...lines.map(([, top]) => top))));
  const right = Math.min(width, Math.ceil(Math.max(...lines.map(([, , each]) => each))));
  const bottom = Math.min(height, Math.ceil(Math.max(...lines.map(([, , , each]) => each))));
  return right > x && bottom > y ? { x, y, width: right - x, height: bottom - y } : undefined;
}

export interface Shots {
  readonly frame: Frame;
  readonly painted: string;
  readonly bare: string;
}

interface Ink extends Pick<Look, 'color'>, Pick<Place, 'lines'> {
  readonly index: number;
}

/** The lowest contrast of each text: differing pixels are glyphs, the other screenshot their background. */
export async function inkContrasts({
  frame,
  painted,
  bare,
  texts,
}: Shots & { readonly texts: readonly Ink[] }): Promise<
  readonly (readonly [index: number, contrast: number])[]
> {
  const NOISE = 0.01;
  const DIFFERS = 96;
  const read = async (base64: string): Promise<ImageData> => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    if (context === null) throw new TypeError('no canvas');
    context.drawImage(bitmap, 0, 0);
    return context.getImageData(0, 0, bitmap.width, bitmap.height);
  };
  const luminance = (red = 0, green = 0, blue = 0): number => {
    const linear = [red, green, blue].map((channel) => {
      const share = channel / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0);
  };
  const [glyphs, ground] = await Promise.all([read(painted), read(bare)]);
  const { width, height } = ground;
  const isGlyph = (at: number): boolean =>
    [0, 1, 2].reduce(
      (sum, channel) => sum + Math.abs((glyphs.data[at + channel] ?? 0) - (ground.data[at + channel] ?? 0)),
      0,
    ) >= DIFFERS;
  return texts.map(({ index, color, lines }) => {
    const ink = luminance(...(color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number));
    const found: number[] = [];
    for (const [left, top, right, bottom] of lines)
      for (
        let y = Math.max(0, Math.floor(top) - frame.y);
        y < Math.min(height, Math.ceil(bottom) - frame.y);
        y += 1
      )
        for (
          let x = Math.max(0, Math.floor(left) - frame.x);
          x < Math.min(width, Math.ceil(right) - frame.x);
          x += 1
        ) {
          const at = (y * width + x) * 4;
          if (!isGlyph(at)) continue;
          const behind = luminance(ground.data[at], ground.data[at + 1], ground.data[at + 2]);
          found.push((Math.max(ink, behind) + 0.05) / (Math.min(ink, behind) + 0.05));
        }
    found.sort((one, other) => one - other);
    return [index, found[Math.floor(found.length * NOISE)] ?? Infinity] as const;
  });
}
