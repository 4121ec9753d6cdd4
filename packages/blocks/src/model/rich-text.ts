import { decodeEntities, readTags } from './html-tokens.ts';
import { isSafeUrl } from './links.ts';

/** Allowed elements; others are unwrapped. */
const ALLOWED = [
  'p',
  'strong',
  'em',
  'ul',
  'ol',
  'li',
  'h2',
  'h3',
  'h4',
  'table',
  'caption',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
] as const;
export type RichTextTag = (typeof ALLOWED)[number];

/** A text, a line break, a safe link or an allowed element. */
export type RichTextNode =
  | string
  | { readonly tag: 'br' }
  | {
      readonly tag: 'a';
      readonly url: string;
      readonly newTab?: true;
      readonly children: readonly RichTextNode[];
    }
  | { readonly tag: RichTextTag; readonly children: readonly RichTextNode[] };

/** Rich text as a tree, rendered element by element, never as HTML. */
export type RichText = readonly RichTextNode[];

const ALIASES: Readonly<Record<string, RichTextTag>> = {
  b: 'strong',
  i: 'em',
  div: 'p',
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
};
/** Dropped with their content, which is code or another document. */
const DROPPED = new Set([
  'script',
  'style',
  'template',
  'iframe',
  'object',
  'noscript',
  'svg',
  'math',
  'title',
  'textarea',
  'select',
  'xmp',
]);
/** Table elements and their allowed parents; elsewhere they are unwrapped, as browsers do. */
const TABLE_PARTS: ReadonlyMap<string, readonly string[]> = new Map([
  ['caption', ['table']],
  ['thead', ['table']],
  ['tbody', ['table']],
  ['tr', ['thead', 'tbody']],
  ['th', ['tr']],
  ['td', ['tr']],
]);
const BLOCKS: ReadonlySet<string> = new Set([
  'p',
  'ul',
  'ol',
  'li',
  'h2',
  'h3',
  'h4',
  'table',
  ...TABLE_PARTS.keys(),
]);
/** A `p` closes when a block opens in it; an item closes at the next item. */
const CLOSED_BY_BLOCK: ReadonlySet<string> = new Set(['p', 'h2', 'h3', 'h4', 'strong', 'em', 'a']);
const MAX_LENGTH = 20_000;
const MAX_DEPTH = 12;

interface OpenElement {
  readonly tag: string;
  readonly children: RichTextNode[];
}

const toAllowedTag = (name: string): RichTextTag | undefined =>
  ALLOWED.find((tag) => tag === name) ?? ALIASES[name];

class TreeBuilder {
  readonly root: RichTextNode[] = [];
  private readonly open: OpenElement[] = [];

  private get children(): RichTextNode[] {
    return this.open.at(-1)?.children ?? this.root;
  }

  text(text: string): void {
    const siblings = this.children;
    const last = siblings.at(-1);
    if (typeof last === 'string') siblings[siblings.length - 1] = last + text;
    else siblings.push(text);
  }

  lineBreak(): void {
    this.children.push({ tag: 'br' });
  }

  private push(tag: string, make: (children: RichTextNode[]) => RichTextNode): void {
    if (this.open.length >= MAX_DEPTH) return;
    const children: RichTextNode[] = [];
    this.children.push(make(children));
    this.open.push({ tag, children });
  }

  element(tag: RichTextTag): void {
    if (TABLE_PARTS.has(tag)) {
      if (!this.openParent(tag)) return;
    } else if (BLOCKS.has(tag)) this.closeInlines();
    if (tag === 'li') this.closeItem();
    this.push(tag, (children) => ({ tag, children }));
  }

  link(url: string, newTab: boolean): void {
    this.close('a');
    this.push('a', (children) => ({ tag: 'a', url, ...(newTab && { newTab: true as const }), children }));
  }

  close(tag: string): void {
    const index = this.open.findLastIndex((element) => element.tag === tag);
    if (index >= 0) this.open.length = index;
  }

