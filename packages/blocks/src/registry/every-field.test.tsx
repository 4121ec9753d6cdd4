import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { parseBlocks, type BlockType } from '../model/index.ts';
import { InShop } from '../testing/environment.fixtures.tsx';
import { everyField, fieldsOf, otherValues, type Json } from '../testing/every-field.fixtures.ts';
import { renderBlocks } from './registry.tsx';

const shop = {
  newsletter: { action: '/newsletter', subscribe: async () => ({ ok: true as const }) },
  events: {
    isSignedIn: false,
    signInUrl: () => '/sign-in',
    signUpUrl: () => '/sign-up',
    timeZone: 'UTC',
    formatDay: String,
    pageUrl: (id: string) => `/events/${id}`,
    join: async () => ({ ok: true as const }),
  },
  galleries: { mount: () => () => undefined, pageUrl: (of: string | undefined) => `/looks?of=${of}` },
};

function drawn(json: Json): string | undefined {
  const blocks = parseBlocks([json], { log: () => undefined });
  if (blocks.length === 0) return undefined;
  return renderToStaticMarkup(<InShop {...shop}>{renderBlocks(blocks)}</InShop>);
}

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;

function changed(json: unknown, [head, ...rest]: readonly string[], value: unknown): unknown {
  if (head === undefined) return value;
  if (Array.isArray(json))
    return json.map((entry: unknown, at) => (String(at) === head ? changed(entry, rest, value) : entry));
  const own = isJson(json) ? json : {};
  return { ...own, [head]: changed(own[head], rest, value) };
}

/** Blocks that show all their content by themselves, with nested ones. */
const BLOCKS: Partial<Record<BlockType, Json>> = {
  Hero: {},
  LinkedCard: {},
  SplitBanner: {},
  BelowImageBanner: {},
  EspotBanner: {},
  StandardImageBanner: {},
  OverlayBanner: {},
  ThinBanner: {},
  CategoryCard: {},
  Collection: { items: [{ type: 'RichText', id: 'item', richText: '<p>Item</p>' }] },
  BenefitBar: {},
  RichText: {},
  SecondaryNav: {},
  Accordions: {},
  Anchors: {},
  ButtonsGroup: {},
  CtaCollection: {},
  VerticalLinkList: {},
  IconTextCollection: {},
  MultiLinkCard: {},
  Picture: { alt: '' },
  Spacer: {},
  Video: {},
  SocialGallery: {},
  UgcWidget: {},
  Newsletter: {},
  EventSignup: {},
  PromoBar: {},
};

/** For editors, analytics and keys; redundant alternative texts; the picture that all widths replace. */
const SILENT =
  /^(?:id|type|name|titleH1|campaignName)$|\.id$|^promotionTracking|[aA]lt$|^(?:mediaList\.0|overlayPicture|items\.0\.media)\.src$/;
/** Visible only during playback or rotation, at a wider window, or after submit. */
const LATER =
  /autorotateTime$|\.loop$|autoplay$|^media\.(?:md|lg)\.poster$|^success|^alreadySubscribed|^confirmation|^submitCta|^enablePlusOne|Date$/;
/** Visible only to the gallery provider, or not on a phone. */
const ELSEWHERE = /^containerId$|^filter$|^breakpoints\.sm\.showArrows$/;

it.each(Object.entries(BLOCKS) as [BlockType, Json][])(
  'every field of %s that is read is seen',
  (type, own) => {
    const whole = everyField(type, own);
    const without = (names: RegExp): Json =>
      Object.fromEntries(Object.entries(whole).filter(([name]) => !names.test(name)));
    const contents = [
      /^$/,
      /Html$/,
      /^title|Html$/,
      /^(?:mediaList|media)$|Html$/,
      /^gradientB/,
      /^breakpoints/,
    ].map(without);
    const unseen = fieldsOf(type).filter((field) => {
      if ([SILENT, LATER, ELSEWHERE].some((names) => names.test(field.path))) return false;
      return contents.every((content) => {
        const before = drawn(content);
        const others = otherValues(field).map((value) =>
          drawn({ ...content, ...(changed(content, field.path.split('.'), value) as Json) }),
        );
        return others.every((after) => after === undefined || before === undefined || after === before);
      });
    });
    expect(unseen.map(({ path }) => path)).toEqual([]);
  },
);
