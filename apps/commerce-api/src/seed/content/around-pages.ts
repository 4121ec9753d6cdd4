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
  eyebrowText: say(['While you wait', 'En attendant', 'Bis es da ist']),
  title: say(['Make it last', 'Pour que ça dure', 'Damit es lange hält']),
  richText: say([
    '<p>Close the zips, wash cool, dry in the shade. Our care pages say what each fabric likes and what it never forgives.</p>',
    '<p>Zips fermés, lavage doux, séchage à l’ombre. Nos pages d’entretien disent ce que chaque tissu aime et ce qu’il ne pardonne pas.</p>',
    '<p>Zips zu, kühl waschen, im Schatten trocknen. Unsere Pflegeseiten sagen, was jeder Stoff mag und was er nie verzeiht.</p>',
  ]),
  targets: [link(['Care guide', 'Guide d’entretien', 'Pflegetipps'], '/care', 'secondary')],
  mediaList: [
    scene(
      'lake-camp',
      [
        'Clothes dry on a line beside a tent',
        'Du linge sèche près d’une tente',
        'Kleider trocknen neben einem Zelt',
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
  title: say(['Questions before you pay?', 'Une question avant de payer ?', 'Fragen vor dem Bezahlen?']),
  subtitle: say([
    'You can send everything back within 60 days, free of charge.',
    'Tout peut être renvoyé gratuitement sous 60 jours.',
    'Du kannst alles innerhalb von 60 Tagen kostenlos zurückschicken.',
  ]),
  infoIcon: true,
  targets: [
    {
      id: 'checkout-contact',
      ...link(['Talk to us', 'Nous contacter', 'Sprich mit uns'], '/contact', 'text'),
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
  ]),
  alignment: 'center',
});

const waysOut = ({ say, category, categoryName, scene }: Writer): Json => ({
  type: 'Collection',
  id: 'error-categories',
  name: 'Ways out',
  variant: 'categories',
  title: say(['Start again from here', 'Reprendre d’ici', 'Von hier geht es weiter']),
  items: (
    [
      ['100000', 'alpine-noon'],
      ['200000', 'ridge-dusk'],
      ['300000', 'lake-camp'],
      ['400000', 'winter-pass'],
    ] as const
  ).map(([id, name]) => ({
    type: 'CategoryCard',
    id: `error-category-${id}`,
    title: categoryName(id),
    target: { text: categoryName(id), url: category(id) },
    mediaList: [scene(name, ['', '', ''])],
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
    ['Cart', 'Panier', 'Warenkorb'],
    [
      carousel(
        writer,
        'cart-bestsellers',
        ['Good company', 'En bonne compagnie', 'In guter Gesellschaft'],
        'bestsellers',
      ),
      benefits(writer, 'cart-benefits'),
    ],
  ),
  page(writer, 'checkout', ['Checkout', 'Commande', 'Kasse'], [help(writer)]),
  page(
    writer,
    'order-confirmation',
    ['Thank you', 'Merci', 'Danke'],
    [
      care(writer),
      carousel(
        writer,
        'confirmation-new',
        ['New this week', 'Nouveautés de la semaine', 'Neu in dieser Woche'],
        'new-arrivals',
      ),
    ],
  ),
  page(
    writer,
    'search',
    ['Search', 'Recherche', 'Suche'],
    [
      carousel(
        writer,
        'search-bestsellers',
        ['Often looked for', 'Souvent recherché', 'Oft gesucht'],
        'bestsellers',
      ),
    ],
  ),
  page(
    writer,
    'error-4xx',
    ['Not found', 'Page introuvable', 'Nicht gefunden'],
    [
      lostWay(writer),
      waysOut(writer),
      carousel(
        writer,
        'error-bestsellers',
        ['Or one of these', 'Ou l’un de ceux-ci', 'Oder eins davon'],
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
        ['Just in', 'Vient d’arriver', 'Gerade eingetroffen'],
        'new-arrivals',
        id,
      ),
    ],
  }));
