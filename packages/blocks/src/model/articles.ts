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

/** A grid of articles before anything is loaded (spec 3 §3). */
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
/** An article as a grid shows it. */
export type Article = v.InferOutput<typeof article>;

const results = (log: LogFault) =>
  v.object({
    result: lenientList(article, 'ArticleResults.result', log),
    facets: lenientList(v.object({ id: text(60), label: text(80) }), 'ArticleResults.facets', log),
    numFound: v.pipe(v.number(), v.integer(), v.minValue(0)),
  });
/** A page of articles with the tags that are left, and how many articles there are in all. */
export type ArticleResults = v.InferOutput<ReturnType<typeof results>>;

/** What a search for articles answered; undefined, with one fault, where it is no such answer. */
export function parseArticles(
  json: unknown,
  { log }: { readonly log: LogFault },
): ArticleResults | undefined {
  const result = v.safeParse(results(log), withoutNulls(json));
  if (result.success) return result.output;
  log({ code: 'broken-page', type: 'articles', detail: describeIssue(result.issues[0]) });
  return undefined;
}
