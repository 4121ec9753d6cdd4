/** Backgrounds of a block; a free colour of the content maps to the nearest one. */
export const SURFACES = ['plain', 'muted', 'sunken', 'accent', 'inverse'] as const;
export type Surface = (typeof SURFACES)[number];

export const TEXT_TONES = ['ink', 'muted', 'accent', 'sale', 'inverse'] as const;
export type TextTone = (typeof TEXT_TONES)[number];

/** Perceived lightness of `#rgb` or `#rrggbb`, 0 to 1; undefined for anything else. */
function lightness(color: string): number | undefined {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(color)?.[1];
  if (digits === undefined) return undefined;
  const pairs =
    digits.length === 3 ? Array.from(digits, (digit) => digit + digit) : (digits.match(/../g) ?? []);
  const [red = 0, green = 0, blue = 0] = pairs.map((pair) => Number.parseInt(pair, 16) / 255);
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}

/** A background by name, or by lightness of a colour: the page policy allows no inline colours. */
export function toSurface(color: string): Surface | undefined {
  const name = color.trim().toLowerCase();
  const known = SURFACES.find((surface) => surface === name);
  if (known) return known;
  const light = lightness(name);
  if (light === undefined) return undefined;
  if (light < 0.5) return 'inverse';
  if (light > 0.985) return 'plain';
  return light > 0.93 ? 'muted' : 'sunken';
}

/** A text tone by name, or by lightness of a colour. */
export function toTextTone(color: string): TextTone | undefined {
  const name = color.trim().toLowerCase();
  const known = TEXT_TONES.find((tone) => tone === name);
  if (known) return known;
  const light = lightness(name);
  if (light === undefined) return undefined;
  return light > 0.6 ? 'inverse' : 'ink';
}
