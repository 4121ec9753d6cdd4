import type { PageReport } from '../../../../shared/state/report.ts';

/** What screens have reported of the page that is shown, for the code that reports it and comes later. */
export interface PageFacts {
  readonly add: (fact: PageReport) => void;
  /** Takes the facts of a page, waiting ones first; returns the ending. Those of pages that were left are dropped. */
  readonly take: (path: string, handle: (fact: PageReport) => void) => () => void;
  readonly isEmpty: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
}

const MAX_FACTS = 50;

export function createPageFacts(): PageFacts {
  let waiting: readonly PageReport[] = [];
  let taker: { readonly path: string; readonly handle: (fact: PageReport) => void } | undefined;
  const listeners = new Set<() => void>();
  return {
    add: (fact) => {
      if (taker?.path === fact.path) return taker.handle(fact);
      waiting = [...waiting, fact].slice(-MAX_FACTS);
      for (const listener of listeners) listener();
    },
    take: (path, handle) => {
      const own = { path, handle };
      taker = own;
      const now = waiting.filter((fact) => fact.path === path);
      waiting = [];
      for (const fact of now) handle(fact);
      return () => {
        if (taker === own) taker = undefined;
      };
    },
    isEmpty: () => waiting.length === 0,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
