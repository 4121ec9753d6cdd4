import { useEffect, useRef, useState } from 'react';
import { useBlocks } from '../context/BlockProvider.tsx';
import { articlePageSize, articleQuery, type ArticleGridBlock, type ArticleResults } from '../model/index.ts';

interface ArticleState {
  readonly results: ArticleResults | undefined;
  /** The chosen tags and the tags of the shown articles; they differ only while others load. */
  readonly tags: readonly string[];
  readonly shownTags: readonly string[];
  /** Offset of the next load, counted from the first article of all. */
  readonly nextOffset: number;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
}

/** Appends articles; one that moved between two loads is shown once. */
function appended(shown: ArticleResults, more: ArticleResults): ArticleResults {
  const ids = new Set(shown.result.map(({ id }) => id));
  const others = more.result.filter(({ id }) => !ids.has(id));
  return { ...more, result: [...shown.result, ...others], facets: shown.facets };
}

/**
 * State of an article grid (spec 3 §4): more articles are appended, another choice of tags starts at the
 * first, and only the latest request counts. A failure is reported and changes nothing (spec 3 §8).
 */
export function useArticles(block: ArticleGridBlock) {
  const { articles: port, onEvent } = useBlocks();
  const { chosenTags = [], firstOffset = 0 } = block;
  const [state, setState] = useState<ArticleState>({
    results: block.results,
    tags: chosenTags,
    shownTags: chosenTags,
    nextOffset: block.results === undefined ? 0 : firstOffset + articlePageSize(block),
    isLoading: false,
    hasFailed: false,
  });
  const running = useRef<AbortController>(undefined);
  const load = async (tags: readonly string[], offset: number) => {
    if (port === undefined) return;
    running.current?.abort();
    const request = new AbortController();
    running.current = request;
    setState((before) => ({ ...before, tags, isLoading: true, hasFailed: false }));
    try {
      const found = await port.load(articleQuery(block, tags, offset), request.signal);
      if (request.signal.aborted) return;
      setState(({ results }) => ({
        tags,
        shownTags: tags,
        nextOffset: offset + articlePageSize(block),
        isLoading: false,
        hasFailed: false,
        results: offset === 0 || results === undefined ? found : appended(results, found),
      }));
    } catch (cause) {
      if (request.signal.aborted) return;
      onEvent?.({ type: 'fault', blockId: block.id, detail: String(cause) });
      setState((before) => ({ ...before, tags: before.shownTags, isLoading: false, hasFailed: true }));
    }
  };
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });
  const isEmpty = block.results === undefined;
  useEffect(() => {
    if (isEmpty) void latest.current([], 0);
    return () => running.current?.abort();
  }, [isEmpty]);
  return {
    ...state,
    canLoad: port !== undefined,
    loadMore: () => void load(state.tags, state.nextOffset),
    toggle: (tag: string) =>
      void load(
        state.tags.includes(tag) ? state.tags.filter((each) => each !== tag) : [...state.tags, tag],
        0,
      ),
    clear: () => void load([], 0),
  };
}
