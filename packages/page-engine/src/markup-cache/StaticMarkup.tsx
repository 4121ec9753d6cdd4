import { use, useState, type ReactNode } from 'react';
import { useFromDocument } from '../hydration/ServerOnly.tsx';
import { MarkupScopeContext } from './markup-scope.ts';
import { StaticRendererContext } from './renderer-context.ts';

/** A constant: React compares it by identity and keeps the document's markup. */
const AS_IT_IS = { __html: '' };

export interface StaticMarkupProps<T extends object> {
  /** The kind of markup; unique together with `of` and the scope. */
  readonly name: string;
  /** The data, whose identity keys the cache. Absent where the document did not send it. */
  readonly of: T | undefined;
  readonly as?: 'article' | 'div' | 'nav' | 'ul' | undefined;
  readonly className?: string | undefined;
  readonly children: (of: T) => ReactNode;
}

/**
 * Static markup: rendered on the server and kept at hydration, so that a browser neither loads nor runs its code.
 * After a client navigation or with newer data it renders as usual.
 */
export function StaticMarkup<T extends object>(props: StaticMarkupProps<T>) {
  const { name, of, as: Element = 'div', className, children } = props;
  const renderer = use(StaticRendererContext);
  const isFromDocument = useFromDocument();
  const [first] = useState(of);
  const scope = use(MarkupScopeContext);
  if (renderer !== undefined) {
    const html = of === undefined ? '' : renderer({ name, of, scope }, children);
    if (of !== undefined && html === undefined)
      return <Element className={className}>{children(of)}</Element>;
    return <Element className={className} dangerouslySetInnerHTML={{ __html: html ?? '' }} />;
  }
  if (isFromDocument && (of === undefined || of === first)) {
    return (
      <Element
        key="document"
        className={className}
        suppressHydrationWarning
        dangerouslySetInnerHTML={AS_IT_IS}
      />
    );
  }
  return (
    <Element key="live" className={className}>
      {of !== undefined && children(of)}
    </Element>
  );
}
