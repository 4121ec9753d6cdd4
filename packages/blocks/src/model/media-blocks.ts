import * as v from 'valibot';
import type { LogFault } from './fault.ts';
import {
  bareTarget,
  choice,
  flag,
  lenientList,
  optionalText,
  pictureSrc,
  promotionTracking,
  safeUrl,
  surface,
  text,
} from './fields.ts';
import { ids, titles } from './groups.ts';

const PADDINGS = ['none', 'small', 'medium', 'large'] as const;
const pixels = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8000)));

const picture = v.object({
  type: v.literal('Picture'),
  ...ids,
  src: pictureSrc,
  alt: v.optional(v.pipe(v.string(), v.maxLength(300)), ''),
  width: pixels,
  height: pixels,
  target: v.optional(bareTarget),
  promotionTracking,
});

const spacer = v.object({
  type: v.literal('Spacer'),
  ...ids,
  backgroundColor: surface,
  marginBottom: choice(PADDINGS),
});

/** A film: our own file, or one of a hosted or an outside player. */
const videoSource = v.object({
  provider: v.picklist(['youtube', 'native', 'hosted']),
  url: safeUrl,
  /** The same film in another encoding, as a fallback. */
  alternateUrl: v.optional(safeUrl),
  poster: v.optional(pictureSrc),
});
const sourceAt = v.optional(videoSource);

const video = (log: LogFault) =>
  v.pipe(
    v.object({
      type: v.literal('Video'),
      ...ids,
      media: v.optional(v.object({ sm: sourceAt, md: sourceAt, lg: sourceAt }), {}),
      paddings: choice(PADDINGS),
      backgroundColor: surface,
      isFullWidth: flag,
      playerSettings: v.optional(
        v.object({ autoplay: flag, hideControls: flag, loop: flag, muted: flag }),
        {},
      ),
      cloudinaryAsset: v.optional(v.object({ cloudName: text(120), publicId: text(300) })),
      tracks: lenientList(
        v.object({
          src: safeUrl,
          label: text(80),
          srclang: v.pipe(v.string(), v.regex(/^[a-z]{2}(?:-[A-Z]{2})?$/)),
          kind: v.picklist(['captions', 'subtitles', 'descriptions', 'chapters']),
        }),
        'Video.tracks',
        log,
      ),
      seoTitle: optionalText(160),
      seoDescription: optionalText(500),
    }),
    v.check(
      ({ media, cloudinaryAsset }) =>
        cloudinaryAsset !== undefined ||
        [media.sm, media.md, media.lg].some((source) => source !== undefined),
      'no film',
    ),
  );

const gallery = { ...ids, ...titles, containerId: text(80), filter: optionalText(300) };

/** Pictures, films, spacers and galleries of other providers (spec 3 §3). */
export const mediaSchemas = (log: LogFault) => ({
  Picture: picture,
  Spacer: spacer,
  Video: video(log),
  SocialGallery: v.object({ type: v.literal('SocialGallery'), ...gallery }),
  UgcWidget: v.object({ type: v.literal('UgcWidget'), ...gallery }),
});
