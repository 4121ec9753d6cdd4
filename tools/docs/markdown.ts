export interface MarkdownFile {
  /** Link and picture targets, without other hosts. */
  readonly targets: readonly string[];
  /** Heading anchors as on GitHub. */
  readonly anchors: ReadonlySet<string>;
}

const FENCE = /^ *(```+|~~~+)[^\n]*\n[\s\S]*?^ *\1 *$/gm;
const LINK = /\]\((?<target>[^()\s]+)\)|<img[^>]* src="(?<source>[^"]+)"/g;
const ELSEWHERE = /^[a-z]+:|^\/\//i;

const withoutFences = (text: string): string => text.replace(FENCE, '');

/** GitHub's anchor of a heading. */
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

export function readMarkdown(text: string): MarkdownFile {
  const prose = withoutFences(text);
  const targets = [...prose.replace(/`[^`\n]*`(?!\])/g, '').matchAll(LINK)]
    .map(({ groups }) => groups?.['target'] ?? groups?.['source'] ?? '')
    .filter((target) => !ELSEWHERE.test(target));
  return { targets, anchors: anchorsOf(prose) };
}

/** Table cells longer than a number of characters. */
export const longCells = (text: string, most: number): readonly string[] =>
  withoutFences(text)
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .flatMap((line) => line.split(/(?<!\\)\|/))
    .map((cell) => cell.trim())
    .filter((cell) => cell.length > most && !/^:?-+:?$/.test(cell));
