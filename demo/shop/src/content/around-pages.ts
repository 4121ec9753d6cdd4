import { northAmerican, type Phrase } from '../language.ts';
import { benefits, carousel } from './shared-blocks.ts';
import type { Json, Writer } from './writer.ts';

const page = ({ say }: Writer, slug: string, title: Phrase, blocks: readonly Json[]): Json => ({
  id: `augmented-${slug}`,
  slug,
  title: say(title),
  blocks,
});

const care = ({ say, link, scene }: Writer): Json => ({
  type: 'SplitBanner',
  id: 'confirmation-care',
  name: 'Care',
  eyebrowText: say(['While you wait', 'En attendant', 'Bis es da ist', 'Mientras esperas', 'Nell’attesa']),
  title: say(['Make it last', 'Pour que ça dure', 'Damit es lange hält', 'Haz que dure', 'Fallo durare']),
  richText: say([
    northAmerican(
      '<p>Close the zips, wash cool and dry in the shade. Our care guide has more for each fabric.</p>',
      '<p>Close the zippers, wash cool and dry in the shade. Our care guide has more for each fabric.</p>',
    ),
    {
      fr: '<p>Zips fermés, lavage doux, séchage à l’ombre. Notre guide d’entretien en dit plus sur chaque tissu.</p>',
      'fr-ca':
        '<p>Fermetures éclair fermées, lavage doux, séchage à l’ombre. Notre guide d’entretien en dit plus sur chaque tissu.</p>',
    },
    '<p>Reißverschlüsse schließen, kühl waschen, im Schatten trocknen. Mehr zu jedem Material steht in den Pflegetipps.</p>',
    '<p>Cierra las cremalleras, lava en frío y seca a la sombra. La guía de cuidados explica más sobre cada tejido.</p>',
    '<p>Chiudi le cerniere, lava a freddo, asciuga all’ombra. La guida alla cura spiega di più su ogni tessuto.</p>',
  ]),
  targets: [
    link(
      ['Care guide', 'Guide d’entretien', 'Pflegetipps', 'Guía de cuidados', 'Guida alla cura'],
      '/care',
      'secondary',
    ),
  ],
  mediaList: [
    scene(
      'forest-fleece',
      [
        'Two fleeces on a rail, a misty forest behind them',
        'Deux polaires sur un portant, une forêt brumeuse derrière elles',
        'Zwei Fleecejacken an einer Stange, dahinter ein nebliger Wald',
        'Dos forros polares en una barra, con un bosque en la niebla detrás',
        'Due pile appesi a un’asta, sullo sfondo un bosco nella nebbia',
      ],
      { sm: '3x2', md: '1x1', lg: '3x2' },
    ),
  ],
  imageWidth: 40,
  imagePosition: 'end',
});

const help = ({ say, link }: Writer): Json => ({
  type: 'BenefitBar',
  id: 'checkout-help',
  name: 'Help',
  title: say([
    'Questions before you pay?',
    'Une question avant de payer ?',
    'Fragen vor dem Bezahlen?',
    '¿Dudas antes de pagar?',
    'Domande prima di pagare?',
  ]),
  subtitle: say([
    'You can send everything back within 60 days, free of charge.',
    'Tout peut être renvoyé gratuitement sous 60 jours.',
    'Sie können alles innerhalb von 60 Tagen kostenlos zurücksenden.',
    'Puedes devolverlo todo gratis en un plazo de 60 días.',
    'Puoi restituire tutto gratuitamente entro 60 giorni.',
  ]),
  infoIcon: true,
  targets: [
    {
      id: 'checkout-contact',
      ...link(
        ['Contact us', 'Nous contacter', 'Kontakt', 'Contacto', 'Contattaci'],
        '/help/contact-us',
        'text',
      ),
    },
  ],
  alignment: 'left',
});

const waysOut = ({ say, category, categoryName, scene }: Writer): Json => ({
  type: 'Collection',
  id: 'error-categories',
  name: 'Ways out',
  variant: 'categories',
  title: say([
    'Start again from here',
    'Reprendre d’ici',
    'Von hier geht es weiter',
    'Empieza de nuevo desde aquí',
    'Riparti da qui',
  ]),
  items: (
    [
      ['100000', 'rain-shells'],
      ['200000', 'winter-down'],
      ['300000', 'kids-rain'],
      ['400000', 'city-packs'],
    ] as const
  ).map(([id, name]) => ({
    type: 'CategoryCard',
    id: `error-category-${id}`,
    title: categoryName(id),
    target: { text: categoryName(id), url: category(id) },
    mediaList: [scene(name, ['', '', '', '', ''])],
  })),
  breakpoints: {
    sm: { type: 'grid', columns: 2 },
    md: { type: 'grid', columns: 4 },
    lg: { type: 'grid', columns: 4 },
  },
});

/** Blocks around the pages of the application. */
export const aroundPages = (writer: Writer): readonly Json[] => [
  page(
    writer,
    'cart',
    [northAmerican('Bag', 'Cart'), 'Panier', 'Warenkorb', 'Cesta', 'Carrello'],
    [
      carousel(
        writer,
        'cart-bestsellers',
        ['Bestsellers', 'Meilleures ventes', 'Bestseller', 'Los más vendidos', 'I più venduti'],
        'bestsellers',
      ),
      benefits(writer, 'cart-benefits'),
    ],
  ),
  page(writer, 'checkout', ['Checkout', 'Commande', 'Kasse', 'Tramitar pedido', 'Checkout'], [help(writer)]),
  page(
    writer,
    'order-confirmation',
    ['Thank you', 'Merci', 'Danke', 'Gracias', 'Grazie'],
    [
      care(writer),
      carousel(
        writer,
        'confirmation-new',
        ['New arrivals', 'Les nouveautés', 'Neu eingetroffen', 'Novedades', 'Nuovi arrivi'],
        'new-arrivals',
      ),
    ],
  ),
  page(
    writer,
    'search',
    ['Search', 'Recherche', 'Suche', 'Buscar', 'Cerca'],
    [
      carousel(
        writer,
        'search-bestsellers',
        ['Popular products', 'Souvent recherché', 'Oft gesucht', 'Lo más buscado', 'I più cercati'],
        'bestsellers',
      ),
    ],
  ),
  page(
    writer,
    'error-4xx',
    ['Not found', 'Page introuvable', 'Nicht gefunden', 'Página no encontrada', 'Pagina non trovata'],
    [
      waysOut(writer),
      carousel(
        writer,
        'error-bestsellers',
        ['Bestsellers', 'Meilleures ventes', 'Bestseller', 'Los más vendidos', 'I più venduti'],
        'bestsellers',
      ),
    ],
  ),
];

/** Blocks below the listings of the departments. */
export const categoryPages = (writer: Writer): readonly Json[] =>
  ['100000', '200000', '300000', '400000'].map((id) => ({
    id: `category-${id}`,
    slug: id,
    title: writer.categoryName(id),
    blocks: [
      carousel(
        writer,
        `category-${id}-new`,
        ['Just in', 'Vient d’arriver', 'Gerade eingetroffen', 'Recién llegado', 'Appena arrivati'],
        'new-arrivals',
        id,
      ),
    ],
  }));
