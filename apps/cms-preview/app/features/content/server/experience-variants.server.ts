import type { Block } from '@haberdash/blocks/model';
import type { Editor } from '../../../shared/pipeline/context.ts';
import type { ViewQuery } from '../model/query.ts';
import { isRaw } from '../model/raw.ts';
import { createApis } from './api.server.ts';
import { showBlock } from './show-block.server.ts';

/** The variants of an experience in content, as shoppers get them. */
export interface ExperienceVariants {
  /** Documents that contain it, such as `page/winter`. */
  readonly places: readonly string[];
  /** Blocks by variation; a variation without a variant shows the baseline. */
  readonly variants: ReadonlyMap<string, readonly Block[]>;
}

/**
 * The first experience of each id, drawn as every variation; none for a flag without an experience, or while the
 * content service cannot be read.
 */
export async function readExperienceVariants(
  query: ViewQuery,
  variations: ReadonlyMap<string, readonly string[]>,
  editor: Editor,
): Promise<ReadonlyMap<string, ExperienceVariants>> {
  const apis = createApis({ query, editor });
  const found = new Map<string, ExperienceVariants>();
  const showcase = await apis.content
    .GET('/{mode}/caas/v1/canvas/showcase/{siteId}/{docType}', {
      params: {
        path: { mode: 'live', siteId: query.site.siteId, docType: 'Experience' },
        query: { limit: 50 },
      },
    })
    .catch(() => undefined);
  for (const { block, referrerList = [] } of showcase?.items ?? []) {
    const id = isRaw(block) ? block['experienceId'] : undefined;
    if (!isRaw(block) || typeof id !== 'string' || found.has(id)) continue;
    const keys = variations.get(id);
    if (keys === undefined) continue;
    const shown = await Promise.all(
      keys.map(
        async (key) => [key, (await showBlock(block, { ...query, forced: key }, apis)).blocks] as const,
      ),
    );
    const places = referrerList.map(({ kind, slug }) => `${kind}/${slug}`);
    found.set(id, { places, variants: new Map(shown) });
  }
  return found;
}
