const SCALES = {
  EU: { least: 16, most: 52 },
  UK: { least: 1, most: 16 },
  US: { least: 1, most: 18 },
} as const;

/** Scale before or after it, its audience in American sizes (`US W 8`), a number with half sizes, and children's suffixes. */
const SIZE = /^(?:(EU|UK|US) ?)?(?:([MW]) ?)?(\d{1,2}(?:\.[05])?)([CY]?)(?: ?(EU|UK|US))?$/;

const isScale = (text: string): text is keyof typeof SCALES => Object.hasOwn(SCALES, text);

/** A shoe size as it is kept, however it was typed; undefined for one that no shoe has, and empty for none. */
export function shoeSizeOf(typed: string): string | undefined {
  const text = typed.trim().toUpperCase().replace(',', '.').replace(/ ?½/, '.5').replaceAll(/ {2,}/g, ' ');
  if (text === '') return '';
  const [found, before = '', whose = '', number = '', child = '', after = ''] = SIZE.exec(text) ?? [];
  if (found === undefined || (before !== '' && after !== '')) return undefined;
  const scale = before || after;
  // Europe and Britain have one scale for women and men, and children's shoes are for both.
  if (whose !== '' && (scale === 'EU' || scale === 'UK' || child !== '')) return undefined;
  const size = Number(number);
  const scales = isScale(scale) ? [SCALES[scale]] : Object.values(SCALES);
  return scales.some(({ least, most }) => size >= least && size <= most) && (child === '' || size <= 14)
    ? [scale, whose, `${size}${child}`].filter((part) => part !== '').join(' ')
    : undefined;
}
