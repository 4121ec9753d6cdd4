/** The scales that shoes are labelled in, and the sizes of each, in steps of a half. */
const SCALES = {
  EU: { least: 16, most: 52 },
  UK: { least: 1, most: 16 },
  US: { least: 1, most: 18 },
} as const;

/** A scale before or after it, a number with half sizes, and what American children's sizes end with. */
const SIZE = /^(?:(EU|UK|US) ?)?(\d{1,2}(?:\.[05])?)([CY]?)(?: ?(EU|UK|US))?$/;

const isScale = (text: string): text is keyof typeof SCALES => Object.hasOwn(SCALES, text);

/** A shoe size as it is kept, however it was typed; undefined for one that no shoe has, and empty for none. */
export function shoeSizeOf(typed: string): string | undefined {
  const text = typed.trim().toUpperCase().replace(',', '.').replace(/ ?½/, '.5').replaceAll(/ {2,}/g, ' ');
  if (text === '') return '';
  const [found, before = '', number = '', child = '', after = ''] = SIZE.exec(text) ?? [];
  if (found === undefined || (before !== '' && after !== '')) return undefined;
  const scale = before || after;
  const size = Number(number);
  const scales = isScale(scale) ? [SCALES[scale]] : Object.values(SCALES);
  return scales.some(({ least, most }) => size >= least && size <= most) && (child === '' || size <= 14)
    ? `${scale}${scale === '' ? '' : ' '}${size}${child}`
    : undefined;
}
