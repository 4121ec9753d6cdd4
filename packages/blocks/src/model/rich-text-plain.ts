// Without the parser, which a browser never needs.
import type { RichText } from './rich-text.ts';

export const richTextToPlain = (nodes: RichText): string =>
  nodes
    .map((node) =>
      typeof node === 'string' ? node : node.tag === 'br' ? ' ' : richTextToPlain(node.children),
    )
    .join('')
    .trim();
