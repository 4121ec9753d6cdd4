import { printable, type Page } from './pdf.ts';
import { graphemesOf, type ScriptFonts } from './script-fonts.ts';

/** Fonts of other scripts are taller. */
const LINE_HEIGHT = 1.2;
const ASCENT = 0.8;

/** A run of text in one font. */
interface Run {
  readonly text: string;
  readonly font: string;
}

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;
/** Characters without a direction of their own. */
const NEUTRAL = /^[\p{N}\p{P}\p{S}\p{Z}]+$/u;

/** Runs in visual order: right-to-left words and their numbers are reversed. */
export function inVisualOrder<T extends { readonly text: string }>(runs: readonly T[]): T[] {
  const ordered: T[] = [];
  let turned: T[] = [];
  let after: T[] = [];
  const close = () => {
    ordered.push(...turned.toReversed(), ...after);
    turned = [];
    after = [];
  };
  for (const piece of runs) {
    if (RIGHT_TO_LEFT.test(piece.text) || (turned.length > 0 && /^\p{N}+$/u.test(piece.text))) {
      turned.push(...after, piece);
      after = [];
    } else if (turned.length > 0 && NEUTRAL.test(piece.text)) after.push(piece);
    else {
      close();
      ordered.push(piece);
    }
  }
  close();
  return ordered;
}

/** Words and separators, each in one font; lines may break between them. */
function runsOf(text: string, base: string, fonts: ScriptFonts): Run[] {
  const runs: Run[] = [];
  for (const grapheme of graphemesOf(text.normalize('NFC'))) {
    const font = fonts.get(grapheme)?.name;
    const run = { text: font === undefined ? printable(grapheme) : grapheme, font: font ?? base };
    const last = runs.at(-1);
    const joins =
      last !== undefined &&
      last.font === run.font &&
      kindOf(last.text) === kindOf(run.text) &&
      kindOf(run.text) !== 'ideograph';
    if (joins) runs[runs.length - 1] = { text: last.text + run.text, font: run.font };
    else runs.push(run);
  }
  return runs;
}

function kindOf(text: string): string {
  if (/\p{Script=Han}/u.test(text)) return 'ideograph';
  if (/^\p{Z}/u.test(text)) return 'space';
  return /^\p{N}/u.test(text) ? 'number' : 'word';
}

/**
 * Writes text in several fonts on one baseline, with line breaks, because pdfkit aligns each font by its own height.
 */
export function writeName(page: Page, text: string, base: string, fonts: ScriptFonts, width: number): void {
  if (!graphemesOf(text.normalize('NFC')).some((grapheme) => fonts.has(grapheme))) {
    page.font(base).text(printable(text), { width });
    return;
  }
  for (const [name, file] of new Map(Array.from(fonts.values(), (font) => [font.name, font.file])))
    page.registerFont(name, file);
  const lines: { runs: (Run & { readonly width: number })[]; width: number }[] = [];
  for (const run of runsOf(text, base, fonts)) {
    const sized = { ...run, width: page.font(run.font).widthOfString(run.text) };
    const line = lines.at(-1);
    if (line === undefined || line.width + sized.width > width)
      lines.push({ runs: [sized], width: sized.width });
    else {
      line.runs.push(sized);
      line.width += sized.width;
    }
  }
  page.font(base);
  const height = page.currentLineHeight();
  const { x: left } = page;
  let { y: top } = page;
  for (const { runs } of lines) {
    let x = left;
    for (const run of inVisualOrder(runs)) {
      page
        .font(run.font)
        .text(run.text, x, top + height * ASCENT, { lineBreak: false, baseline: 'alphabetic' });
      x += run.width;
    }
    top += height * LINE_HEIGHT;
  }
  page.font(base);
  page.x = left;
  page.y = top;
}
