import * as v from 'valibot';
import { optionalText, text } from './fields.ts';
import { ids } from './groups.ts';

const inner = v.optional(v.pipe(v.array(v.unknown()), v.maxLength(60)), []);

/** Blocks that decide which blocks are shown (spec 3 §3). */
export const wrapperSchemas = {
  Segmentation: v.object({
    type: v.literal('Segmentation'),
    ...ids,
    segments: v.optional(v.array(v.object({ id: text(80), targets: inner })), []),
    baselines: inner,
  }),
  Experience: v.object({
    type: v.literal('Experience'),
    ...ids,
    experienceId: text(80),
    baselines: inner,
    variants: v.optional(v.array(v.object({ name: text(120), variantId: text(80), targets: inner })), []),
    trackingEvent: optionalText(120),
  }),
  Filter: v.object({
    type: v.literal('Filter'),
    ...ids,
    variant: v.picklist(['bySku', 'byCategory']),
    filterBy: v.optional(v.array(v.string()), []),
    operator: v.picklist(['IN', 'NOT IN']),
    components: inner,
  }),
  InlineCatalogGrid: v.object({
    type: v.literal('InlineCatalogGrid'),
    ...ids,
    position: v.optional(v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(96)), 1), 1),
    columns: v.optional(v.fallback(v.optional(v.picklist([1, 2, 3, 4, 5, 6])), undefined)),
    component: v.unknown(),
  }),
} as const;
