import type { ListTracker, ShownList } from './list-tracker.ts';
import { whenLinked, whenSeen } from './page-watch.ts';

/** Reports rows when they become visible; they load near the viewport. */
export function showRows(lists: ListTracker, rows: readonly ShownList[]): () => void {
  const endings: (() => void)[] = [];
  for (const row of rows) {
    const seen = lists.list(row);
    const [first] = row.products;
    if (first === undefined) continue;
    endings.push(whenLinked(first.url, (link) => endings.push(whenSeen(link, seen))));
  }
  return () => {
    for (const end of endings) end();
  };
}
