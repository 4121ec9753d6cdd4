/** One suggestion: a product, a page of help, a search or a category. */
export interface Suggestion {
  readonly text: string;
  readonly href: string;
  readonly image?: string | undefined;
  readonly note?: string | undefined;
}

/** Suggestions by kind, those without any left out. */
export type Suggestions = ReadonlyArray<{
  readonly group: 'products' | 'pages' | 'terms' | 'categories' | 'recent' | 'popular';
  readonly items: readonly Suggestion[];
}>;

const DEBOUNCE_MS = 150;

/** What has been typed so far and what came of it. */
export interface SuggestionSource {
  /** Requests once the typing pauses; a later request cancels an earlier one. */
  readonly request: (q: string) => void;
  readonly begin: () => void;
  readonly stop: () => void;
}

/** What the shop suggests for a text; before anything is typed, what many buy. */
export async function readSuggestions(
  locale: string,
  q: string,
  { send = fetch, signal }: { readonly send?: typeof fetch; readonly signal?: AbortSignal } = {},
): Promise<Suggestions> {
  const response = await send(
    `/${locale}/search/suggest?q=${encodeURIComponent(q)}`,
    signal === undefined ? {} : { signal },
  );
  // Our own route responds with this shape.
  return response.ok ? ((await response.json()) as Suggestions) : [];
}

/** Asks the shop for suggestions; a failure gives none, because a search works without. */
export function createSuggestionSource(
  locale: string,
  onResult: (suggestions: Suggestions) => void,
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
      const suggestions = await readSuggestions(locale, q, { send, signal: controller.signal });
      if (!controller.signal.aborted) onResult(suggestions);
    } catch {
      if (!controller.signal.aborted) onResult([]);
    }
  };
  return {
    request(q) {
      stop();
      if (q.trim() === '') onResult([]);
      else timer = setTimeout(() => void load(q.trim()), DEBOUNCE_MS);
    },
    begin() {
      stop();
      const controller = new AbortController();
      running = controller;
      import('./first-suggestions.ts')
        .then(({ firstSuggestions }) => firstSuggestions(locale))
        .then(
          (suggestions) => {
            if (!controller.signal.aborted) onResult(suggestions);
          },
          () => undefined,
        );
    },
    stop,
  };
}
