export type BlockJson = Readonly<Record<string, unknown>>;

interface Kind {
  readonly type: string;
  readonly base: BlockJson;
  /** Each is rendered once more with these fields replaced. */
  readonly variants?: readonly BlockJson[];
}

const scene = (name: string, alt = 'A scene'): BlockJson => ({ src: `/images/scenes/${name}`, alt });
const link = (text: string, rest: BlockJson = {}): BlockJson => ({ text, url: '/c/women-100000', ...rest });
const each = (name: string, values: readonly unknown[]): readonly BlockJson[] =>
  values.map((value) => ({ [name]: value }));
const layouts = (names: readonly string[]): readonly BlockJson[] =>
  names.flatMap((layout) =>
    ['left', 'center', 'right'].map((alignment) => ({
      responsiveLayout: Object.fromEntries(['sm', 'md', 'lg'].map((at) => [at, { layout, alignment }])),
    })),
  );

const ALIGNMENTS = each('alignment', ['left', 'center', 'right']);
const SURFACES = each('backgroundColor', ['plain', 'muted', 'sunken', 'accent', 'inverse']);
const TITLES = [
  ...each('titleStyle', ['standard', 'large', 'display']),
  ...each('titleColor', ['ink', 'muted', 'accent', 'sale', 'inverse']),
];
const GRADIENTS = ['full', 'focused', 'off'].flatMap((gradientStyle) =>
  ['dark', 'light'].map((gradientTone) => ({ gradientStyle, gradientTone })),
);
const CAPTIONS = each('captionPosition', ['left', 'right', 'off']).map((at) => ({
  captionText: 'Above the lake',
  ...at,
}));
const BUTTONS = [
  ...['primary', 'secondary', 'text'].flatMap((style) =>
    ['sm', 'md', 'lg'].map((size) => ({ targets: [link('Look', { style, size, icon: 'arrow' })] })),
  ),
  { targets: [link('Elsewhere', { targetAttribute: '_blank', icon: 'external' }), link('Here')] },
  { linkType: 'No-CTA' },
  { equalTargetSize: true, targets: [link('A'), link('A longer one')] },
];
const COMMON = [
  ...TITLES,
  ...BUTTONS,
  { eyebrowText: 'New' },
  { subtitle: 'Made to be mended', subtitleColor: 'muted' },
  { richText: '<p>Words with <strong>weight</strong> and <a href="/help/care">a link</a>.</p>' },
  { richText: '<p>Below</p>', richTextBelowTargets: true },
  { hideTitle: true },
  ...each('hideOnBreakpoint', [['sm'], ['md'], ['lg']]),
];
const pictured: BlockJson = {
  title: 'Take the long way',
  mediaList: [scene('alpine-dawn')],
  targets: [link('Look')],
};

const card = (id: string): BlockJson => ({
  type: 'LinkedCard',
  id,
  title: `Card ${id}`,
  subtitle: 'Light and dry',
  mediaList: [scene('coast-noon')],
  targets: [link('Look')],
});
const cards = (prefix: string, count = 4): readonly BlockJson[] =>
  Array.from({ length: count }, (_none, index) => card(`${prefix}${index}`));
const line = (id: string, title: string): BlockJson => ({ type: 'ThinBanner', id, title });
const film = (provider: string, url: string): BlockJson => ({
  media: { sm: { provider, url, poster: '/images/scenes/alpine-dawn' } },
});

