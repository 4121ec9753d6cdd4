/** One suggestion: a product, a page of help, a search or a category. */
export interface Suggestion {
  readonly text: string;
  readonly href: string;
  readonly image?: string | undefined;
  readonly note?: string | undefined;
}

/** Suggestions by kind, those without any left out. */
export type Suggestions = ReadonlyArray<{
  readonly group: 'products' | 'pages' | 'terms' | 'categories';
  readonly items: readonly Suggestion[];
}>;

const DEBOUNCE_MS = 150;

/** What has been typed so far and what came of it. */
export interface SuggestionSource {
  /** Asks once the typing pauses; a later question cancels an earlier one. */
  readonly ask: (q: string) => void;
  readonly stop: () => void;
}

/** Asks the shop for suggestions; a failure gives none, because a search works without. */
export function createSuggestionSource(
  locale: string,
  onAnswer: (suggestions: Suggestions) => void,
  send: typeof fetch = fetch,
): SuggestionSource {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | undefined;
  const stop = () => {
    clearTimeout(timer);
    running?.abort();
  };
  const load = async (q: string) => {
    const controller = new AbortController();
    running = controller;
    try {
      const response = await send(`/${locale}/search/suggest?q=${encodeURIComponent(q)}`, {
        signal: controller.signal,
      });
      // Our own route answers this shape.
      const suggestions = response.ok ? ((await response.json()) as Suggestions) : [];
      if (!controller.signal.aborted) onAnswer(suggestions);
    } catch {
      if (!controller.signal.aborted) onAnswer([]);
    }
  };
  return {
    ask(q) {
      stop();
      if (q.trim() === '') onAnswer([]);
      else timer = setTimeout(() => void load(q.trim()), DEBOUNCE_MS);
    },
    stop,
  };
}
