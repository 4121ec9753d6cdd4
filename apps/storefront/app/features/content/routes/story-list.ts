import { countOf, tagsOf } from '../model/story-address.ts';
import { findArticles } from '../server/articles.server.ts';
import { publicLoader } from '../../../shared/reads/define-read.ts';
import { fault } from '../../../shared/reads/faults.ts';

const MAX_OFFSET = 1_000;
const MAX_LIMIT = 48;

/** Further articles for a grid. */
export const loader = publicLoader('story-list', async (read) => {
  const { query, correlationId } = read;
  const results = await findArticles(read, {
    tags: tagsOf(query.get('tag')),
    offset: countOf(query.get('offset'), 0, MAX_OFFSET),
    limit: countOf(query.get('limit'), 1, MAX_LIMIT),
  });
  if (results === undefined) throw fault('bad-answer', correlationId);
  return results;
});