/** Every block type with every layout option (spec 3 §2, §3). */
const KINDS: readonly Kind[] = [
  {
    type: 'Hero',
    base: { ...pictured, subtitle: 'Shells and warm layers' },
    variants: [
      ...layouts(['standard', 'below-1media', 'below-2media', 'overlay', 'center-overlay']),
      ...each('variant', ['standard', 'block-below', 'product-overlay']),
      { variant: 'product-overlay', overlayPicture: scene('forest-rain') },
      ...GRADIENTS,
      ...CAPTIONS,
      ...COMMON,
    ],
  },
  ...['BelowImageBanner', 'EspotBanner', 'StandardImageBanner'].map((type) => ({
    type,
    base: pictured,
    variants: [...ALIGNMENTS, ...GRADIENTS, ...CAPTIONS, ...COMMON, { overline: 'This week' }],
  })),
  {
    type: 'OverlayBanner',
    base: pictured,
    variants: [...each('overlayWidth', ['xs', 'sm', 'md', 'lg']), ...ALIGNMENTS, ...GRADIENTS, ...COMMON],
  },
  {
    type: 'ThinBanner',
    base: { title: 'Repairs for life' },
    variants: [...SURFACES, ...ALIGNMENTS, ...COMMON],
  },
  {
    type: 'SplitBanner',
    base: pictured,
    variants: [
      ...each('imageWidth', [60, 50, 40]),
      ...each('imagePosition', ['start', 'end']),
      ...ALIGNMENTS,
      ...CAPTIONS,
      ...SURFACES,
      ...COMMON,
    ],
  },
  {
    type: 'LinkedCard',
    base: pictured,
    variants: [
      ...layouts(['standard', 'overlay', 'overlay-top', 'overlay-bottom']),
      ...each('overlayWidth', ['xs', 'sm', 'md', 'lg']),
      { badgeImage: scene('winter-pass', 'New') },
      ...GRADIENTS,
      ...COMMON,
    ],
  },
  {
    type: 'CategoryCard',
    base: { title: 'Shells', target: { url: '/c/women-100000' }, mediaList: [scene('rain-shells')] },
    variants: [{ subtitle: 'For women' }, { mediaList: [] }],
  },
  {
    type: 'MultiLinkCard',
    base: { ...pictured, titleTarget: { url: '/c/women-100000' } },
    variants: [...ALIGNMENTS, ...TITLES],
  },
  {
    type: 'Collection',
    base: { title: 'Out there', items: cards('item') },
    variants: [
      ...each('variant', ['standard', 'cards', 'categories', 'benefits']),
      ...ALIGNMENTS,
      ...SURFACES,
      ...TITLES,
      ...[1, 2, 3, 4, 5, 6].map((columns) => ({
        breakpoints: {
          sm: { type: 'grid', columns },
          md: { type: 'grid', columns },
          lg: { type: 'grid', columns },
        },
      })),
      ...['small', 'large'].map((slidePadding) => ({
        breakpoints: Object.fromEntries(
          ['sm', 'md', 'lg'].map((at) => [
            at,
            {
              type: 'carousel',
              slidePadding,
              slideWidth: '60%',
              showArrows: true,
              showIndicators: true,
              showProgress: true,
              loop: true,
            },
          ]),
        ),
      })),
      { isFullWidth: true },
      { isFullHeight: true },
      { hideTitle: true },
      { target: link('All of it') },
    ],
  },
  {
    type: 'BenefitBar',
    base: { title: 'Free returns', targets: [link('How it works')] },
    variants: [
      ...ALIGNMENTS,
      ...SURFACES,
      { subtitle: '60 days' },
      { infoIcon: true },
      { showCloseButton: true },
      { logo: scene('winter-pass', 'Northfell') },
      { backgroundImage: scene('winter-pass') },
    ],
  },
  {
    type: 'PromoBar',
    base: {
      messages: [
        { id: 'a', richText: '<p>Free delivery</p>', targets: [link('How')] },
        { id: 'b', richText: '<p>Free returns</p>', background: 'inverse', textColor: 'inverse' },
      ],
    },
    variants: [{ closable: true }, { autorotateTime: 5 }],
  },
  {
    type: 'RichText',
    base: { richText: '<h2>Care</h2><p>Wash it <em>cold</em>.</p><ul><li>Dry it</li></ul>' },
    variants: [...ALIGNMENTS, ...SURFACES, { title: 'Words' }, { richTextColor: 'muted' }],
  },
  {
    type: 'SecondaryNav',
    base: { title: 'Help', targets: [link('Delivery'), link('Returns')] },
    variants: [{ divider: true }],
  },
  {
    type: 'Accordions',
    base: {
      title: 'Questions',
      accordions: [{ title: 'What?', icon: scene('winter-pass', ''), richText: '<p>That.</p>' }],
    },
    variants: [
      ...each('iconsStyle', ['chevron', 'plus']),
      ...each('paddings', ['none', 'small', 'medium', 'large']),
      { bottomDivider: true },
    ],
  },
  {
    type: 'Anchors',
    base: { title: 'On this page', targets: [link('Questions', { url: '#questions' })] },
    variants: [{ divider: true }],
  },
  {
    type: 'ButtonsGroup',
    base: { targets: [link('Women'), link('Men', { style: 'secondary' })] },
    variants: [...ALIGNMENTS, { equalTargetSize: true }],
  },
  {
    type: 'CtaCollection',
    base: { title: 'Ways in', targets: ['Rain', 'Cold', 'Wind', 'Heat', 'Rock'].map((text) => link(text)) },
    variants: [...ALIGNMENTS, ...SURFACES, ...TITLES],
  },
  {
    type: 'VerticalLinkList',
    base: {
      title: 'Where to?',
      items: ['Peaks', 'Coast'].map((text) => ({ ...link(text), media: scene('coast-noon') })),
    },
    variants: [...SURFACES, ...TITLES],
  },
  {
    type: 'IconTextCollection',
    base: {
      title: 'What goes in',
      items: ['Shell', 'Seams', 'Zips', 'Wages'].map((text) => ({
        icon: scene('winter-pass', ''),
        richText: `<p>${text}</p>`,
      })),
    },
    variants: [
      ...['icon-left', 'icon-above-text', 'one-column'].flatMap((variant) =>
        ['small', 'medium', 'large'].map((iconSize) => ({ variant, iconSize })),
      ),
      ...SURFACES,
    ],
  },
  {
    type: 'Picture',
    base: { ...scene('coast-noon'), width: 1600, height: 900 },
    variants: [{ target: { url: '/c/women-100000' } }, { width: 900, height: 1600 }],
  },
  {
    type: 'Spacer',
    base: {},
    variants: [...SURFACES, ...each('marginBottom', ['none', 'small', 'medium', 'large'])],
  },
  {
    type: 'Video',
    base: { ...film('native', '/media/ridge.mp4'), seoTitle: 'On the ridge' },
    variants: [
      film('youtube', 'https://www.youtube.com/watch?v=abcdef12345'),
      film('hosted', 'https://films.example/ridge'),
      ...each('paddings', ['none', 'small', 'medium', 'large']),
      { isFullWidth: true },
      { playerSettings: { autoplay: true, muted: true, loop: true, hideControls: true } },
      { tracks: [{ src: '/media/ridge.vtt', label: 'English', srclang: 'en', kind: 'captions' }] },
    ],
  },
  ...['SocialGallery', 'UgcWidget'].map((type) => ({
    type,
    base: { title: 'Worn by you', containerId: 'worn' },
  })),
  {
    type: 'RecommendationCarousel',
    base: { title: 'Most loved', widget: 'bestsellers' },
    variants: [
      ...each('variant', ['3-cards', '5-cards', '6-cards']),
      { showRatings: true },
      { target: link('All') },
    ],
  },
  {
    type: 'Upsell',
    base: {
      items: ['Cap', 'Socks', 'Gloves', 'Belt'].map((name, index) => ({
        id: `NF10020${index}`,
        sku: `SKU-${index}`,
        name,
        url: '/p/cap',
        image: scene('winter-pass', name),
        price: 20 + index,
        currency: 'USD',
      })),
    },
    variants: [...each('addToCartControls', ['cta', 'checkbox']), { stackedCount: 2, variant: 'carousel' }],
  },
  {
    type: 'ArticleGrid',
    base: { title: 'Stories', rowsToLoad: 1, gridSize: { sm: 1, md: 2, lg: 3 } },
    variants: [
      { showFilterBar: true },
      { loadMore: true },
      { loadMore: false },
      { hidePageDate: true },
      { initialQuery: 'care' },
    ],
  },
  {
    type: 'Newsletter',
    base: { title: 'Letters', campaignName: 'spring' },
    variants: [
      ...SURFACES,
      ...TITLES,
      { showHint: true },
      { policyText: '<p>I agree to <a href="/privacy">that</a>.</p>', submitCtaLabel: 'Join in' },
    ],
  },
  {
    type: 'EventSignup',
    base: {
      title: 'Trail weekend',
      eventId: 'trail-weekend',
      startDate: '2027-06-20T08:00:00Z',
      endDate: '2027-06-21T16:00:00Z',
    },
    variants: [{ subtitle: 'In Hathersage' }, { richText: '<p>Bring shoes.</p>', enablePlusOne: true }],
  },
  {
    type: 'PopUp',
    base: { name: 'Welcome', minimizedTitle: 'Something for you', richText: '<p>Ten percent.</p>' },
    variants: [
      ...SURFACES,
      ...each('logoSize', ['sm', 'md', 'lg']).map((size) => ({
        logo: { url: '/images/scenes/winter-pass', alt: 'Northfell' },
        ...size,
      })),
    ],
  },
  {
    type: 'Segmentation',
    base: {
      segments: [{ id: 'employee', targets: [line('segment-staff', 'For staff')] }],
      baselines: [line('segment-all', 'For all')],
    },
    variants: [{ isFullWidth: true }],
  },
  {
    type: 'Experience',
    base: {
      experienceId: 'winter',
      baselines: [line('experience-all', 'As ever')],
      variants: [{ name: 'Big', variantId: 'v1', targets: [line('experience-big', 'Big')] }],
    },
  },
  {
    type: 'Filter',
    base: {
      variant: 'byCategory',
      operator: 'NOT IN',
      filterBy: [],
      components: [line('filtered', 'Elsewhere')],
    },
    variants: [{ operator: 'IN' }, { variant: 'bySku', filterBy: ['NF1'] }],
  },
  { type: 'InlineCatalogGrid', base: { position: 3, columns: 2, component: card('in-grid') } },
];

export const EVERY_TYPE: readonly string[] = KINDS.map(({ type }) => type);

export const everyBlock = (): readonly BlockJson[] =>
  KINDS.flatMap(({ type, base, variants = [] }) =>
    [{}, ...variants].map((variant, index) => ({
      type,
      name: `${type} ${JSON.stringify(variant)}`.slice(0, 110),
      ...base,
      ...variant,
      id: `${type.toLowerCase()}-${index}`,
    })),
  );
