const TOKENS = {
  ink: '--color-ink',
  quiet: '--color-ink-subtle',
  line: '--color-line-strong',
  paper: '--color-surface-raised',
  bad: '--color-danger',
  focus: '--color-focus',
  radius: '--radius-sm',
  gap: '--space-4',
} as const;

export interface FrameLook {
  readonly values: Readonly<Record<keyof typeof TOKENS, string>>;
  /** The font file: the frame has another origin and must not fetch from the shop. */
  readonly font: ArrayBuffer | undefined;
}

function readValues(): FrameLook['values'] {
  const style = getComputedStyle(document.documentElement);
  const read = (name: keyof typeof TOKENS): string => style.getPropertyValue(TOKENS[name]).trim();
  return {
    ink: read('ink'),
    quiet: read('quiet'),
    line: read('line'),
    paper: read('paper'),
    bad: read('bad'),
    focus: read('focus'),
    radius: read('radius'),
    gap: read('gap'),
  };
}

const unquoted = (text: string): string => text.trim().replaceAll(/^["']|["']$/g, '');

function fontUrl(): string | undefined {
  const family = unquoted(getComputedStyle(document.body).fontFamily.split(',')[0] ?? '');
  for (const sheet of document.styleSheets) {
    if (sheet.href?.startsWith(`${window.location.origin}/`) !== true) continue;
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSFontFaceRule)) continue;
      if (unquoted(rule.style.getPropertyValue('font-family')) !== family) continue;
      const [, url] = /url\(["']?([^"')]+)/.exec(rule.style.getPropertyValue('src')) ?? [];
      if (url !== undefined) return new URL(url, sheet.href).href;
    }
  }
  return undefined;
}

async function readFont(): Promise<ArrayBuffer | undefined> {
  const url = fontUrl();
  if (url === undefined) return undefined;
  try {
    const response = await fetch(url);
    return response.ok ? await response.arrayBuffer() : undefined;
  } catch {
    return undefined;
  }
}

/** Reads the shop's look; the font is in the browser's cache already. */
export const readFrameLook = async (): Promise<FrameLook> => ({
  values: readValues(),
  font: await readFont(),
});
