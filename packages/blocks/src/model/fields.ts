import * as v from 'valibot';
import type { LogFault } from './fault.ts';
import { isSafeUrl } from './links.ts';
import { parseRichText } from './rich-text.ts';
import { toSurface, toTextTone } from './tones.ts';

/** Widths at which the layout of a block may change: phone, from 768 px, from 1280 px. */
export const BREAKPOINTS = ['sm', 'md', 'lg'] as const;
export type Breakpoint = (typeof BREAKPOINTS)[number];

/** Crops that the picture service cuts of a scene. */
export const RATIOS = ['16x9', '21x9', '3x2', '1x1', '4x5'] as const;
export type Ratio = (typeof RATIOS)[number];

/** A text with something in it. */
export const text = (max = 300) => v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(max));
/** A text that may be missing; an empty one counts as missing. */
export const optionalText = (max = 300) =>
  v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(max),
      v.transform((value) => value || undefined),
    ),
  );
/** One of a few words; any other word counts as not given, because it only decides about looks. */
export const choice = <const T extends readonly string[]>(words: T) =>
  v.optional(v.fallback(v.optional(v.picklist(words)), undefined));
/** A yes or no that counts as not given when it is neither. */
export const flag = v.optional(v.fallback(v.optional(v.boolean()), undefined));
/** Seconds of a rotation; none, zero or nonsense is no rotation. */
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
/** Path of a picture: of this shop or of an https host, never of another scheme. */
export const pictureSrc = v.pipe(
  text(300),
  v.check((src) => isSafeUrl(src) && /^(?:\/|https:)/.test(src), 'no picture address'),
);

export const image = v.object({ src: pictureSrc, alt: v.optional(v.pipe(v.string(), v.maxLength(300)), '') });
export type Image = v.InferOutput<typeof image>;

const crop = v.optional(v.object({ src: v.optional(pictureSrc), ratio: choice(RATIOS) }));
const film = v.object({ url: safeUrl, title: optionalText(160) });
/** A picture with its crop, or with another picture, per breakpoint; where it has a film, the picture is what shows before it. */
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

/** A link among others of a list, whose looks the list decides. */
export const linkTarget = v.omit(target, ['style', 'size', 'icon']);

/** A link that a picture or a title carries: it needs no text of its own. */
export const bareTarget = v.object({
  url: safeUrl,
  text: optionalText(200),
  targetAttribute: choice(['_self', '_blank']),
});
export type BareTarget = v.InferOutput<typeof bareTarget>;

/** A link whose text is that of what carries it. */
export const wordlessTarget = v.omit(bareTarget, ['text']);

/** A picture that never moves. */
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

/** A list that keeps its sound entries; each broken one is reported and left out. */
export const lenientList = <TSchema extends v.GenericSchema>(schema: TSchema, type: string, log: LogFault) =>
  v.optional(
    v.pipe(
      v.array(v.unknown()),
      // For whoever writes down what the model takes; nothing else can tell what the entries are.
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

/** The content service may send nulls for what is not set; they count as missing. */
export function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((entry) => entry !== null).map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, entry]) => (entry === null ? [] : [[key, withoutNulls(entry)]])),
  );
}
