import { parseBlocks, parseMenu, type ContentFault } from '@haberdash/blocks/model';
import type { DocumentName } from '../model/documents.ts';
import { documentText } from '../model/documents.ts';
import type { ViewQuery } from '../model/query.ts';
import { isRaw, type Raw } from '../model/raw.ts';
import type { Result } from '../model/results.ts';
import type { Apis } from './api.server.ts';
import { chooseBlocks } from '../model/choose-blocks.ts';
import { checkBlock, headingFindings, levelsOf } from '../model/checks.ts';
import { drawSafely } from './render-safely.server.ts';
import { leftOut, showBlock, type View } from './show-block.server.ts';

async function fetchDocument(
  { content }: Pick<Apis, 'content'>,
  siteId: string,
  { kind, slug }: DocumentName,
): Promise<unknown> {
  const mode = 'live' as const;
  switch (kind) {
    case 'page':
      return content.GET('/{mode}/caas/v1/canvas/page/{siteId}/{page}', {
        params: { path: { mode, siteId, page: slug } },
      });
    case 'augmentedpage':
      return content.GET('/{mode}/caas/v1/canvas/augmentedpage/{siteId}/{page}', {
        params: { path: { mode, siteId, page: slug } },
      });
    case 'category':
      return content.GET('/{mode}/caas/v1/canvas/category/{siteId}/{categoryId}', {
        params: { path: { mode, siteId, categoryId: slug } },
      });
    case 'product':
      return content.GET('/{mode}/caas/v1/canvas/product/{siteId}/{productId}', {
        params: { path: { mode, siteId, productId: slug } },
      });
    case 'fragment':
      return content.GET('/{mode}/caas/v1/canvas/fragment/{fragmentId}', {
        params: { path: { mode, fragmentId: slug } },
      });
    case 'menu':
      return content.GET('/{mode}/caas/v1/canvas/menu/{siteId}', { params: { path: { mode, siteId } } });
    case 'popups':
      return content.GET('/{mode}/caas/v1/canvas/popups/{siteId}', { params: { path: { mode, siteId } } });
  }
}

/** The site's next changes, which the showcase of any type returns. */
async function readChanges({ content }: Pick<Apis, 'content'>, siteId: string): Promise<readonly string[]> {
  const response = await content
    .GET('/{mode}/caas/v1/canvas/showcase/{siteId}/{docType}', {
      params: { path: { mode: 'live', siteId, docType: 'Hero' }, query: { limit: 10 } },
    })
    // Without them the slider has no marks.
    .catch(() => undefined);
  return response?.changes ?? [];
}

const listIn = (response: Raw): readonly Raw[] => {
  const list = response['blocks'] ?? response['popups'];
  return Array.isArray(list) ? list.filter(isRaw) : [];
};

const nameOf = (raw: Raw, index: number): string => {
  const { name = raw['title'], type } = raw;
  return typeof name === 'string' ? name : `${typeof type === 'string' ? type : 'Block'} ${index + 1}`;
};

/** The block with the page's h1, which depends on all blocks (packages/blocks). */
function ownH1(
  list: readonly Raw[],
  query: Pick<ViewQuery, 'persona' | 'forced' | 'document'>,
): Raw | undefined {
  const chosen = list.flatMap((raw) => chooseBlocks(raw, query).map(({ block }) => ({ raw, block })));
  const blocks = parseBlocks(
    chosen.map(({ block }) => block),
    { log: () => undefined },
  );
  const id = blocks.find((block) => 'headingLevel' in block && block.headingLevel === 1)?.id;
  return id === undefined ? undefined : chosen.find(({ block }) => block['id'] === id)?.raw;
}

/** A whole document in block order. A menu is one result. */
export async function readDocument(query: ViewQuery, name: DocumentName, apis: Apis): Promise<View> {
  const [response, changes] = await Promise.all([
    fetchDocument(apis, query.site.siteId, name),
    readChanges(apis, query.site.siteId),
  ]);
  const document = isRaw(response) ? response : {};
  const base = { referrers: 1, isDraft: false, isNew: false };
  const referrerList = [{ kind: name.kind, slug: name.slug, title: documentText(name) }];
  if (name.kind === 'menu') {
    const faults: ContentFault[] = [];
    const menu = parseMenu(document, { log: (fault) => faults.push(fault) });
    const findings = [...faults.map(leftOut), ...checkBlock(document)];
    const shown = { id: 'menu', name: 'Main menu', raw: document, blocks: [], menu, why: [], findings };
    return { results: [{ ...base, ...shown, referrerList }], total: 1, changes };
  }
  // Other documents get their h1 from the application.
  const h1 = name.kind === 'page' ? ownH1(listIn(document), query) : undefined;
  const results = await Promise.all(
    listIn(document).map(async (raw, index): Promise<Result> => {
      const { id } = raw;
      return {
        ...base,
        referrerList,
        id: typeof id === 'string' && id !== '' ? id : `block-${index}`,
        name: nameOf(raw, index),
        raw,
        ...(await showBlock(raw, query, apis, raw === h1)),
      };
    }),
  );
  const checked = h1 === undefined ? results : addPageHeadings(results, query);
  return { results: checked, total: results.length, changes };
}

/** Heading findings between the last heading of a block and the first of the next. */
function addPageHeadings(results: readonly Result[], query: ViewQuery): readonly Result[] {
  let before: number | undefined;
  return results.map((result) => {
    const html = result.blocks
      .map((block) => drawSafely(block, query))
      .map((drawn) => ('html' in drawn ? drawn.html : ''))
      .join('');
    const isKnown = headingFindings(html).length > 0;
    const own = isKnown ? [] : headingFindings(html, before);
    before = levelsOf(html).at(-1) ?? before;
    return own.length === 0 ? result : { ...result, findings: [...result.findings, ...own] };
  });
}
