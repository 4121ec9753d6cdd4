import type { Phrase } from '../language.ts';
import type { Json, Writer } from './writer.ts';

type WidgetName = 'bestsellers' | 'new-arrivals' | 'similar' | 'complete-the-look' | 'sale';

/** A carousel that the storefront fills with products; with a category it shows and links to that one. */
export const carousel = (
  { say, link, category }: Writer,
  id: string,
  title: Phrase,
  widget: WidgetName,
  categoryId?: string,
): Json => ({
  type: 'RecommendationCarousel',
  id,
  name: title[0],
  title: say(title),
  variant: '5-cards',
  widget,
  count: 12,
  showRatings: true,
  quickShopVisibility: 'hidden',
  ...(categoryId === undefined
    ? {}
    : { categoryId, target: link(['See all', 'Tout voir', 'Alle ansehen'], category(categoryId), 'text') }),
});

const BENEFITS: readonly (readonly [
  id: string,
  title: Phrase,
  subtitle: Phrase,
  link: Phrase,
  url: string,
])[] = [
  [
    'delivery',
    ['Free delivery from {free}', 'Livraison offerte dès {free}', 'Kostenlose Lieferung ab {free}'],
    [
      'With carriers who ring twice.',
      'Avec des transporteurs qui sonnent deux fois.',
      'Mit Zustellern, die zweimal klingeln.',
    ],
    ['Delivery', 'Livraison', 'Lieferung'],
    '/delivery',
  ],
  [
    'returns',
    ['60 days to change your mind', '60 jours pour changer d’avis', '60 Tage Bedenkzeit'],
    [
      'Returns are free, by post or in a store.',
      'Retours gratuits, par la poste ou en boutique.',
      'Kostenlos zurück, per Post oder in der Filiale.',
    ],
    ['Returns', 'Retours', 'Rückgabe'],
    '/returns',
  ],
  [
    'repairs',
    ['Repairs for life', 'Réparé à vie', 'Ein Leben lang repariert'],
    [
      'If we made it, we mend it.',
      'Ce que nous fabriquons, nous le réparons.',
      'Was wir machen, flicken wir auch.',
    ],
    ['Repairs', 'Réparations', 'Reparatur'],
    '/repairs',
  ],
];

/** Delivery, returns and repairs, side by side. */
export const benefits = ({ say, link }: Writer, id: string): Json => ({
  type: 'Collection',
  id,
  name: 'Benefits',
  variant: 'benefits',
  items: BENEFITS.map(([key, title, subtitle, text, url]) => ({
    type: 'BenefitBar',
    id: `${id}-${key}`,
    title: say(title),
    subtitle: say(subtitle),
    targets: [{ id: `${id}-${key}-link`, ...link(text, url, 'text') }],
    alignment: 'center',
  })),
  breakpoints: {
    sm: { type: 'grid', columns: 1 },
    md: { type: 'grid', columns: 3 },
    lg: { type: 'grid', columns: 3 },
  },
});
