import * as v from 'valibot';
import { line } from './fields.ts';
import { isBlank } from './text.ts';

/** Blocks per page of the editors' preview (spec 3 §9). */
export const previewLimits = [10, 20, 50] as const;

/** One of the page sizes of the preview (spec 3 §9). */
export type PreviewLimit = (typeof previewLimits)[number];

const DEFAULT_LIMIT: PreviewLimit = 20;

/** The editors' preview form (spec 3 §2, §5): a listed doc type, a free variant; default limit 20. */
export function previewSchema(docTypes: readonly string[]) {
  const known = new Set(docTypes);
  return v.object({
    docType: line([{ code: 'docType', test: (value) => !isBlank(value) && known.has(value.trim()) }]),
    layoutVariant: line([]),
    limit: v.pipe(
      v.nullish(v.unknown(), ''),
      v.transform(
        (value): PreviewLimit =>
          previewLimits.find((limit) => value === limit || value === String(limit)) ?? DEFAULT_LIMIT,
      ),
    ),
  });
}
