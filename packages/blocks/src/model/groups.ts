import * as v from 'valibot';
import type { LogFault } from './fault.ts';
import {
  bareTarget,
  BREAKPOINTS,
  choice,
  flag,
  image,
  lenientList,
  media,
  optionalText,
  promotionTracking,
  richText,
  surface,
  target,
  text,
  textTone,
} from './fields.ts';

const TEXT_STYLES = ['standard', 'large', 'display'] as const;
export const ALIGNMENTS = ['left', 'center', 'right'] as const;
/** Common to every block: an id on its page, and a name for editors. */
export const ids = { id: text(80), name: optionalText(120) };

/** Layout and alignment per breakpoint. */
export const responsive = <const T extends readonly string[]>(layouts: T) => {
  const at = v.optional(v.object({ layout: choice(layouts), alignment: choice(ALIGNMENTS) }));
  return v.optional(v.object({ sm: at, md: at, lg: at }), {});
};

/** The looks of a title, and the rich text that may replace it. */
export const titleLooks = { titleHtml: richText, titleColor: textTone, titleStyle: choice(TEXT_STYLES) };

/** Title, subtitle and eyebrow with their looks (spec 3 §3). */
export const titles = {
  title: optionalText(160),
  ...titleLooks,
  subtitle: optionalText(300),
  subtitleHtml: richText,
  subtitleColor: textTone,
  subtitleStyle: choice(TEXT_STYLES),
  eyebrowText: optionalText(80),
};

/** A caption on a picture; `off` hides it. */
export const caption = {
  captionText: optionalText(120),
  captionPosition: choice(['left', 'right', 'off']),
  captionStyle: choice(['standard', 'large']),
  captionColor: textTone,
};

/** The gradient under text: 35 %, 50 % or none of the height, at the named widths (spec 3 §9). */
export const gradient = {
  gradientStyle: choice(['full', 'focused', 'off']),
  gradientTone: choice(['dark', 'light']),
  gradientBreakpoints: v.optional(v.fallback(v.optional(v.array(v.picklist(BREAKPOINTS))), undefined)),
};

/** Fields that most blocks share (spec 3 §3). */
export const common = (type: string, log: LogFault) => ({
  ...ids,
  ...titles,
  promotionTracking,
  eyebrowLogoResponsive: v.optional(image),
  richText,
  richTextColor: textTone,
  richTextBelowTargets: flag,
  backgroundColor: surface,
  linkType: choice(['CTA', 'No-CTA']),
  targets: lenientList(target, `${type}.targets`, log),
  mediaTarget: v.optional(bareTarget),
  mediaList: lenientList(media, `${type}.mediaList`, log),
  equalTargetSize: flag,
  hideOnBreakpoint: v.optional(v.array(v.picklist(BREAKPOINTS)), []),
  hideTitle: flag,
  titleH1: flag,
});
