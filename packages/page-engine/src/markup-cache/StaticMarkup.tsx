import { use, useState, type ReactNode } from 'react';
import { useFromDocument } from '../hydration/ServerOnly.tsx';
import { MarkupScopeContext } from './markup-scope.ts';
import { StaticRendererContext } from './renderer-context.ts';

/** One object for good: React compares it by identity, and what is in the document must stay. */
const AS_IT_IS = { __html: '' };

/** What static markup shows, and how it is named. */
export interface StaticMarkupProps<T extends object> {
  /** What kind of markup this is; together with `of` and the scope it names one piece. */
  readonly name: string;
  /** What is shown; while it is the same object, so is its markup. Absent where the document kept it to itself. */
  readonly of: T | undefined;
  readonly as?: 'article' | 'div' | 'nav' | 'ul' | undefined;
  readonly className?: string | undefined;
  readonly children: (of: T) => ReactNode;
}

/**
 * Markup without behaviour: rendered on the server, kept as it stands when the page hydrates, so that a browser
 * neither loads its code nor walks through it. What a client navigation or a newer answer brings is rendered as ever.
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
