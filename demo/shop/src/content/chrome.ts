import type { SceneName } from '@haberdash/demo-pictures/picture.ts';
import { northAmerican, type Phrase } from '../language.ts';
import { CATEGORIES, type CategoryNode } from '../taxonomy.ts';
import { infoPagesOf } from './info/index.ts';
import type { Json, Writer } from './writer.ts';

const childrenOf = (id: string): CategoryNode[] => CATEGORIES.filter(({ parentId }) => parentId === id);

const menuLink = ({ category, categoryName }: Writer, node: CategoryNode): Json => {
  const title = categoryName(node.id);
  return {
    id: `menu-${node.id}`,
    name: node.names.en,
    title,
    delocalizedTracking: node.titles.en,
    target: { text: title, url: category(node.id) },
  };
};

const selector = (writer: Writer, title: Phrase, scene: SceneName, categoryId: string): Json => {
  const text = writer.say(title);
  return {
    title: text,
    image: { src: writer.sceneUrl(scene), alt: '' },
    target: { text, url: writer.category(categoryId) },
  };
};

interface Top {
  readonly id: string;
  readonly style?: 'sale';
  readonly banner?: readonly [title: Phrase, scene: SceneName, categoryId: string];
}

const TOPS: readonly Top[] = [
  {
    id: '800000',
    banner: [
      [
        northAmerican('New for autumn', 'New for fall'),
        'Nouveautés d’automne',
        'Neu im Herbst',
        'Las novedades de otoño',
        'Gli arrivi d’autunno',
      ],
      'new-arrivals',
      '800000',
    ],
  },
  {
    id: '100000',
    banner: [
      [
        'Rain and wind jackets',
        'Vestes contre la pluie',
        'Regen- und Windjacken',
        'Chaquetas impermeables',
        'Giacche impermeabili',
      ],
      'rain-shells',
      '110100',
    ],
  },
  {
    id: '200000',
    banner: [
      ['Insulated jackets', 'Doudounes', 'Warme Jacken', 'Chaquetas acolchadas', 'Giacche imbottite'],
      'winter-down',
      '210200',
    ],
  },
  {
    id: '300000',
    banner: [
      [
        'Kids’ rain jackets',
        'Imperméables enfant',
        'Regenjacken für Kinder',
        'Chubasqueros para niños',
        'Giacche da pioggia da bambino',
      ],
      'kids-rain',
      '310100',
    ],
  },
  {
    id: '400000',
    banner: [['Tents', 'Tentes', 'Zelte', 'Tiendas de campaña', 'Tende'], 'lake-tents', '420100'],
  },
  { id: '900000', style: 'sale' },
];

function columnsOf(writer: Writer, id: string): Json[] {
  const groups = childrenOf(id);
  const isFlat = groups.every((group) => childrenOf(group.id).length === 0);
  if (isFlat) return [{ children: groups.map((group) => menuLink(writer, group)) }];
  return groups.map((group) => {
    const title = writer.categoryName(group.id);
    return {
      title,
      target: { text: title, url: writer.category(group.id) },
      children: childrenOf(group.id).map((leaf) => menuLink(writer, leaf)),
    };
  });
}

/** The main menu: departments, their groups as columns, and what stands in them. */
export const menu = (writer: Writer): Json => ({
  items: TOPS.flatMap(({ id, style, banner }) => {
    const node = CATEGORIES.find((category) => category.id === id);
    if (node === undefined) return [];
    return [
      {
        ...menuLink(writer, node),
        columns: columnsOf(writer, id),
        ...(style ? { menuStyle: style } : {}),
        ...(banner ? { menuBanner: selector(writer, ...banner) } : {}),
      },
    ];
  }),
});

