import * as v from 'valibot';
import { CONTENT_FIGURES } from './constants.ts';
import type { LogFault } from './fault.ts';
import {
  choice,
  flag,
  image,
  lenientList,
  optionalText,
  pictureSrc,
  promotionTracking,
  richText,
  safeUrl,
  surface,
  target,
  text,
  textTone,
} from './fields.ts';
import { ids, titles } from './groups.ts';

const newsletter = v.object({
  type: v.literal('Newsletter'),
  ...ids,
  ...titles,
  campaignName: optionalText(120),
  policyText: richText,
  submitCtaLabel: optionalText(60),
  showHint: flag,
  successTitle: optionalText(160),
  successText: richText,
  alreadySubscribedTitle: optionalText(160),
  richText,
  backgroundColor: surface,
});

const instant = v.pipe(
  v.string(),
  v.check((value) => !Number.isNaN(Date.parse(value)), 'no date and time'),
);

const eventSignup = v.pipe(
  v.object({
    type: v.literal('EventSignup'),
    ...ids,
    ...titles,
    eventId: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,60}$/)),
    startDate: instant,
    endDate: instant,
    enablePlusOne: flag,
    richText,
    submitCtaLabel: optionalText(60),
    confirmationTitle: optionalText(160),
    confirmationSubtitle: optionalText(300),
  }),
  v.check(({ startDate, endDate }) => Date.parse(startDate) <= Date.parse(endDate), 'ends before it starts'),
);

const side = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8000)));

const popUp = (log: LogFault) =>
  v.object({
    type: v.literal('PopUp'),
    ...ids,
    title: optionalText(160),
    delay: v.optional(
      v.fallback(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)), CONTENT_FIGURES.popUpDelayMs),
      CONTENT_FIGURES.popUpDelayMs,
    ),
    logo: v.optional(
      v.object({
        url: pictureSrc,
        alt: v.optional(v.pipe(v.string(), v.maxLength(300)), ''),
        width: side,
        height: side,
      }),
    ),
    logoSize: choice(['sm', 'md', 'lg']),
    minimizedTitle: text(120),
    maximizedTitle: optionalText(160),
    richText,
    targets: lenientList(target, 'PopUp.targets', log),
    disclaimer: optionalText(500),
    disclaimerColor: textTone,
    backgroundColor: surface,
    promotionTracking,
  });

const upsellItem = v.object({
  id: text(14),
  sku: text(20),
  name: text(120),
  url: safeUrl,
  image,
  price: v.pipe(v.number(), v.minValue(0)),
  currency: text(3),
  productInventoryState: choice(['InStock', 'OutOfStock']),
});

const upsell = (log: LogFault) =>
  v.pipe(
    v.object({
      type: v.literal('Upsell'),
      ...ids,
      title: optionalText(160),
      titleHtml: richText,
      items: lenientList(upsellItem, 'Upsell.items', log),
      /** Variants by SKU; names and prices come from the catalogue. */
      skus: v.optional(v.pipe(v.array(text(20)), v.maxLength(12)), []),
      stackedCount: v.optional(
        v.fallback(
          v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
          CONTENT_FIGURES.upsellStackedCount,
        ),
        CONTENT_FIGURES.upsellStackedCount,
      ),
      variant: choice(['carousel']),
      addToCartControls: choice(['cta', 'checkbox']),
    }),
    v.check(({ items, skus }) => items.length > 0 || skus.length > 0, 'no items'),
  );

/** Blocks with forms (spec 3 §3). */
export const formSchemas = (log: LogFault) => ({
  Newsletter: newsletter,
  EventSignup: eventSignup,
  PopUp: popUp(log),
  Upsell: upsell(log),
});
