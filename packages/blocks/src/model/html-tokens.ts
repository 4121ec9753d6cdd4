/** A text, or a tag with its attributes. */
export type HtmlToken =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'open'; readonly name: string; readonly attributes: ReadonlyMap<string, string> }
  | { readonly type: 'close'; readonly name: string };

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
  shy: '\u00AD',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  euro: '€',
  pound: '£',
  copy: '©',
  reg: '®',
  trade: '™',
  deg: '°',
  times: '×',
  middot: '·',
  bull: '•',
  eacute: 'é',
  egrave: 'è',
  ecirc: 'ê',
  agrave: 'à',
  acirc: 'â',
  ccedil: 'ç',
  ocirc: 'ô',
  ugrave: 'ù',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  szlig: 'ß',
  ntilde: 'ñ',
};

const fromCode = (code: number): string =>
  code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : '\uFFFD';

/** Decodes numeric and common named references; unknown ones stay as written. */
export const decodeEntities = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]{1,6})|#([0-9]{1,7})|([a-z]{2,8}));/gi, (whole, hex, decimal, name) => {
    if (typeof hex === 'string') return fromCode(Number.parseInt(hex, 16));
    if (typeof decimal === 'string') return fromCode(Number.parseInt(decimal, 10));
    return typeof name === 'string' && Object.hasOwn(NAMED, name) ? (NAMED[name] ?? whole) : whole;
  });

const TAG =
  /<(?:!--[\s\S]*?(?:-->|$)|[!?][^>]*(?:>|$)|(\/)?([a-z][a-z0-9-]*)((?:"[^"]*"|'[^']*'|[^'"<>])*)(?:>|$))/gi;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+)))?/g;

function readAttributes(source: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single, bare] of source.matchAll(ATTRIBUTE)) {
    const key = name.toLowerCase();
    if (!attributes.has(key)) attributes.set(key, decodeEntities(double ?? single ?? bare ?? ''));
  }
  return attributes;
}

/** Tokenises HTML; comments and declarations are dropped, a stray `<` is text. */
export function* readTags(html: string): Generator<HtmlToken> {
  let position = 0;
  for (const match of html.matchAll(TAG)) {
    if (match.index > position) yield { type: 'text', text: html.slice(position, match.index) };
    position = match.index + match[0].length;
    const [, slash, name, rest = ''] = match;
    if (name === undefined) continue;
    if (slash === undefined)
      yield { type: 'open', name: name.toLowerCase(), attributes: readAttributes(rest) };
    else yield { type: 'close', name: name.toLowerCase() };
  }
  if (position < html.length) yield { type: 'text', text: html.slice(position) };
}
