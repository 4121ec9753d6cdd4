import type { Finding } from '../../content/index.ts';
import { contrastOf, parseColor, type Color } from '../model/contrast.ts';

const MOST_TEXTS = 200;
const LARGE_PX = 24;
const LARGE_BOLD_PX = 18.66;
const BOLD = 700;

/** The colour behind an element; undefined behind a picture or gradient. */
function backgroundOf(element: HTMLElement, stage: HTMLElement): Color | undefined {
  for (let at: HTMLElement | null = element; at !== null; at = at.parentElement) {
    const { backgroundColor, backgroundImage } = getComputedStyle(at);
    if (backgroundImage !== 'none') return undefined;
    const color = parseColor(backgroundColor);
    if (color !== undefined && color.alpha === 1) return color;
    if (color !== undefined && color.alpha > 0) return undefined;
    if (at === stage) break;
  }
  return { red: 255, green: 255, blue: 255, alpha: 1 };
}

const overlap = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

function* textElements(stage: HTMLElement): Generator<HTMLElement> {
  const walker = document.createTreeWalker(stage, NodeFilter.SHOW_TEXT);
  const seen = new Set<HTMLElement>();
  for (let node = walker.nextNode(); node !== null && seen.size < MOST_TEXTS; node = walker.nextNode()) {
    const { parentElement } = node;
    if (parentElement === null || seen.has(parentElement) || node.nodeValue?.trim() === '') continue;
    seen.add(parentElement);
    if (parentElement.checkVisibility()) yield parentElement;
  }
}

const INACTIVE = ':disabled, [aria-disabled="true"]';

/** A disabled control or its label, which needs no contrast (WCAG 2.2, 1.4.3). */
function isInactive(element: HTMLElement): boolean {
  if (element.closest(INACTIVE) !== null) return true;
  return element.closest('label')?.control?.matches(INACTIVE) === true;
}

/** Findings of the rendered block: texts with low contrast. */
export function checkRendered(stage: HTMLElement): readonly Finding[] {
  const pictures = [...stage.querySelectorAll('img')].map((image) => image.getBoundingClientRect());
  const findings: Finding[] = [];
  for (const element of textElements(stage)) {
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const ink = parseColor(color);
    const isHidden = box.width < 2 || box.height < 2;
    if (
      ink === undefined ||
      isHidden ||
      isInactive(element) ||
      pictures.some((picture) => overlap(picture, box))
    )
      continue;
    const ground = backgroundOf(element, stage);
    if (ground === undefined) continue;
    const size = Number.parseFloat(fontSize);
    const isLarge = size >= LARGE_PX || (size >= LARGE_BOLD_PX && Number(fontWeight) >= BOLD);
    const ratio = contrastOf(ink, ground);
    if (ratio < (isLarge ? 3 : 4.5)) {
      const text = (element.textContent ?? '').trim().slice(0, 40);
      findings.push({
        code: 'contrast',
        path: `“${text}”`,
        text: `${ratio.toFixed(1)} : 1; at least ${isLarge ? '3' : '4.5'} : 1 can be read. Choose another tone of text or ground.`,
      });
    }
  }
  return findings;
}
