import type { Phrase } from '../language.ts';
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
    '<p>Close the zips, wash cool, dry in the shade. Our care pages say what each fabric likes and what it never forgives.</p>',
    '<p>Zips fermés, lavage doux, séchage à l’ombre. Nos pages d’entretien disent ce que chaque tissu aime et ce qu’il ne pardonne pas.</p>',
    '<p>Zips zu, kühl waschen, im Schatten trocknen. Unsere Pflegeseiten sagen, was jeder Stoff mag und was er nie verzeiht.</p>',
    '<p>Cierra las cremalleras, lava en frío y seca a la sombra. Nuestras páginas de cuidados cuentan qué le gusta a cada tejido y qué no perdona nunca.</p>',
    '<p>Chiudi le cerniere, lava a freddo, asciuga all’ombra. Le nostre pagine sulla cura raccontano che cosa piace a ogni tessuto e che cosa non perdona mai.</p>',
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
      'lake-camp',
      [
        'Clothes dry on a line beside a tent',
        'Du linge sèche près d’une tente',
        'Kleider trocknen neben einem Zelt',
        'Ropa tendida junto a una tienda de campaña',
        'Panni stesi accanto a una tenda',
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
    'Du kannst alles innerhalb von 60 Tagen kostenlos zurückschicken.',
    'Puedes devolverlo todo gratis en un plazo de 60 días.',
    'Puoi restituire tutto gratuitamente entro 60 giorni.',
  ]),
  infoIcon: true,
  targets: [
    {
      id: 'checkout-contact',
      ...link(
        ['Talk to us', 'Nous contacter', 'Sprich mit uns', 'Habla con nosotros', 'Parla con noi'],
        '/contact',
        'text',
      ),
    },
  ],
  alignment: 'left',
});

const lostWay = (writer: Writer): Json => ({
  type: 'RichText',
  id: 'error-text',
  name: 'Lost way',
  richText: writer.say([
    '<p>The path ends here. It may have been moved, or the product has found its last owner. These lead somewhere:</p>',
    '<p>Le sentier s’arrête ici. La page a peut-être changé d’adresse, ou l’article a trouvé son dernier propriétaire. Ceux-ci mènent quelque part :</p>',
    '<p>Hier endet der Weg. Vielleicht ist die Seite umgezogen, oder das Produkt hat seinen letzten Besitzer gefunden. Diese hier führen weiter:</p>',
    '<p>El camino termina aquí. Puede que lo hayan movido o que el artículo haya encontrado a su último dueño. Estos sí llevan a alguna parte:</p>',
    '<p>Il sentiero finisce qui. Forse è stato spostato, o l’articolo ha trovato il suo ultimo proprietario. Questi portano da qualche parte:</p>',
  ]),
  alignment: 'center',
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
    ['Cart', 'Panier', 'Warenkorb', 'Cesta', 'Carrello'],
    [
      carousel(
        writer,
        'cart-bestsellers',
        [
          'Good company',
          'En bonne compagnie',
          'In guter Gesellschaft',
          'En buena compañía',
          'In buona compagnia',
        ],
        'bestsellers',
      ),
      benefits(writer, 'cart-benefits'),
    ],
  ),
  page(writer, 'checkout', ['Checkout', 'Commande', 'Kasse', 'Tramitar pedido', 'Ordine'], [help(writer)]),
  page(
    writer,
    'order-confirmation',
    ['Thank you', 'Merci', 'Danke', 'Gracias', 'Grazie'],
    [
      care(writer),
      carousel(
        writer,
        'confirmation-new',
        [
          'New this week',
          'Nouveautés de la semaine',
          'Neu in dieser Woche',
          'Novedades de la semana',
          'Novità della settimana',
        ],
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
        ['Often looked for', 'Souvent recherché', 'Oft gesucht', 'Lo más buscado', 'I più cercati'],
        'bestsellers',
      ),
    ],
  ),
  page(
    writer,
    'error-4xx',
    ['Not found', 'Page introuvable', 'Nicht gefunden', 'Página no encontrada', 'Pagina non trovata'],
    [
      lostWay(writer),
      waysOut(writer),
      carousel(
        writer,
        'error-bestsellers',
        [
          'Or one of these',
          'Ou l’un de ceux-ci',
          'Oder eins davon',
          'O uno de estos',
          'Oppure uno di questi',
        ],
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
