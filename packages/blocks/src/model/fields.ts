import * as v from 'valibot';
import type { LogFault } from './fault.ts';
import { isSafeUrl } from './links.ts';
import { parseRichText } from './rich-text.ts';
import { toSurface, toTextTone } from './tones.ts';

/** Widths at which a layout may change: phone, from 768 px, from 1280 px. */
export const BREAKPOINTS = ['sm', 'md', 'lg'] as const;
export type Breakpoint = (typeof BREAKPOINTS)[number];

/** Crops of a scene that the image endpoint serves. */
export const RATIOS = ['16x9', '21x9', '3x2', '1x1', '4x5'] as const;
export type Ratio = (typeof RATIOS)[number];

export const text = (max = 300) => v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(max));
/** Optional text; an empty string counts as missing. */
export const optionalText = (max = 300) =>
  v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(max),
      v.transform((value) => value || undefined),
    ),
  );
/** One of a few words; any other counts as missing, because it only affects the looks. */
export const choice = <const T extends readonly string[]>(words: T) =>
  v.optional(v.fallback(v.optional(v.picklist(words)), undefined));
/** A boolean; anything else counts as missing. */
export const flag = v.optional(v.fallback(v.optional(v.boolean()), undefined));
/** Seconds of a rotation; zero or an invalid value means none. */
export const seconds = v.optional(v.fallback(v.pipe(v.number(), v.minValue(0), v.maxValue(120)), 0), 0);

const tone = <T>(map: (color: string) => T | undefined) =>
  v.optional(v.fallback(v.optional(v.pipe(v.string(), v.transform(map))), undefined));
export const surface = tone(toSurface);
export const textTone = tone(toTextTone);

export const richText = v.optional(
  v.pipe(
    v.string(),
    v.transform(parseRichText),
    v.transform((nodes) => (nodes.length > 0 ? nodes : undefined)),
  ),
);
export const safeUrl = v.pipe(v.string(), v.trim(), v.maxLength(500), v.check(isSafeUrl, 'unsafe link'));
/** A picture's path in this shop, or an https address. */
export const pictureSrc = v.pipe(
  text(300),
  v.check((src) => isSafeUrl(src) && /^(?:\/|https:)/.test(src), 'no picture address'),
);

export const image = v.object({ src: pictureSrc, alt: v.optional(v.pipe(v.string(), v.maxLength(300)), '') });
export type Image = v.InferOutput<typeof image>;

const crop = v.optional(v.object({ src: v.optional(pictureSrc), ratio: choice(RATIOS) }));
const film = v.object({ url: safeUrl, title: optionalText(160) });
/** A picture with its crop, or another picture, per breakpoint; the poster of its film, if it has one. */
export const media = v.object({
  ...image.entries,
  sm: crop,
  md: crop,
  lg: crop,
  video: v.optional(v.fallback(v.optional(film), undefined)),
});
export type Media = v.InferOutput<typeof media>;

export const target = v.object({
  id: optionalText(80),
  text: text(200),
  url: safeUrl,
  targetAttribute: choice(['_self', '_blank']),
  style: choice(['primary', 'secondary', 'text']),
  size: choice(['sm', 'md', 'lg']),
  icon: choice(['arrow', 'external', 'info']),
});
export type Target = v.InferOutput<typeof target>;

/** A link of a list that decides its looks. */
export const linkTarget = v.omit(target, ['style', 'size', 'icon']);

/** A link without text of its own: that of a picture or a title. */
export const bareTarget = v.object({
  url: safeUrl,
  text: optionalText(200),
  targetAttribute: choice(['_self', '_blank']),
});
export type BareTarget = v.InferOutput<typeof bareTarget>;

/** A link whose text is its parent's. */
export const wordlessTarget = v.omit(bareTarget, ['text']);

/** A picture without a film. */
export const stillMedia = v.omit(media, ['video']);

export const promotionTracking = v.optional(
  v.object({
    creativeName: optionalText(120),
    promotionId: optionalText(80),
    promotionName: optionalText(120),
  }),
);

/** The first issue as one line: where and what. */
export const describeIssue = (issue: v.BaseIssue<unknown>): string =>
  `${v.getDotPath(issue) ?? 'value'}: ${issue.message}`;

/** A list that drops and reports broken entries. */
export const lenientList = <TSchema extends v.GenericSchema>(schema: TSchema, type: string, log: LogFault) =>
  v.optional(
    v.pipe(
      v.array(v.unknown()),
      // For the JSON Schema, which cannot see the entry schema otherwise.
      v.metadata({ entry: schema }),
      v.transform((entries) =>
        entries.flatMap((entry): v.InferOutput<TSchema>[] => {
          const result = v.safeParse(schema, entry);
          if (result.success) return [result.output];
          const [issue] = result.issues;
          log({
            code: issue.message === 'unsafe link' ? 'unsafe-link' : 'broken-entry',
            type,
            detail: describeIssue(issue),
          });
          return [];
        }),
      ),
    ),
    [],
  );

/** Removes nulls: the content service may send them for missing fields. */
export function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((entry) => entry !== null).map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, entry]) => (entry === null ? [] : [[key, withoutNulls(entry)]])),
  );
}
