import { conditionsOf } from './selector-conditions.ts';

/** A custom property that a rule sets. */
interface Declaration {
  readonly text: string;
  /** The name of a custom property; undefined for any other, which always counts. */
  readonly property: string | undefined;
}

/** One selector of a rule, and what a document has to contain before it can match anything. */
export interface Selector {
  readonly text: string;
  readonly conditions: readonly string[];
}

/** A rule for elements. */
export interface StyleRule {
  readonly kind: 'rule';
  readonly selectors: readonly Selector[];
  readonly declarations: readonly Declaration[];
}

/** Rules under one condition or in one layer. */
export interface StyleGroup {
  readonly kind: 'group';
  readonly head: string;
  readonly nodes: readonly StyleNode[];
}

/** What is not chosen by elements: the order of layers, faces, keyframes. */
export interface StyleStatement {
  readonly kind: 'statement';
  readonly text: string;
  /** The name by which rules call keyframes. */
  readonly keyframes: string | undefined;
}

export type StyleNode = StyleRule | StyleGroup | StyleStatement;

const GROUPS: ReadonlySet<string> = new Set([
  '@media',
  '@supports',
  '@layer',
  '@container',
  '@starting-style',
]);
const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** All that may end something; the rest of a stylesheet is passed over. */
const STOP = /["'\\()[\]{};,]/g;

/** Where the text from `start` on has the first of `marks` that stands in no string, bracket or block; else its end. */
function find(css: string, marks: string, start: number): number {
  const open: string[] = [];
  STOP.lastIndex = start;
  for (let stop = STOP.exec(css); stop !== null; stop = STOP.exec(css)) {
    const [letter] = stop;
    if (letter === '\\') STOP.lastIndex += 1;
    else if (letter === '"' || letter === "'") STOP.lastIndex = endOfString(css, stop.index) + 1;
    else if (open.length === 0 && marks.includes(letter)) return stop.index;
    else if (letter in CLOSING) open.push(CLOSING[letter] ?? '');
    else if (letter === open.at(-1)) open.pop();
  }
  return css.length;
}

function endOfString(css: string, start: number): number {
  for (let at = start + 1; at < css.length; at += 1) {
    if (css[at] === '\\') at += 1;
    else if (css[at] === css[start]) return at;
  }
  return css.length;
}

/** The parts of a text between marks that stand in no string, bracket or block. */
function splitCss(css: string, mark: string): string[] {
  const parts: string[] = [];
  for (let start = 0; start < css.length;) {
    const end = find(css, mark, start);
    parts.push(css.slice(start, end).trim());
    start = end + 1;
  }
  return parts.filter((part) => part !== '');
}

function declarationOf(text: string): Declaration {
  const name = text.slice(0, text.indexOf(':')).trim();
  return { text, property: name.startsWith('--') ? name : undefined };
}

/** A block that was read, by what stands before it. */
function nodeOf(head: string, body: string): StyleNode {
  if (!head.startsWith('@')) {
    const selectors = splitCss(head, ',').map((text) => ({ text, conditions: conditionsOf(text) }));
    // A rule within this one belongs to its declarations: it is taken with them, or not at all.
    return { kind: 'rule', selectors, declarations: splitCss(body, ';').map(declarationOf) };
  }
  const [name = '', ...words] = head.split(/[ (]/);
  if (GROUPS.has(name)) return { kind: 'group', head, nodes: parseStylesheet(body) };
  const isKeyframes = name.endsWith('keyframes');
  return { kind: 'statement', text: `${head}{${body}}`, keyframes: isKeyframes ? words.at(-1) : undefined };
}

/** Reads a stylesheet as our own build has written it: without comments but those that say something of a file. */
export function parseStylesheet(css: string): readonly StyleNode[] {
  const text = css.replaceAll(/\/\*[^*]*\*\//g, '');
  const nodes: StyleNode[] = [];
  for (let start = 0; start < text.length;) {
    const end = find(text, '{;', start);
    const head = text.slice(start, end).trim();
    if (text[end] !== '{') {
      if (head !== '') nodes.push({ kind: 'statement', text: `${head};`, keyframes: undefined });
      start = end + 1;
      continue;
    }
    const close = find(text, '}', end + 1);
    nodes.push(nodeOf(head, text.slice(end + 1, close)));
    start = close + 1;
  }
  return nodes;
}
