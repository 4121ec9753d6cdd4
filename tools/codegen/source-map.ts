import { isAlias, isMap, isSeq, LineCounter, parseDocument, type Document } from 'yaml';

interface Source {
  readonly file: string;
  readonly document: Document;
  readonly lines: LineCounter;
}

/** Parses a contract with line positions. */
export function readSource(file: string, text: string): Source {
  const lines = new LineCounter();
  return { file, lines, document: parseDocument(text, { lineCounter: lines, merge: true }) };
}

/** How much of the pointer the file has, and the line of the last part found. */
function findIn(source: Source, steps: readonly string[]): { depth: number; line: number } {
  let node: unknown = source.document.contents;
  let depth = 0;
  let line = 1;
  for (const step of steps) {
    if (isAlias(node)) node = node.resolve(source.document);
    const next: unknown = isMap(node)
      ? node.get(step, true)
      : isSeq(node)
        ? node.get(Number(step), true)
        : undefined;
    if (next === undefined || next === null) break;
    node = next;
    depth += 1;
    const range =
      typeof next === 'object' && 'range' in next ? (next.range as readonly number[] | null) : null;
    if (range?.[0] !== undefined) line = source.lines.linePos(range[0]).line;
  }
  return { depth, line };
}

/** The file and line of a pointer in a bundled contract or its shared parts. */
export function locate(sources: readonly Source[], pointer: string): string {
  const steps = pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const [best] = sources
    .map((source) => ({ source, ...findIn(source, steps) }))
    .toSorted((a, b) => b.depth - a.depth);
  return best === undefined ? pointer : `${best.source.file}:${best.line}`;
}
