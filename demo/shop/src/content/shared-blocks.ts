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
    : {
        categoryId,
        target: link(
          ['See all', 'Tout voir', 'Alle ansehen', 'Ver todo', 'Vedi tutto'],
          category(categoryId),
          'text',
        ),
      }),
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
    [
      'Free delivery from {free}',
      'Livraison offerte dès {free}',
      'Kostenlose Lieferung ab {free}',
      'Envío gratis a partir de {free}',
      'Spedizione gratuita da {free}',
    ],
    [
      'With carriers who ring twice.',
      'Avec des transporteurs qui sonnent deux fois.',
      'Mit Zustellern, die zweimal klingeln.',
      'Con transportistas que llaman dos veces.',
      'Con corrieri che suonano due volte.',
    ],
    ['Delivery', 'Livraison', 'Lieferung', 'Envío', 'Spedizione'],
    '/delivery',
  ],
  [
    'returns',
    [
      '60 days to change your mind',
      '60 jours pour changer d’avis',
      '60 Tage Bedenkzeit',
      '60 días para cambiar de opinión',
      '60 giorni per cambiare idea',
    ],
    [
      'Returns are free, by post or in a store.',
      'Retours gratuits, par la poste ou en boutique.',
      'Kostenlos zurück, per Post oder in der Filiale.',
      'Devoluciones gratis, por correo o en una tienda.',
      'Resi gratuiti, per posta o in negozio.',
    ],
    ['Returns', 'Retours', 'Rückgabe', 'Devoluciones', 'Resi'],
    '/returns',
  ],
  [
    'repairs',
    [
      'Repairs for life',
      'Réparé à vie',
      'Ein Leben lang repariert',
      'Reparaciones de por vida',
      'Riparazioni a vita',
    ],
    [
      'If we made it, we mend it.',
      'Ce que nous fabriquons, nous le réparons.',
      'Was wir machen, flicken wir auch.',
      'Si lo hicimos nosotros, lo reparamos.',
      'Se l’abbiamo fatto noi, lo ripariamo.',
    ],
    ['Repairs', 'Réparations', 'Reparatur', 'Reparaciones', 'Riparazioni'],
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
