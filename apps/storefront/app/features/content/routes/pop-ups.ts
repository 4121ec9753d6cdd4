import { parsePopUps } from '@haberdash/blocks/model';
import { logContentFault } from '../../../shared/pipeline/log-content-fault.ts';
import { publicLoader } from '../../../shared/reads/define-read.ts';
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
  return response === undefined ? [] : parsePopUps(response, { log: logContentFault(correlationId) });
});
