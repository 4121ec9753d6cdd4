import type { StyleGroup, StyleNode, StyleRule } from './parse-stylesheet.ts';

const REFERENCE = /var\((--[\w-]+)/g;
const WORD = /[\w-]+/g;
/** A node without what cannot match; undefined where nothing is left. */
function selectNode(node: StyleNode, isThere: (condition: string) => boolean): StyleNode | undefined {
  if (node.kind === 'statement') return node;
  if (node.kind === 'rule') {
    const selectors = node.selectors.filter(({ conditions }) => conditions.every(isThere));
    return selectors.length === 0 ? undefined : { ...node, selectors };
  }
  if (node.head === '@media print') return undefined;
  const nodes = selectNodes(node.nodes, isThere);
  return nodes.length === 0 ? undefined : { ...node, nodes };
}

const selectNodes = (
  nodes: readonly StyleNode[],
  isThere: (condition: string) => boolean,
): readonly StyleNode[] =>
  nodes.map((node) => selectNode(node, isThere)).filter((node) => node !== undefined);

function* rulesOf(nodes: readonly StyleNode[]): Generator<StyleRule> {
  for (const node of nodes) {
    if (node.kind === 'rule') yield node;
    if (node.kind === 'group') yield* rulesOf(node.nodes);
  }
}

/** The custom properties in use, and the text of all declarations that use them. */
function findUsed(nodes: readonly StyleNode[]): {
  readonly properties: ReadonlySet<string>;
  readonly text: string;
} {
  const properties = new Set<string>();
  const pending: string[] = [];
  const setters = new Map<string, string[]>();
  for (const { declarations } of rulesOf(nodes)) {
    for (const { text, property } of declarations) {
      if (property === undefined) pending.push(text);
      else setters.set(property, [...(setters.get(property) ?? []), text]);
    }
  }
  const used: string[] = [];
  for (let text = pending.pop(); text !== undefined; text = pending.pop()) {
    used.push(text);
    for (const [, name = ''] of text.matchAll(REFERENCE)) {
      if (properties.has(name)) continue;
      properties.add(name);
      pending.push(...(setters.get(name) ?? []));
    }
  }
  return { properties, text: used.join(';') };
}

/** Merges adjacent groups with the same condition. */
function join(nodes: readonly StyleNode[]): readonly StyleNode[] {
  const joined: StyleNode[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (node.kind === 'group' && last?.kind === 'group' && last.head === node.head)
      joined.splice(-1, 1, { ...last, nodes: [...last.nodes, ...node.nodes] } satisfies StyleGroup);
    else joined.push(node);
  }
  return joined;
}

/**
 * The part of a stylesheet that a document needs in every state that it can come to without a script: rules whose
 * conditions are there, and the keyframes and custom properties that these use. What is for
 * print alone is left to the stylesheet that comes later.
 */
export function selectStyles(nodes: readonly StyleNode[], isThere: (condition: string) => boolean): string {
  const selected = selectNodes(nodes, isThere);
  const used = findUsed(selected);
  const names = new Set(used.text.match(WORD));
  const write = (node: StyleNode): string => {
    if (node.kind === 'statement')
      return node.keyframes === undefined || names.has(node.keyframes) ? node.text : '';
    if (node.kind === 'group') {
      const inner = join(node.nodes).map(write).join('');
      return inner === '' ? '' : `${node.head}{${inner}}`;
    }
    const declarations = node.declarations.filter(
      ({ property }) => property === undefined || used.properties.has(property),
    );
    if (declarations.length === 0) return '';
    return `${node.selectors.map(({ text }) => text).join(',')}{${declarations.map(({ text }) => text).join(';')}}`;
  };
  return join(selected).map(write).join('');
}
