/** Channels from 0 to 255. */
export interface Color {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

const COLOR =
  /^rgba?\(\s*(\d+(?:\.\d+)?)[,\s]+(\d+(?:\.\d+)?)[,\s]+(\d+(?:\.\d+)?)(?:\s*[,/]\s*([\d.]+%?))?\s*\)$/;

/** A colour as browsers compute it; undefined in another colour space. */
export function parseColor(text: string): Color | undefined {
  const [, red, green, blue, alpha = '1'] = COLOR.exec(text.trim()) ?? [];
  if (red === undefined) return undefined;
  const opacity = alpha.endsWith('%') ? Number.parseFloat(alpha) / 100 : Number(alpha);
  return { red: Number(red), green: Number(green), blue: Number(blue), alpha: opacity };
}

const linear = (channel: number): number => {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

const luminance = ({ red, green, blue }: Color): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** The contrast of two colours, from 1 to 21 (WCAG 2.2, 1.4.3). */
export function contrastOf(one: Color, other: Color): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}
