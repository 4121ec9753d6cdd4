import type { SeedPrice, SeedProduct } from '@haberdash/commerce-api/seed/seed-source.ts';
import { CUSTOM_PRODUCTS } from '@haberdash/demo-pictures/custom.ts';
import { GIFT_CARD_PICTURE } from '@haberdash/demo-pictures/gift-card.ts';

import { upcCheckDigit } from './codes.ts';
import { LANGUAGES, texts, type Phrase } from './language.ts';
import { CURRENCIES, pricePair } from './prices.ts';
import { SPECIAL_CATEGORY_ID } from './taxonomy.ts';

/** Texts in the order of LANGUAGES. */
interface Words {
  readonly name: Phrase;
  readonly kind: Phrase;
  readonly description: Phrase;
  readonly features: readonly Phrase[];
}

const OWN_COLOR = {
  id: 'own-design',
  labels: texts(['Your design', 'Votre modèle', 'Ihr Entwurf', 'Tu diseño', 'Il tuo design']),
  family: 'green',
};
const CUSTOM_LOOK = { base: '#2f4a40', accent: '#d6c7ab', trim: '#c4622d' };

const MADE_TO_ORDER: Phrase = [
  'Made to order in our own workshop, in about two weeks',
  'Confectionné à la commande dans notre atelier, en deux semaines environ',
  'In unserer eigenen Werkstatt auf Bestellung gefertigt, in etwa zwei Wochen',
  'Hecho por encargo en nuestro taller, en unas dos semanas',
  'Realizzato su ordinazione nel nostro laboratorio, in circa due settimane',
];
const NINE_CLOTHS: Phrase = [
  'Body, panels and straps in nine cloths each',
  'Corps, panneaux et sangles : neuf tissus au choix',
  'Hauptteil, Besätze und Riemen in je neun Stoffen',
  'Cuerpo, paneles y correas en nueve telas cada uno',
  'Corpo, pannelli e cinghie in nove tessuti ciascuno',
];
const INITIALS: Phrase = [
  'Up to three initials, embroidered',
  'Jusqu’à trois initiales brodées',
  'Bis zu drei gestickte Initialen',
  'Hasta tres iniciales bordadas',
  'Fino a tre iniziali ricamate',
];

const CUSTOM: Readonly<
  Record<
    string,
    Words &
      Pick<SeedProduct, 'currencies'> & {
        readonly usd: number;
        readonly size: string;
        readonly slug: string;
      }
  >
