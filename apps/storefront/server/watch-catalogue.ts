/** How often the service is asked for changes: one indexed query each. */
const EVERY_MS = 1_000;
/** Listings of the service are this old at most, so pages are rendered again after it. */
const LISTINGS_MS = 3_200;
const TIMEOUT_MS = 2_000;

type Changes = Readonly<Record<string, string>>;

interface WatchOptions {
  readonly apiUrl: string;
  readonly onChange: () => void;
  readonly fetch?: (url: string) => Promise<unknown>;
}

const isChanges = (value: unknown): value is { readonly mark: string; readonly changes: Changes } =>
  typeof value === 'object' &&
  value !== null &&
  'mark' in value &&
  typeof value.mark === 'string' &&
  'changes' in value &&
  typeof value.changes === 'object' &&
  value.changes !== null;

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) {
    await response.body?.cancel();
    return undefined;
  }
  return response.json();
}

/** Polls the service for changed products; calls `onChange` at each change, and again when its listings show it. */
export function watchCatalogue({ apiUrl, onChange, fetch: read = fetchJson }: WatchOptions) {
  let mark = '';
  let known: Changes = {};
  let polling: NodeJS.Timeout | undefined;
  let repeating: NodeJS.Timeout | undefined;

  const poll = async (): Promise<void> => {
    const found = await read(`${apiUrl}/catalogue/changes?since=${mark}`).catch(() => undefined);
    // While the service is away, pages live as long as without this.
    if (!isChanges(found)) return;
    // A change is reported again while an older transaction is open.
    const isNew = Object.entries(found.changes).some(([id, change]) => known[id] !== change);
    mark = found.mark;
    known = found.changes;
    if (!isNew) return;
    onChange();
    clearTimeout(repeating);
    repeating = setTimeout(onChange, LISTINGS_MS).unref();
  };
  const next = (): void => {
    polling = setTimeout(() => void pollAndGoOn(), EVERY_MS).unref();
  };
  const pollAndGoOn = async (): Promise<void> => {
    await poll();
    next();
  };
  return {
    poll,
    start: next,
    stop: (): void => {
      clearTimeout(polling);
      clearTimeout(repeating);
    },
  };
}
