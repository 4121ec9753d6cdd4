export type UncachedReason = 'id' | 'suspended' | 'page';

const WORDS: Readonly<Record<UncachedReason, string>> = {
  id: 'it has an id of its own (useId), which says where in a page it stands',
  suspended: 'a part of it was not ready (Suspense), so the whole page is rendered again',
  page: 'it reads what differs between pages, such as their address',
};

const known = new Set<string>();

/** Warns in development, once per name and reason, that a part marked as cached is rendered for every page. */
export function warnUncached(name: string, reason: UncachedReason): void {
  if (process.env['NODE_ENV'] !== 'development') return;
  const key = `${reason} ${name}`;
  if (known.has(key)) return;
  known.add(key);
  process.emitWarning(`The markup “${name}” cannot be cached: ${WORDS[reason]}.`, {
    type: 'PageEngineWarning',
    code: `UNCACHED_${reason.toUpperCase()}`,
  });
}
