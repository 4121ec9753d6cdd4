import { normalizeText } from '@haberdash/validation';

/** What a merchant's HTML says, as the shop shows it. */
export interface HtmlText {
  /** Paragraphs, separated by an empty line. */
  readonly description: string;
  /** Entries of its lists. */
  readonly features: readonly string[];
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  shy: '',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  bull: '•',
  middot: '·',
  deg: '°',
  times: '×',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  euro: '€',
  pound: '£',
  trade: '™',
  reg: '®',
  copy: '©',
  szlig: 'ß',
  aring: 'å',
  Aring: 'Å',
  aelig: 'æ',
  AElig: 'Æ',
  oslash: 'ø',
  Oslash: 'Ø',
  auml: 'ä',
  Auml: 'Ä',
  ouml: 'ö',
  Ouml: 'Ö',
  uuml: 'ü',
  Uuml: 'Ü',
  eacute: 'é',
  Eacute: 'É',
  egrave: 'è',
  ecirc: 'ê',
  agrave: 'à',
  acirc: 'â',
  ccedil: 'ç',
  iacute: 'í',
  icirc: 'î',
  ntilde: 'ñ',
  oacute: 'ó',
  ocirc: 'ô',
  uacute: 'ú',
  ugrave: 'ù',
};

const MOST_CODE_POINT = 0x10_ff_ff;

const decodeEntities = (text: string): string =>
  text.replaceAll(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z0-9]{2,8}));/gi,
    (entity, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return ENTITIES[name] ?? entity;
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return code <= MOST_CODE_POINT ? String.fromCodePoint(code) : entity;
    },
  );

/** Elements whose content is no text. */
const UNREAD = /<(script|style|template|iframe|object|noscript|svg|head)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi;
const BLOCK = /<\/?(?:p|div|section|article|table|tr|h[1-6]|ul|ol|blockquote|figure|hr)\b[^>]*>/gi;
const ITEM = /<li\b[^>]*>([\s\S]*?)(?:<\/li\s*>|(?=<li\b)|(?=<\/[uo]l)|$)/gi;
const TAG = /<\/?[a-z!][^>]*>/gi;

const lineOf = (markup: string): string =>
  normalizeText(decodeEntities(markup.replaceAll(/<br\s*\/?>|<\/td>/gi, ' ').replaceAll(TAG, '')), 'line');

/** The paragraphs and list entries of HTML without any markup; other text stays as it is. */
export function readHtml(html: string): HtmlText {
  const read = html.replaceAll(/<!--[\s\S]*?(?:-->|$)/g, '').replaceAll(UNREAD, '');
  const features: string[] = [];
  const rest = read.replaceAll(ITEM, (_, entry: string) => {
    const line = lineOf(entry);
    if (line !== '') features.push(line);
    return '<p>';
  });
  const paragraphs = rest
    .replaceAll(/<br\s*\/?>\s*<br\s*\/?>/gi, '<p>')
    .split(BLOCK)
    .map(lineOf)
    .filter((paragraph) => paragraph !== '');
  return { description: paragraphs.join('\n\n'), features };
}

/** True where a text has elements or entities. */
export const isHtml = (text: string): boolean => /<\/?[a-z][^>]*>|&[a-z0-9#]{2,8};/i.test(text);
