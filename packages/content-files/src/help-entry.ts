import { isObject, type Json } from './json.ts';

/** A section below a heading; the first has none. */
interface Passage {
  readonly heading: string;
  readonly text: string;
}

const HEADING = /<h[2-4][^>]*>(.*?)<\/h[2-4]>/su;

const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();

function passagesOf(html: string): readonly Passage[] {
  // A split with a capture alternates: text, heading, text, heading, text.
  const [first = '', ...rest] = html.split(HEADING);
  const headed = rest.flatMap((heading, index) =>
    index % 2 === 0 ? [{ heading: plain(heading), text: plain(rest[index + 1] ?? '') }] : [],
  );
  return [{ heading: '', text: plain(first) }, ...headed].filter(
    ({ heading, text }) => heading !== '' || text !== '',
  );
}

/** A page's entry in the help centre: name, headings and sections. */
export function helpEntry(slug: string, { title, blocks }: Json): Json {
  const texts = (Array.isArray(blocks) ? blocks : []).flatMap((block: unknown) =>
    isObject(block) && typeof block['richText'] === 'string' ? [block['richText']] : [],
  );
  return {
    id: `help-${slug}`,
    name: title,
    url: `/${slug}`,
    passages: texts.flatMap((html) => passagesOf(html)),
  };
}
