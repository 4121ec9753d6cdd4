import { useEffect, useRef, useState } from 'react';
import { useBlocks } from '../context/BlockProvider.tsx';
import { articleQuery, type ArticleGridBlock, type ArticleResults } from '../model/index.ts';

interface ArticleState {
  readonly results: ArticleResults | undefined;
  readonly tags: readonly string[];
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
}

/**
 * The articles of a grid (spec 3 §4): more of them are appended, another choice of tags starts at the first again, and
 * of two requests only the later one counts. A failure is reported and changes nothing (spec 3 §8).
 */
export function useArticles(block: ArticleGridBlock) {
  const { articles: port, onEvent } = useBlocks();
  const [state, setState] = useState<ArticleState>({
    results: block.results,
    tags: block.chosenTags ?? [],
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
        isLoading: false,
        hasFailed: false,
        results:
          offset === 0 || results === undefined
            ? found
            : { ...found, result: [...results.result, ...found.result], facets: results.facets },
      }));
    } catch (cause) {
      if (request.signal.aborted) return;
      onEvent?.({ type: 'fault', blockId: block.id, detail: String(cause) });
      setState((before) => ({ ...before, isLoading: false, hasFailed: true }));
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
    loadMore: () => void load(state.tags, state.results?.result.length ?? 0),
    toggle: (tag: string) =>
      void load(
        state.tags.includes(tag) ? state.tags.filter((each) => each !== tag) : [...state.tags, tag],
        0,
      ),
    clear: () => void load([], 0),
  };
}
