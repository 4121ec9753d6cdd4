import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { anchorOf, longCells, readMarkdown, type MarkdownFile } from './markdown.ts';

const root = join(import.meta.dirname, '../..');
const PATTERNS = ['README.md', 'CONTRIBUTING.md', 'docs/**/*.md', '{apps,demo,packages}/{,*/}README.md'];
const LONGEST_PAGE = 150;
const LONGEST_CELL = 170;

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const find = (pattern: string): string[] =>
  globSync(pattern, { cwd: root, exclude: ['**/node_modules/**'] }).toSorted();

const files: ReadonlyMap<string, MarkdownFile> = new Map(
  PATTERNS.flatMap(find).map((path) => [path, readMarkdown(read(path))]),
);

interface Link {
  /** Relative to the repository. */
  readonly path: string;
  readonly anchor: string | undefined;
}

function resolveLink(from: string, target: string): Link {
  const [path = '', anchor] = decodeURI(target).split('#');
  return { path: path === '' ? from : relative(root, join(root, dirname(from), path)), anchor };
}

function isBroken({ path, anchor }: Link): boolean {
  if (path.startsWith('..') || !existsSync(join(root, path))) return true;
  if (anchor === undefined) return false;
  return !(files.get(path)?.anchors.has(anchor) ?? false);
}

/** Every path reachable from a file by links. */
function reachableFrom(start: string): ReadonlySet<string> {
  const found = new Set([start]);
  for (const path of found)
    for (const target of files.get(path)?.targets ?? []) found.add(resolveLink(path, target).path);
  return found;
}

describe('the documents', () => {
  it('are the README, the contributing page, all of docs/, and the README of each project', () => {
    expect([...files.keys()]).toEqual(
      expect.arrayContaining(['README.md', 'CONTRIBUTING.md', 'docs/README.md', 'packages/ui/README.md']),
    );
  });

  it.each([...files])('%s links to files and headings that exist', (path, { targets }) => {
    expect(targets.filter((target) => isBroken(resolveLink(path, target)))).toEqual([]);
  });

  it('are all reachable from docs/README.md', () => {
    const reachable = reachableFrom('docs/README.md');
    const lost = find('docs/**/*.*').filter((path) => !reachable.has(path));
    expect(lost).toEqual([]);
  });
});

describe.each(['README.md', 'CONTRIBUTING.md'])('%s', (path) => {
  it(`has at most ${LONGEST_PAGE} lines`, () => {
    expect(read(path).trimEnd().split('\n').length).toBeLessThanOrEqual(LONGEST_PAGE);
  });

  it(`has no table cell of more than ${LONGEST_CELL} characters`, () => {
    expect(longCells(read(path), LONGEST_CELL)).toEqual([]);
  });
});

describe('reading Markdown', () => {
  it('finds links, pictures and image elements, and none of other hosts or in code', () => {
    const text = [
      'A [page](a.md#part), ![a picture](b.png) and <img alt="" src="c.jpg">, [`code`](d.ts).',
      '[elsewhere](https://example.org), `[code](no.md)`',
      '```md',
      '[example](no.md)',
      '```',
    ].join('\n');
    expect(readMarkdown(text).targets).toEqual(['a.md#part', 'b.png', 'c.jpg', 'd.ts']);
  });

  it.each([
    ['Who may import whom', 'who-may-import-whom'],
    ['Health, stopping, errors', 'health-stopping-errors'],
    ['`npm test`, and a [link](x.md)', 'npm-test-and-a-link'],
    ['Why is this not cached?', 'why-is-this-not-cached'],
  ])('names the anchor of “%s” as GitHub does', (heading, anchor) => expect(anchorOf(heading)).toBe(anchor));

  it('numbers the anchors of equal headings', () => {
    expect([...readMarkdown('# One\n\n## Rules\n\n## Rules\n').anchors]).toEqual(['one', 'rules', 'rules-1']);
  });

  it('finds cells that are too long, and leaves rules and code alone', () => {
    expect(longCells('| a | bbbb |\n| --- | ------ |\n\n```\n| cccc |\n```\n', 3)).toEqual(['bbbb']);
  });
});
