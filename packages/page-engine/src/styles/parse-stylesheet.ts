import { conditionsOf } from './selector-conditions.ts';

interface Declaration {
  readonly text: string;
  /** The name of a custom property; undefined for other declarations, which always count. */
  readonly property: string | undefined;
}

/** A selector and the conditions without which it matches nothing. */
export interface Selector {
  readonly text: string;
  readonly conditions: readonly string[];
}

export interface StyleRule {
  readonly kind: 'rule';
  readonly selectors: readonly Selector[];
  readonly declarations: readonly Declaration[];
}

/** A media query, a layer or another group of rules. */
export interface StyleGroup {
  readonly kind: 'group';
  readonly head: string;
  readonly nodes: readonly StyleNode[];
}

/** A statement without selectors: layer order, font faces, keyframes. */
export interface StyleStatement {
  readonly kind: 'statement';
  readonly text: string;
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

/** Characters that may end a token. */
const STOP = /["'\\()[\]{};,]/g;

/** The first of `marks` from `start` on outside strings, brackets and blocks; else the end. */
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

/** Splits a text by a mark outside strings, brackets and blocks. */
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

function nodeOf(head: string, body: string): StyleNode {
  if (!head.startsWith('@')) {
    const selectors = splitCss(head, ',').map((text) => ({ text, conditions: conditionsOf(text) }));
    // Nested rules count as declarations of their parent.
    return { kind: 'rule', selectors, declarations: splitCss(body, ';').map(declarationOf) };
  }
  const [name = '', ...words] = head.split(/[ (]/);
  if (GROUPS.has(name)) return { kind: 'group', head, nodes: parseStylesheet(body) };
  const isKeyframes = name.endsWith('keyframes');
  return { kind: 'statement', text: `${head}{${body}}`, keyframes: isKeyframes ? words.at(-1) : undefined };
}

/** Parses a stylesheet of our own build, without comments except banners. */
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
