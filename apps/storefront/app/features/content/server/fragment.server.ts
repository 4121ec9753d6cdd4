import { isModalName, parsePage } from '@haberdash/blocks/model';
import { logContentFault } from '../../../shared/pipeline/log-content-fault.ts';
import type { PublicRead } from '../../../shared/reads/read-types.ts';
import { fault } from '../../../shared/reads/faults.ts';
import { pageHead } from '../../../shared/seo/page-head.ts';
import { toPageBlocks } from '../model/page-blocks.ts';
import { fillBlocks } from './content-page.server.ts';

/** The fragment of a `#modal…` link; no other fragment has a page. */
export async function readModalFragment(read: PublicRead) {
  const { api, params, correlationId, isDocument } = read;
  const name = params['fragment'] ?? '';
  if (!isModalName(name)) throw fault('not-found');
  const response = await api.content.GET('/{mode}/caas/v1/canvas/fragment/{fragmentId}', {
    params: { path: { mode: 'live', fragmentId: name } },
  });
  const page = parsePage(response, { log: logContentFault(correlationId), ownsH1: false });
  if (page === undefined) throw fault('bad-answer', correlationId);
  const { title, blocks } = await fillBlocks(read, page);
  return {
    head: pageHead(read, { title, path: `/fragments/${name}`, noIndex: true }),
    title,
    blocks: toPageBlocks(blocks, isDocument, 'below'),
  };
}