  /** Closes open elements up to the parent of a table part; false without such a parent. */
  private openParent(part: string): boolean {
    const parents = TABLE_PARTS.get(part) ?? [];
    const table = this.open.findLastIndex(({ tag }) => tag === 'table');
    const place = this.open.findLastIndex(({ tag }) => parents.includes(tag));
    if (place >= 0 && place >= table) {
      this.open.length = place + 1;
      return true;
    }
    if (part !== 'tr' || table < 0) return false;
    // A row directly in its table gets the tbody that markup may omit.
    this.open.length = table + 1;
    this.element('tbody');
    return true;
  }

  private closeInlines(): void {
    while (CLOSED_BY_BLOCK.has(this.open.at(-1)?.tag ?? '')) this.open.pop();
  }

  private closeItem(): void {
    const item = this.open.findLastIndex(({ tag }) => tag === 'li');
    const list = this.open.findLastIndex(({ tag }) => tag === 'ul' || tag === 'ol');
    if (item > list) this.open.length = item;
  }
}

const isBlank = (nodes: readonly RichTextNode[]): boolean =>
  nodes.every((node) => typeof node === 'string' && node.trim() === '');

const isEmpty = (node: RichTextNode): boolean =>
  typeof node !== 'string' &&
  node.tag !== 'br' &&
  // An empty cell keeps the following ones in their columns.
  node.tag !== 'td' &&
  node.tag !== 'th' &&
  (BLOCKS.has(node.tag) ? isBlank(node.children) : node.children.length === 0);

const isOutOfPlace = (parent: string, node: RichTextNode): boolean =>
  ['table', 'thead', 'tbody', 'tr'].includes(parent) &&
  (typeof node === 'string' || TABLE_PARTS.get(node.tag)?.includes(parent) !== true);

/** Whitespace between blocks and empty elements would render as gaps. */
function tidy(nodes: readonly RichTextNode[], inBlockParent: boolean): RichTextNode[] {
  return nodes
    .map((node) => {
      if (typeof node === 'string' || node.tag === 'br') return node;
      const holdsBlocks = node.tag === 'ul' || node.tag === 'ol';
      const inPlace = node.children.filter((child) => !isOutOfPlace(node.tag, child));
      return { ...node, children: tidy(inPlace, holdsBlocks) };
    })
    .filter((node) => !isEmpty(node) && !(inBlockParent && typeof node === 'string' && node.trim() === ''));
}

const holdsBlock = (nodes: readonly RichTextNode[]): boolean =>
  nodes.some((node) => typeof node !== 'string' && BLOCKS.has(node.tag));

/**
 * Parses rich text into allowed elements. Others are unwrapped, code and foreign documents are dropped with
 * their content, and an unsafe link becomes text.
 */
export function parseRichText(html: string): RichText {
  const builder = new TreeBuilder();
  let dropping: string | undefined;
  for (const token of readTags(html.slice(0, MAX_LENGTH))) {
    if (dropping !== undefined) {
      if (token.type === 'close' && token.name === dropping) dropping = undefined;
    } else if (token.type === 'text') {
      builder.text(decodeEntities(token.text).replace(/[\t\n\f\r ]+/g, ' '));
    } else if (token.type === 'close') {
      builder.close(token.name === 'a' ? 'a' : (toAllowedTag(token.name) ?? token.name));
    } else if (DROPPED.has(token.name)) {
      dropping = token.name;
    } else if (token.name === 'br') {
      builder.lineBreak();
    } else if (token.name === 'a') {
      const url = token.attributes.get('href')?.trim() ?? '';
      if (isSafeUrl(url)) builder.link(url, token.attributes.get('target') === '_blank');
    } else {
      const tag = toAllowedTag(token.name);
      if (tag) builder.element(tag);
    }
  }
  const { root } = builder;
  const tidied = tidy(root, holdsBlock(root));
  return isBlank(tidied) ? [] : tidied;
}
