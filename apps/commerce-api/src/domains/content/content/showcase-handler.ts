import type { Executor } from '../../../platform/db/database.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import type { Handler } from '../../../platform/operations/handlers.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { createContentReader } from './content-reader.ts';
import { findChanges, findShown } from './repository.ts';
import { findBlocks, type FoundBlock } from './showcase.ts';
import { withoutNulls } from './without-nulls.ts';

const DEFAULT_LIMIT = 20;
/** Documents beyond this are counted, but not named. */
const MOST_NAMED = 50;

const isoOf = (date: Date): string => date.toISOString();

const itemOf = ({ referrers, modifiedAt, isDraft, publishFrom, publishUntil, ...rest }: FoundBlock) => ({
  ...rest,
  referrers: referrers.length,
  referrerList: referrers.slice(0, MOST_NAMED),
  modificationDate: isoOf(modifiedAt),
  isDraft,
  ...(publishFrom === null ? {} : { publishFrom: isoOf(publishFrom) }),
  ...(publishUntil === null ? {} : { publishUntil: isoOf(publishUntil) }),
});

/** Blocks of a type with the documents that use them (spec 3 §2, §7). */
export const showcaseHandler =
  ({
    db,
    clock,
    viewOfCall,
  }: { readonly db: Executor; readonly clock: Clock } & Pick<
    ReturnType<typeof createContentReader>,
    'viewOfCall'
  >): Handler<'getShowcase'> =>
  async (call) => {
    const { siteId, docType } = call.params;
    const { layoutVariant, limit = DEFAULT_LIMIT, offset = 0, removeNulls } = call.query ?? {};
    const { moment, isPreview } = await viewOfCall(call);
    const documents = await findShown(db, siteId, call.context.locale, moment);
    if (documents.length === 0) throw new ServiceError('API404');
    const found = findBlocks(documents, { docType, layoutVariant });
    // Upcoming changes, for editors only.
    const changes = isPreview ? await findChanges(db, siteId, { ...moment, atMs: clock.now() }) : [];
    const items = found.slice(offset, offset + limit).map(itemOf);
    return {
      total: found.length,
      offset,
      limit,
      changes: changes.map(isoOf),
      items: items.map((item) =>
        removeNulls === false
          ? item
          : { ...item, block: withoutNulls(item.block) as Record<string, unknown> },
      ),
    };
  };
