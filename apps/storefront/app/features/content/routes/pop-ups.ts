import { chosenBlocks, parsePopUpBlocks } from '@haberdash/blocks/model';
import type { ShownPopUp } from '../model/shown-pop-up.ts';
import { logContentFault } from '../../../shared/pipeline/log-content-fault.ts';
import { publicLoader } from '../../../shared/reads/define-read.ts';
import { personaliseBlocks } from '../../../shared/reads/personalise-blocks.ts';
import { optional } from '../../../shared/reads/optional.ts';

/** Optional: none where the content service fails. */
export const loader = publicLoader('pop-ups', async (read) => {
  const { api, site, correlationId } = read;
  const response = await optional(read, 'pop-ups', (call) =>
    api.content.GET('/{mode}/caas/v1/canvas/popups/{siteId}', {
      params: { path: { mode: 'live', siteId: site.siteId } },
      ...call,
    }),
  );
  if (response === undefined) return [];
  const written = parsePopUpBlocks(response, { log: logContentFault(correlationId) });
  return chosenBlocks(await personaliseBlocks(read, written)).flatMap(({ block, experience }): ShownPopUp[] =>
    block.type === 'PopUp' ? [{ block, experience }] : [],
  );
});
