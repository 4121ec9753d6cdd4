import { createContext, use } from 'react';
import type { MarkupScope } from './markup-scope.ts';

interface Facts {
  readonly locale: string;
  readonly path: string;
}
const FactsContext = createContext<Facts>({ locale: 'en-gb', path: '/' });

/** What the parts of these tests read of the page around them. */
export const useFacts = (): Facts => use(FactsContext);

/** A scope as an application provides it: texts by locale, and the path, whose reads are noticed. */
export const scopeOf = ({ locale, path }: Facts): MarkupScope => ({
  key: locale,
  wrap: (children, onPageRead) => {
    const watched: Facts = {
      locale,
      get path() {
        onPageRead();
        return path;
      },
    };
    return <FactsContext value={watched}>{children}</FactsContext>;
  },
});
