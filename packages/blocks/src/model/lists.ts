import * as v from 'valibot';
import type { LogFault } from './fault.ts';
import {
  choice,
  flag,
  image,
  lenientList,
  linkTarget,
  optionalText,
  richText,
  safeUrl,
  stillMedia,
  surface,
  target,
  text,
  textTone,
  wordlessTarget,
} from './fields.ts';
import { ALIGNMENTS, common, ids, titleLooks, titles } from './groups.ts';

const PADDINGS = ['none', 'small', 'medium', 'large'] as const;

const accordions = (log: LogFault) =>
  v.pipe(
    v.object({
      type: v.literal('Accordions'),
      ...ids,
      title: optionalText(160),
      ...titleLooks,
      accordions: lenientList(
        v.pipe(
          v.object({ title: text(160), icon: v.optional(image), richText }),
          v.check((entry) => entry.richText !== undefined, 'empty text'),
        ),
        'Accordions.accordions',
        log,
      ),
      iconsStyle: choice(['chevron', 'plus']),
      bottomDivider: flag,
      paddings: choice(PADDINGS),
    }),
    v.check((block) => block.accordions.length > 0, 'no sections'),
  );

const anchors = (log: LogFault) =>
  v.pipe(
    v.object({
      type: v.literal('Anchors'),
      ...ids,
      title: optionalText(160),
      ...titleLooks,
      targets: lenientList(linkTarget, 'Anchors.targets', log),
      divider: flag,
    }),
    v.check(({ targets }) => targets.length > 0, 'no links'),
  );

const buttonsGroup = (log: LogFault) =>
  v.pipe(
    v.object({
      type: v.literal('ButtonsGroup'),
      ...ids,
      targets: lenientList(target, 'ButtonsGroup.targets', log),
      equalTargetSize: flag,
      alignment: choice(ALIGNMENTS),
    }),
    v.check(({ targets }) => targets.length > 0, 'no buttons'),
  );

const ctaCollection = (log: LogFault) =>
  v.pipe(
    v.object({
      type: v.literal('CtaCollection'),
      ...ids,
      ...titles,
      targets: lenientList(target, 'CtaCollection.targets', log),
      alignment: choice(ALIGNMENTS),
      backgroundColor: surface,
    }),
    v.check(({ targets }) => targets.length > 0, 'no links'),
  );

const verticalLinkList = (log: LogFault) =>
  v.pipe(
    v.object({
      type: v.literal('VerticalLinkList'),
      ...ids,
      ...titles,
      items: lenientList(
        v.object({ text: text(200), url: safeUrl, media: v.optional(stillMedia) }),
        'VerticalLinkList.items',
        log,
      ),
      backgroundColor: surface,
    }),
    v.check(({ items }) => items.length > 0, 'no links'),
  );

const iconTextItem = v.pipe(
  v.object({
    icon: image,
    richText,
    target: v.optional(wordlessTarget),
    backgroundColor: surface,
    textColor: textTone,
  }),
  v.check((item) => item.richText !== undefined, 'empty text'),
);

const iconTextCollection = (log: LogFault) =>
  v.pipe(
    v.object({
      type: v.literal('IconTextCollection'),
      ...ids,
      ...titles,
      variant: choice(['icon-left', 'icon-above-text', 'one-column']),
      iconSize: choice(['small', 'medium', 'large']),
      items: lenientList(iconTextItem, 'IconTextCollection.items', log),
      backgroundColor: surface,
    }),
    v.check(({ items }) => items.length > 0, 'no items'),
  );

const multiLinkCard = (log: LogFault) => {
  const { equalTargetSize: _, ...fields } = common('MultiLinkCard', log);
  return v.pipe(
    v.object({
      type: v.literal('MultiLinkCard'),
      ...fields,
      targets: lenientList(linkTarget, 'MultiLinkCard.targets', log),
      alignment: choice(ALIGNMENTS),
      titleTarget: v.optional(wordlessTarget),
    }),
    v.check(
      ({ targets, mediaList }) => targets.length > 0 && mediaList.length > 0,
      'needs a picture and links',
    ),
  );
};

/** Lists of links, buttons, sections and short texts (spec 3 §3). */
export const listSchemas = (log: LogFault) => ({
  Accordions: accordions(log),
  Anchors: anchors(log),
  ButtonsGroup: buttonsGroup(log),
  CtaCollection: ctaCollection(log),
  VerticalLinkList: verticalLinkList(log),
  IconTextCollection: iconTextCollection(log),
  MultiLinkCard: multiLinkCard(log),
});
