import { northAmerican, type Phrase, phraseIn } from '../language.ts';
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
  name: phraseIn(title, 'en'),
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
      northAmerican('Free delivery from {free}', 'Free shipping over {free}'),
      'Livraison offerte dès {free}',
      'Kostenlose Lieferung ab {free}',
      'Envío gratis a partir de {free}',
      'Spedizione gratuita da {free}',
    ],
    [
      northAmerican('Standard delivery to your door.', 'Standard shipping to your door.'),
      'Livraison standard à domicile.',
      'Standardversand bis an die Haustür.',
      'Envío estándar a domicilio.',
      'Spedizione standard a domicilio.',
    ],
    [northAmerican('Delivery', 'Shipping'), 'Livraison', 'Lieferung', 'Envío', 'Spedizione'],
    '/delivery',
  ],
  [
    'returns',
    [
      '60 days to change your mind',
      '60 jours pour changer d’avis',
      '60 Tage Rückgaberecht',
      '60 días para cambiar de opinión',
      '60 giorni per cambiare idea',
    ],
    [
      northAmerican('Returns by post are free.', 'Returns by mail are free.'),
      'Retours gratuits par la poste.',
      'Kostenlose Rücksendung per Post.',
      'Devoluciones gratis por correo.',
      'Resi gratuiti per posta.',
    ],
    ['Returns', 'Retours', 'Rückgabe', 'Devoluciones', 'Resi'],
    '/returns',
  ],
  [
    'repairs',
    [
      'Free repairs',
      'Réparations gratuites',
      'Kostenlose Reparatur',
      'Reparaciones gratis',
      'Riparazioni gratuite',
    ],
    [
      'If we made it, we repair it.',
      'Ce que nous fabriquons, nous le réparons.',
      'Was wir herstellen, reparieren wir auch.',
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
