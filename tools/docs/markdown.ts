/** What a Markdown file links to, and what can be linked to in it. */
export interface MarkdownFile {
  /** Targets of links and pictures, without those of other hosts. */
  readonly targets: readonly string[];
  /** Anchors of the headings, as GitHub names them. */
  readonly anchors: ReadonlySet<string>;
}

const FENCE = /^ *(```+|~~~+)[^\n]*\n[\s\S]*?^ *\1 *$/gm;
const LINK = /\]\((?<target>[^()\s]+)\)|<img[^>]* src="(?<source>[^"]+)"/g;
const ELSEWHERE = /^[a-z]+:|^\/\//i;

/** The text without blocks of code, in which links and headings are examples. */
const withoutFences = (text: string): string => text.replace(FENCE, '');

/** The anchor that GitHub gives a heading: its words in small letters, joined by hyphens. */
export const anchorOf = (heading: string): string =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');

function anchorsOf(text: string): ReadonlySet<string> {
  const anchors = new Set<string>();
  for (const [, heading = ''] of text.matchAll(/^#{1,6} +(.+)$/gm)) {
    const anchor = anchorOf(heading);
    let unique = anchor;
    for (let repeats = 1; anchors.has(unique); repeats += 1) unique = `${anchor}-${repeats}`;
    anchors.add(unique);
  }
  return anchors;
}

/** Reads the links and anchors of a Markdown text. */
export function readMarkdown(text: string): MarkdownFile {
  const prose = withoutFences(text);
  const targets = [...prose.replace(/`[^`\n]*`(?!\])/g, '').matchAll(LINK)]
    .map(({ groups }) => groups?.['target'] ?? groups?.['source'] ?? '')
    .filter((target) => !ELSEWHERE.test(target));
  return { targets, anchors: anchorsOf(prose) };
}

/** The cells of all tables that are longer than a number of characters. */
export const longCells = (text: string, most: number): readonly string[] =>
  withoutFences(text)
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .flatMap((line) => line.split(/(?<!\\)\|/))
    .map((cell) => cell.trim())
    .filter((cell) => cell.length > most && !/^:?-+:?$/.test(cell));
