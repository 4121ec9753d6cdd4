import { lazyAreaOf, type MessageArea } from '../../pages/message-area.ts';
import type { MessageTable } from './translator.ts';

export interface LazyMessages {
  readonly table: MessageTable;
  readonly load: (area: MessageArea) => Promise<void>;
  readonly onMissing: (key: string) => void;
}

/** A table of messages whose lazy areas come when one is first needed; an area that cannot be had shows its keys. */
export function createLazyMessages(
  base: MessageTable,
  fetchArea: (area: MessageArea) => Promise<MessageTable>,
): LazyMessages {
  const table: Record<string, string> = { ...base };
  const pending = new Map<MessageArea, Promise<void>>();
  const settled = new Set<MessageArea>();
  const fetchOnce = (area: MessageArea): Promise<void> =>
    fetchArea(area)
      .then((messages) => void Object.assign(table, messages))
      .catch(() => undefined)
      .finally(() => settled.add(area));
  const load = (area: MessageArea): Promise<void> => {
    const loading = pending.get(area) ?? fetchOnce(area);
    pending.set(area, loading);
    return loading;
  };
  return {
    table,
    load,
    onMissing: (key) => {
      const area = lazyAreaOf(key);
      if (area === undefined || settled.has(area)) return;
      // React takes a thrown promise as the wish to be asked again when it has settled.
      // oxlint-disable-next-line typescript/only-throw-error -- Suspense waits for it
      throw load(area);
    },
  };
}
