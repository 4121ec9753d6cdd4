import * as v from 'valibot';
import type { LogFault } from './fault.ts';
import {
  describeIssue,
  flag,
  lenientList,
  optionalText,
  pictureSrc,
  safeUrl,
  text,
  withoutNulls,
} from './fields.ts';
import { ids } from './groups.ts';

const columns = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6));

/** A grid of articles before any is loaded (spec 3 §3). */
export const articleGrid = v.object({
  type: v.literal('ArticleGrid'),
  ...ids,
  title: optionalText(160),
  rowsToLoad: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)), 0),
  gridSize: v.fallback(v.object({ sm: columns, md: columns, lg: columns }), { sm: 1, md: 2, lg: 3 }),
  initialQuery: optionalText(300),
  initialQueryNotFiltered: optionalText(300),
  showFilterBar: flag,
  loadMore: flag,
  hidePageDate: flag,
});

const picture = v.object({ url: pictureSrc, alt: v.optional(v.pipe(v.string(), v.maxLength(300)), '') });

const article = v.object({
  id: text(80),
  name: text(160),
  url: safeUrl,
  picture: v.optional(picture),
  eyebrow: optionalText(80),
  date: v.optional(v.fallback(v.optional(v.pipe(v.string(), v.isoDate())), undefined)),
  tags: v.optional(v.array(v.string()), []),
});
export type Article = v.InferOutput<typeof article>;

const results = (log: LogFault) =>
  v.object({
    result: lenientList(article, 'ArticleResults.result', log),
    facets: lenientList(v.object({ id: text(60), label: text(80) }), 'ArticleResults.facets', log),
    numFound: v.pipe(v.number(), v.integer(), v.minValue(0)),
  });
/** A page of articles, the remaining tags and the total. */
export type ArticleResults = v.InferOutput<ReturnType<typeof results>>;

/** Parses an article response; undefined, with one fault, if it is invalid. */
export function parseArticles(
  json: unknown,
  { log }: { readonly log: LogFault },
): ArticleResults | undefined {
  const result = v.safeParse(results(log), withoutNulls(json));
  if (result.success) return result.output;
  log({ code: 'broken-page', type: 'articles', detail: describeIssue(result.issues[0]) });
  return undefined;
}
