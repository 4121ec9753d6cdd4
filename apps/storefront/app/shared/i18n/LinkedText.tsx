import { createElement, Fragment } from 'react';

const LINKED = /<(\w+)>([^<]*)<\/\w+>/;
/** What a match adds to the parts of a split: the text before it, its name and its words. */
const PARTS = 3;

export interface LinkedTextProps {
  readonly text: string;
  readonly links: Readonly<Record<string, string>>;
}

/** A sentence with its links in it, in the order that the language puts them. */
export function LinkedText({ text, links }: LinkedTextProps) {
  const parts = text.split(LINKED);
  const words = parts.map((part, index) => {
    if (index % PARTS === 1) return null;
    const href = index % PARTS === 2 ? links[parts[index - 1] ?? ''] : undefined;
    return href === undefined ? part : createElement('a', { href }, part);
  });
  // As children of their own: the parts of a sentence keep their places and need no keys.
  return createElement(Fragment, null, ...words);
}