> = {
  NFCUSTPK: {
    slug: 'own-daypack',
    usd: 140,
    size: 'L22',
    name: ['Own Daypack', 'Own Daypack', 'Own Daypack', 'Own Daypack', 'Own Daypack'],
    kind: [
      'Custom daypack',
      'Sac à dos personnalisé',
      'Rucksack nach Maß',
      'Mochila personalizada',
      'Zaino personalizzato',
    ],
    description: [
      'The daypack that we carry ourselves, in the cloths that you choose. Room for a day, a back that breathes, and a pocket for everything that has to be at hand.',
      'Le sac que nous portons nous-mêmes, dans les couleurs de votre choix. Vingt-deux litres, un dos aéré et une poche pour tout ce qui doit rester à portée de main.',
      'Der Rucksack, den wir selbst tragen, in den Farben Ihrer Wahl. Zweiundzwanzig Liter, ein Rücken, der atmet, und ein Fach für alles, was griffbereit sein muss.',
      'La mochila que llevamos nosotros, en los colores que elijas. Veintidós litros, espalda transpirable y un bolsillo para todo lo que debe estar a mano.',
      'Lo zaino che portiamo noi stessi, nei colori che scegli. Ventidue litri, uno schienale traspirante e una tasca per tutto ciò che serve a portata di mano.',
    ],
    features: [MADE_TO_ORDER, NINE_CLOTHS, INITIALS],
  },
  NFCUSTWK: {
    slug: 'own-weekender',
    usd: 165,
    // Shipped within North America only.
    currencies: ['USD', 'CAD'],
    size: 'L35',
    name: ['Own Weekender', 'Own Weekender', 'Own Weekender', 'Own Weekender', 'Own Weekender'],
    kind: [
      'Custom weekender',
      'Sac de week-end personnalisé',
      'Reisetasche nach Maß',
      'Bolsa de viaje personalizada',
      'Borsone personalizzato',
    ],
    description: [
      'A bag for two nights away, in the cloths that you choose. It opens wide, stands by itself and fits under the seat in front.',
      'Un sac pour deux nuits ailleurs, dans les couleurs de votre choix. Il s’ouvre en grand, tient debout et se glisse sous le siège.',
      'Eine Tasche für zwei Nächte, in den Farben Ihrer Wahl. Sie öffnet weit, steht von selbst und passt unter den Vordersitz.',
      'Una bolsa para dos noches fuera, en los colores que elijas. Se abre del todo, se tiene en pie y cabe bajo el asiento.',
      'Una borsa per due notti fuori, nei colori che scegli. Si apre bene, sta in piedi da sola e va sotto il sedile davanti.',
    ],
    features: [MADE_TO_ORDER, NINE_CLOTHS, INITIALS],
  },
  NFCUSTCP: {
    slug: 'own-trail-cap',
    usd: 42,
    size: 'OS',
    name: ['Own Trail Cap', 'Own Trail Cap', 'Own Trail Cap', 'Own Trail Cap', 'Own Trail Cap'],
    kind: [
      'Custom cap',
      'Casquette personnalisée',
      'Kappe nach Maß',
      'Gorra personalizada',
      'Cappellino personalizzato',
    ],
    description: [
      'A light cap for long days in the sun, in the cloths that you choose. It packs flat and dries while you have lunch.',
      'Une casquette légère pour les longues journées au soleil, dans les couleurs de votre choix. Elle se plie et sèche le temps d’un déjeuner.',
      'Eine leichte Kappe für lange Tage in der Sonne, in den Farben Ihrer Wahl. Sie lässt sich flach packen und trocknet während der Pause.',
      'Una gorra ligera para días largos al sol, en los colores que elijas. Se pliega y se seca mientras comes.',
      'Un cappellino leggero per lunghe giornate al sole, nei colori che scegli. Si piega e asciuga durante il pranzo.',
    ],
    features: [MADE_TO_ORDER, NINE_CLOTHS, INITIALS],
  },
};

const GIFT_CARD: Words = {
  name: ['Gift card', 'Carte cadeau', 'Geschenkkarte', 'Tarjeta regalo', 'Carta regalo'],
  kind: [
    'Sent by email',
    'Envoyée par e-mail',
    'Per E-Mail verschickt',
    'Enviada por correo electrónico',
    'Inviata per e-mail',
  ],
  description: [
    'The right size for everybody. Choose what it is worth, write a few words, and say when it shall arrive: we send it by email, and it is good for everything in the shop.',
    'La bonne taille pour tout le monde. Choisissez le montant, écrivez quelques mots et dites quand elle doit arriver : nous l’envoyons par e-mail, et elle vaut pour toute la boutique.',
    'Die richtige Größe für alle. Wählen Sie den Betrag, schreiben Sie ein paar Worte und sagen Sie, wann sie ankommen soll: Wir schicken sie per E-Mail, und sie gilt für alles im Shop.',
    'La talla perfecta para todos. Elige el importe, escribe unas palabras y di cuándo debe llegar: la enviamos por correo electrónico y vale para toda la tienda.',
    'La taglia giusta per tutti. Scegli l’importo, scrivi due righe e indica quando deve arrivare: la inviamo per e-mail e vale per tutto il negozio.',
  ],
  features: [
    [
      'From 10 to 500, in the currency of the shop',
      'De 10 à 500, dans la devise de la boutique',
      'Von 10 bis 500 in der Währung des Shops',
      'De 10 a 500, en la moneda de la tienda',
      'Da 10 a 500, nella valuta del negozio',
    ],
    [
      'Sent at once, or on a day of the coming year',
      'Envoyée tout de suite, ou un jour de l’année à venir',
      'Sofort oder an einem Tag des kommenden Jahres verschickt',
      'Enviada al momento o un día del año próximo',
      'Inviata subito o in un giorno dell’anno a venire',
    ],
    [
      'Pays for one order or for several',
      'Règle une commande ou plusieurs',
      'Für eine Bestellung oder mehrere',
      'Para un pedido o para varios',
      'Per uno o più ordini',
    ],
  ],
};
const GIFT_CARD_ID = 'NFGIFTCD';
/** The default value; minor units. */
const GIFT_CARD_WORTH = 5_000;
const IN_STOCK = 5_000;

