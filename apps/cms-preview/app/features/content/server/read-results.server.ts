import { setImmediate } from 'node:timers/promises';
import type { ShowcaseItem } from '@haberdash/api-client/content';
import { parseBlocks, type ContentFault } from '@haberdash/blocks/model';
import type { Editor } from '../../../shared/pipeline/context.ts';
import { arrange } from '../model/arrange.ts';
import { checkBlock, headingFindings, type Finding } from '../model/checks.ts';
import { chooseBlocks } from '../model/choose-blocks.ts';
import { differencesOf } from '../model/diff.ts';
import type { ViewQuery } from '../model/query.ts';
import { isRaw, type Raw } from '../model/raw.ts';
import type { Result } from '../model/results.ts';
import { createApis, type Apis } from './api.server.ts';
import { problemOf, type Problem } from './problems.server.ts';
import { drawSafely } from './render-safely.server.ts';
import { readDocument } from './read-document.server.ts';
import { leftOut, showBlock, type View } from './show-block.server.ts';

/** Missing facts about a block must not break the view. */
const itemsOf = (list: readonly (Partial<ShowcaseItem> & Pick<ShowcaseItem, 'id'>)[]) =>
  list.map(({ name, referrers, referrerList = [], isDraft = false, ...item }) => ({
    ...item,
    name: name ?? item.id,
    referrers: referrers ?? referrerList.length,
    referrerList,
    isDraft,
    raw: isRaw(item.block) ? item.block : {},
  }));

async function readShowcase(
  apis: Pick<Apis, 'content'>,
  query: ViewQuery,
  limit: 10 | 20 | 50,
  offset: number,
) {
  const { docType, layoutVariant, site } = query;
  if (docType === undefined) return { total: 0, changes: [], items: [] };
  return apis.content.GET('/{mode}/caas/v1/canvas/showcase/{siteId}/{docType}', {
    params: {
      path: { mode: 'live', siteId: site.siteId, docType },
      query: { limit, offset, ...(layoutVariant === '' ? {} : { layoutVariant }) },
    },
  });
}

const PAGE = 50;
const MOST_COMPARED = 1_000;

/** The live versions of the type's blocks by id. */
async function readLive(query: ViewQuery, editor: Editor): Promise<ReadonlyMap<string, Raw>> {
  const apis = createApis({ query, editor, isLive: true });
  const live = new Map<string, Raw>();
  for (let offset = 0; offset < MOST_COMPARED; offset += PAGE) {
    const { items, total } = await readShowcase(apis, query, PAGE, offset);
    for (const { id, raw } of itemsOf(items)) live.set(id, raw);
    if (offset + PAGE >= total) break;
  }
  return live;
}

export async function readResults(query: ViewQuery, editor: Editor): Promise<View | Problem> {
  const apis = createApis({ query, editor });
  try {
    if (query.document !== undefined) return await readDocument(query, query.document, apis);
    const offset = (query.page - 1) * query.limit;
    const [response, live] = await Promise.all([
      readShowcase(apis, query, query.limit, offset),
      query.compares ? readLive(query, editor) : undefined,
    ]);
    const results = await Promise.all(
      itemsOf(response.items).map(async ({ raw, block: _block, ...item }): Promise<Result> => {
        const before = live?.get(item.id);
        const shown = await showBlock(raw, query, apis);
        return {
          ...item,
          raw,
          ...shown,
          isNew: live !== undefined && before === undefined,
          ...(before === undefined
            ? {}
            : {
                live: {
                  blocks: (await showBlock(before, query, apis)).blocks,
                  differences: differencesOf(before, raw),
                },
              }),
        };
      }),
    );
    return { results: arrange(results, query), total: response.total, changes: response.changes };
  } catch (error) {
    return problemOf(error);
  }
}

/** Findings by content and markup, without filling blocks. */
function checkAll(raw: Raw, query: ViewQuery): readonly Finding[] {
  const faults: ContentFault[] = [];
  const blocks = parseBlocks(
    chooseBlocks(raw, query).map(({ block }) => block),
    { log: (fault) => faults.push(fault), ownsH1: false },
  );
  const drawn = blocks.flatMap((block): readonly Finding[] => {
    const result = drawSafely(block, query);
    if ('html' in result) return headingFindings(result.html);
    return [{ code: 'left-out', path: block.id, text: `It cannot be drawn: ${result.fault}.` }];
  });
  return [...faults.map(leftOut), ...drawn, ...checkBlock(raw)];
}

/** Every block of a type with its findings, for the table of checks. */
export async function readAllChecks(query: ViewQuery, editor: Editor): Promise<View | Problem> {
  const apis = createApis({ query, editor });
  try {
    const results: Result[] = [];
    let total = 0;
    for (let offset = 0; offset < MOST_COMPARED; offset += PAGE) {
      const response = await readShowcase(apis, query, PAGE, offset);
      total = response.total;
      for (const { raw, block: _block, ...item } of itemsOf(response.items)) {
        results.push({ ...item, raw, blocks: [], why: [], findings: checkAll(raw, query), isNew: false });
      }
      // Lets other requests run between two pages.
      await setImmediate();
      if (offset + PAGE >= total) break;
    }
    return { results: arrange(results, query), total, changes: [] };
  } catch (error) {
    return problemOf(error);
  }
}
