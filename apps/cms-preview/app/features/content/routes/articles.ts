import { data } from 'react-router';
import { editorContext, isEditor } from '../../../shared/pipeline/context.ts';
import { readQuery } from '../model/query.ts';
import { createApis } from '../server/api.server.ts';
import { readArticles } from '../server/articles.server.ts';
import type { Route } from './+types/articles';

const MOST_ARTICLES = 50;
const MOST_TAGS = 10;

/** A whole number from 0 to a maximum. */
function countOf(text: string | null, most: number): number {
  const count = Number(text ?? '');
  return Number.isInteger(count) && count > 0 ? Math.min(count, most) : 0;
}

/** More articles of a grid at the moment of the view. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const who = context.get(editorContext);
  if (!isEditor(who)) throw data(null, 403);
  const query = readQuery(url.searchParams);
  const tags = (url.searchParams.get('tags') ?? '').split(',').filter((tag) => tag !== '');
  const found = await readArticles(createApis({ query, editor: who }), query.site.siteId, {
    tags: tags.slice(0, MOST_TAGS),
    offset: countOf(url.searchParams.get('offset'), 10_000),
    limit: Math.max(1, countOf(url.searchParams.get('limit'), MOST_ARTICLES)),
  });
  if (found === undefined) throw data(null, 503);
  return data(found);
}