const copiesOf = ({ name, kind, description, features }: Words): SeedProduct['copies'] =>
  LANGUAGES.map((language) => ({
    language,
    name: texts(name)[language],
    kindLabel: texts(kind)[language],
    description: texts(description)[language],
    features: features.map((feature) => texts(feature)[language]),
    materials: [],
    care: [],
    fit: undefined,
    keywords: [texts(kind)[language]],
  }));

const everyCurrency = (price: (currency: (typeof CURRENCIES)[number]) => SeedPrice) =>
  Object.fromEntries(CURRENCIES.map((currency) => [currency, price(currency)]));

const shared = {
  gender: 'unisex',
  categoryId: SPECIAL_CATEGORY_ID,
  categoryIds: [SPECIAL_CATEGORY_ID],
  activities: [],
  status: 'active',
  createdAt: new Date(Date.UTC(2026, 2, 2)),
  popularity: 10,
  badge: undefined,
  inStores: [],
  reviews: [],
  questions: [],
} as const;

const upcOf = (ordinal: number): string => {
  const digits = `71${String(ordinal).padStart(9, '0')}`;
  return `${digits}${upcCheckDigit(digits)}`;
};

const variantOf = (id: string, colorId: string, sizeId: string, ordinal: number) => [
  { id: `${id}000`, upc: upcOf(ordinal), colorId, sizeId, sizePosition: 0, quantity: IN_STOCK, maxQty: 10 },
];

const customProducts = (): SeedProduct[] =>
  CUSTOM_PRODUCTS.map(({ id, picture }, index) => {
    const words = CUSTOM[id];
    if (words === undefined) throw new Error(`Nobody has written of the product ${id}`);
    const { usd, size, slug, currencies } = words;
    return {
      ...shared,
      id,
      slug,
      kind: picture.kind,
      soldAs: 'custom',
      currencies,
      copies: copiesOf(words),
      colors: [
        {
          way: { ...OWN_COLOR, base: CUSTOM_LOOK.base },
          position: 0,
          picture: { ...picture, ...CUSTOM_LOOK },
          prices: everyCurrency((currency) => pricePair(usd, currency, 0)),
        },
      ],
      variants: variantOf(id, OWN_COLOR.id, size, index + 1),
    };
  });

/** Products without stock: made to order, and the gift card. */
export const specialProducts = (): SeedProduct[] => [
  ...customProducts(),
  {
    ...shared,
    id: GIFT_CARD_ID,
    slug: 'gift-card',
    kind: 'gift-card',
    soldAs: 'gift-card',
    copies: copiesOf(GIFT_CARD),
    colors: [
      {
        way: {
          id: 'ridge',
          labels: texts(['Ridge', 'Crête', 'Grat', 'Cresta', 'Cresta']),
          base: '#2c5a57',
          family: 'green',
        },
        position: 0,
        picture: GIFT_CARD_PICTURE,
        prices: everyCurrency(() => ({ current: GIFT_CARD_WORTH, original: GIFT_CARD_WORTH, past: [] })),
      },
    ],
    variants: variantOf(GIFT_CARD_ID, 'ridge', 'OS', 9),
  },
];
