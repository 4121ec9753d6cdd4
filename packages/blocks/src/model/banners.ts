import * as v from 'valibot';
import type { LogFault } from './fault.ts';
import { choice, flag, optionalText } from './fields.ts';
import { ALIGNMENTS, caption, common, gradient } from './groups.ts';

const OVERLAY_WIDTHS = ['xs', 'sm', 'md', 'lg'] as const;

export const bannerFields = (type: string, log: LogFault) => ({
  ...common(type, log),
  ...caption,
  ...gradient,
  overline: optionalText(80),
  alignment: choice(ALIGNMENTS),
});

const isPictured = ({
  title,
  mediaList,
}: {
  readonly title?: string | undefined;
  readonly mediaList: readonly unknown[];
}): boolean => title !== undefined && mediaList.length > 0;
const NEEDS = 'needs a title and a picture';

/** The banners of spec 3 §3 except the split one: all but the thin one need a picture and a title. */
export const bannerSchemas = (log: LogFault) => ({
  BelowImageBanner: v.pipe(
    v.object({ type: v.literal('BelowImageBanner'), ...bannerFields('BelowImageBanner', log) }),
    v.check((block) => isPictured(block), NEEDS),
  ),
  EspotBanner: v.pipe(
    v.object({ type: v.literal('EspotBanner'), ...bannerFields('EspotBanner', log) }),
    v.check((block) => isPictured(block), NEEDS),
  ),
  StandardImageBanner: v.pipe(
    v.object({
      type: v.literal('StandardImageBanner'),
      ...bannerFields('StandardImageBanner', log),
      cinemaMode: flag,
    }),
    v.check((block) => isPictured(block), NEEDS),
  ),
  OverlayBanner: v.pipe(
    v.object({
      type: v.literal('OverlayBanner'),
      ...bannerFields('OverlayBanner', log),
      overlayWidth: choice(OVERLAY_WIDTHS),
    }),
    v.check((block) => isPictured(block), NEEDS),
  ),
  ThinBanner: v.pipe(
    v.object({ type: v.literal('ThinBanner'), ...bannerFields('ThinBanner', log) }),
    v.check(({ title, richText }) => title !== undefined || richText !== undefined, 'neither title nor text'),
  ),
});
