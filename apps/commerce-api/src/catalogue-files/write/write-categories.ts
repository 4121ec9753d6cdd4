import type { Tx } from '../../platform/db/database.ts';
import type { Report } from '../report.ts';
import type { CategoryState } from './category-book.ts';
import { differ } from './rows-differ.ts';
import { TABLES, upsertRows } from './upsert.ts';

/** Writes categories that differ, and counts them; without a transaction it only counts. */
export async function writeCategories(
  tx: Tx | undefined,
  changes: readonly { readonly before: CategoryState | undefined; readonly after: CategoryState }[],
  report: Report,
): Promise<void> {
  const differing = changes.filter(({ before, after }) => {
    const textsBefore = new Map((before?.texts ?? []).map((text) => [text.language, text]));
    const isChanged =
      before === undefined ||
      differ(before.category, after.category, TABLES.category.columns) ||
      after.texts.some((text) => {
        const known = textsBefore.get(text.language);
        return known === undefined || differ(known, text, TABLES.categoryText.columns);
      });
    report.count('categories', before === undefined ? 'added' : isChanged ? 'changed' : 'unchanged');
    return isChanged;
  });
  if (tx === undefined) return;
  await upsertRows(
    tx,
    TABLES.category,
    differing.map(({ after }) => after.category),
  );
  await upsertRows(
    tx,
    TABLES.categoryText,
    differing.flatMap(({ after }) => after.texts),
  );
}
