import { Fragment, type ReactNode } from 'react';
import type { RichText, RichTextNode } from '../model/rich-text.ts';
import { ContentLink } from './ContentLink.tsx';

const INLINE: ReadonlySet<string> = new Set(['strong', 'em', 'a', 'br']);
const isInline = (node: RichTextNode): boolean => typeof node === 'string' || INLINE.has(node.tag);

function renderNode(node: RichTextNode, key: number): ReactNode {
  if (typeof node === 'string') return node;
  if (node.tag === 'br') return <br key={key} />;
  const children = node.children.map(renderNode);
  if (node.tag === 'a') {
    return (
      <ContentLink key={key} url={node.url} newTab={node.newTab}>
        {children}
      </ContentLink>
    );
  }
  const Tag = node.tag;
  return <Tag key={key}>{children}</Tag>;
}

/** Renders rich text; text outside any block gets a paragraph. */
export function RichTextView({ nodes }: { readonly nodes: RichText }) {
  return nodes.every(isInline) ? <p>{nodes.map(renderNode)}</p> : nodes.map(renderNode);
}

function renderInline(node: RichTextNode, key: number, links: boolean): ReactNode {
  if (typeof node === 'string') return node;
  if (node.tag === 'br') return <br key={key} />;
  const children = node.children.map((child, index) => renderInline(child, index, links));
  if (node.tag === 'strong' || node.tag === 'em') {
    const Tag = node.tag;
    return <Tag key={key}>{children}</Tag>;
  }
  if (node.tag === 'a' && links) {
    return (
      <ContentLink key={key} url={node.url} newTab={node.newTab}>
        {children}
      </ContentLink>
    );
  }
  return <Fragment key={key}>{children} </Fragment>;
}

/** Rich text within a line or heading: without blocks, and without links if it is inside one. */
export function RichTextInline({
  nodes,
  links = true,
}: {
  readonly nodes: RichText;
  readonly links?: boolean;
}) {
  return nodes.map((node, index) => renderInline(node, index, links));
}