/** Columns of links below every page. */
export const footer = (writer: Writer): Json => {
  const { say, category, categoryName } = writer;
  const pages = infoPagesOf(writer);
  const info = (slug: string): Json => {
    const found = pages.find((page) => page.slug === slug);
    if (found === undefined) throw new Error(`No page ${slug}`);
    return { text: say(found.title), url: `/${slug}` };
  };
  return {
    columns: [
      {
        title: say(['Shop', 'Boutique', 'Shop', 'Tienda', 'Shop']),
        links: ['800000', '100000', '200000', '300000', '400000', '900000'].map((id) => ({
          text: categoryName(id),
          url: category(id),
        })),
      },
      {
        title: say(['Help', 'Aide', 'Hilfe', 'Ayuda', 'Aiuto']),
        links: [
          {
            text: say([
              'Track your order',
              'Suivre votre commande',
              'Bestellung verfolgen',
              'Sigue tu pedido',
              'Segui il tuo ordine',
            ]),
            url: '/track-order',
          },
          ...['delivery', 'returns', 'payment', 'size-guide', 'care'].map(info),
          {
            text: say([
              'Warranty claim',
              'Demande de garantie',
              'Garantiefall melden',
              'Reclamación de garantía',
              'Richiesta di garanzia',
            ]),
            url: '/warranty',
          },
          {
            text: say(['Contact', 'Contact', 'Kontakt', 'Contacto', 'Contatti']),
            url: '/help/contact-us',
          },
        ],
      },
      {
        title: 'Northfell',
        links: [
          { text: say(['Stores', 'Magasins', 'Stores', 'Tiendas', 'Negozi']), url: '/stores' },
          ...['about', 'repairs', 'recycling'].map(info),
        ],
      },
    ],
    legal: [
      'terms',
      'privacy',
      ...pages.filter(({ isEuropean }) => isEuropean).map(({ slug }) => slug),
      'accessibility',
    ].map(info),
    note: say([
      'Northfell is an invented brand: a demonstration shop of the Haberdash storefront.',
      'Northfell est une marque inventée : une boutique de démonstration de Haberdash.',
      'Northfell ist eine erfundene Marke: ein Demonstrationsshop von Haberdash.',
      'Northfell es una marca inventada: una tienda de demostración de Haberdash.',
      'Northfell è un marchio inventato: un negozio dimostrativo di Haberdash.',
    ]),
  };
};

/** The line above every page. */
export const promoBar = ({ say, link, category }: Writer): Json => ({
  id: 'fragment-promo-bar',
  slug: 'promo-bar',
  title: say(['Announcements', 'Annonces', 'Hinweise', 'Avisos', 'Annunci']),
  blocks: [
    {
      type: 'PromoBar',
      id: 'promo-bar',
      name: 'Promo bar',
      autorotateTime: 7,
      closable: true,
      messages: [
        {
          id: 'delivery',
          sectionId: 'all',
          background: 'inverse',
          textColor: 'inverse',
          clickable: false,
          richText: say([
            northAmerican(
              'Free delivery from {free}, free returns for 60 days',
              'Free shipping over {free}, free returns for 60 days',
            ),
            'Livraison offerte dès {free}, retours gratuits pendant 60 jours',
            'Kostenlose Lieferung ab {free}, 60 Tage kostenlose Rückgabe',
            'Envío gratis a partir de {free} y devoluciones gratuitas durante 60 días',
            'Spedizione gratuita da {free}, resi gratuiti entro 60 giorni',
          ]),
          targets: [],
        },
        {
          id: 'welcome',
          sectionId: 'all',
          background: 'inverse',
          textColor: 'inverse',
          clickable: true,
          richText: say([
            '10% off with the code <strong>WELCOME10</strong>',
            '10 % de remise avec le code <strong>WELCOME10</strong>',
            '10 % Rabatt mit dem Code <strong>WELCOME10</strong>',
            '10 % de descuento con el código <strong>WELCOME10</strong>',
            '10% di sconto con il codice <strong>WELCOME10</strong>',
          ]),
          targets: [
            link(
              ['Shop new', 'Voir les nouveautés', 'Neuheiten ansehen', 'Ver novedades', 'Scopri le novità'],
              category('800000'),
            ),
          ],
        },
        {
          id: 'repairs',
          sectionId: 'all',
          background: 'inverse',
          textColor: 'inverse',
          clickable: true,
          richText: say([
            'If we made it, we repair it',
            'Ce que nous fabriquons, nous le réparons',
            'Was wir herstellen, reparieren wir auch',
            'Si lo hicimos nosotros, lo reparamos',
            'Se l’abbiamo fatto noi, lo ripariamo',
          ]),
          targets: [link(['Repairs', 'Réparations', 'Reparatur', 'Reparaciones', 'Riparazioni'], '/repairs')],
        },
      ],
    },
  ],
});
