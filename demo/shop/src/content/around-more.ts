import type { SceneName } from '@haberdash/demo-pictures/picture.ts';
import { phraseIn, type Phrase } from '../language.ts';
import { questions } from './home-more.ts';
import type { Json, Writer } from './writer.ts';

const REPAIRS: Phrase = ['Repairs', 'Réparations', 'Reparatur', 'Reparaciones', 'Riparazioni'];
const STORIES: Phrase = [
  'Read our stories',
  'Lire nos histoires',
  'Geschichten lesen',
  'Leer historias',
  'Leggi le storie',
];

const page = ({ say }: Writer, slug: string, title: Phrase, blocks: readonly Json[]): Json => ({
  id: `augmented-${slug}`,
  slug,
  title: say(title),
  blocks,
});

const band = ({ say, link }: Writer, id: string, title: Phrase, text: Phrase, url: string): Json => ({
  type: 'ThinBanner',
  id,
  name: phraseIn(title, 'en'),
  backgroundColor: 'muted',
  title: say(title),
  targets: [link(text, url, 'text')],
});

const banner = (
  { say, scene, link }: Writer,
  id: string,
  name: SceneName,
  title: Phrase,
  text: Phrase,
  to: Phrase,
  url: string,
): Json => ({
  type: 'EspotBanner',
  id,
  name: phraseIn(title, 'en'),
  title: say(title),
  subtitle: say(text),
  mediaList: [scene(name, ['', '', '', '', ''])],
  targets: [link(to, url, 'secondary')],
});

const accountPages = (writer: Writer): readonly Json[] => [
  page(
    writer,
    'account',
    ['Account', 'Compte', 'Konto', 'Cuenta', 'Account'],
    [
      banner(
        writer,
        'account-repairs',
        'city-morning',
        [
          'Something broken?',
          'Quelque chose de cassé ?',
          'Etwas kaputt?',
          '¿Algo roto?',
          'Qualcosa di rotto?',
        ],
        [
          'Send it to us and get it back mended.',
          'Envoyez-le-nous, il vous revient réparé.',
          'Schicken Sie es uns, es kommt geflickt zurück.',
          'Envíanoslo y vuelve arreglado.',
          'Spediscilo, torna riparato.',
        ],
        REPAIRS,
        '/repairs',
      ),
    ],
  ),
  page(
    writer,
    'account-profile',
    ['Profile', 'Profil', 'Profil', 'Perfil', 'Profilo'],
    [
      band(
        writer,
        'profile-privacy',
        [
          'What we know of you, and what not',
          'Ce que nous savons de vous, ou non',
          'Was wir über Sie wissen und was nicht',
          'Qué sabemos de ti y qué no',
          'Che cosa sappiamo di te, e che cosa no',
        ],
        ['Privacy', 'Confidentialité', 'Datenschutz', 'Privacidad', 'Privacy'],
        '/privacy',
      ),
    ],
  ),
];

const servicePages = (writer: Writer): readonly Json[] => [
  page(
    writer,
    'contact-us',
    ['Contact', 'Contact', 'Kontakt', 'Contacto', 'Contatti'],
    [questions(writer, 'contact-questions')],
  ),
  page(
    writer,
    'gift-card',
    ['Gift card', 'Carte cadeau', 'Geschenkkarte', 'Tarjeta regalo', 'Carta regalo'],
    [questions(writer, 'gift-card-questions')],
  ),
  page(
    writer,
    'store-locator',
    ['Stores', 'Magasins', 'Stores', 'Tiendas', 'Negozi'],
    [
      band(
        writer,
        'stores-events',
        [
          'Walks and evenings in the workshop',
          'Marches et soirées à l’atelier',
          'Wanderungen und Abende in der Werkstatt',
          'Caminatas y tardes en el taller',
          'Camminate e serate in laboratorio',
        ],
        ['Events', 'Événements', 'Veranstaltungen', 'Eventos', 'Eventi'],
        '/events',
      ),
    ],
  ),
  page(
    writer,
    'promotions',
    ['Offers', 'Offres', 'Angebote', 'Ofertas', 'Offerte'],
    [
      band(
        writer,
        'offers-stories',
        [
          'No offer beats a repair',
          'Rien ne vaut une réparation',
          'Kein Angebot schlägt eine Reparatur',
          'Ninguna oferta supera un arreglo',
          'Nessuna offerta batte una riparazione',
        ],
        STORIES,
        '/stories',
      ),
    ],
  ),
];

const entrancePages = (writer: Writer): readonly Json[] => [
  ...(['sign-in-modal', 'sign-up', 'sign-up-modal', 'loyalty-modal'] as const).map((slug) =>
    page(
      writer,
      slug,
      ['Your account', 'Votre compte', 'Ihr Konto', 'Tu cuenta', 'Il tuo account'],
      [
        band(
          writer,
          `${slug}-band`,
          [
            'Orders, returns and repairs in one place',
            'Commandes, retours et réparations au même endroit',
            'Bestellungen, Rückgaben und Reparaturen an einem Ort',
            'Pedidos, devoluciones y reparaciones en un solo lugar',
            'Ordini, resi e riparazioni in un solo posto',
          ],
          REPAIRS,
          '/repairs',
        ),
      ],
    ),
  ),
  ...(['basecamp', 'westend'] as const).map((slug) =>
    page(
      writer,
      slug,
      ['Northfell', 'Northfell', 'Northfell', 'Northfell', 'Northfell'],
      [
        banner(
          writer,
          `${slug}-banner`,
          'alpine-noon',
          ['Come out with us', 'Sortez avec nous', 'Kommen Sie mit raus', 'Sal con nosotros', 'Esci con noi'],
          [
            'Walks, runs and evenings in the workshop.',
            'Marches, courses et soirées à l’atelier.',
            'Wanderungen, Läufe und Abende in der Werkstatt.',
            'Caminatas, carreras y tardes en el taller.',
            'Camminate, corse e serate in laboratorio.',
          ],
          ['Events', 'Événements', 'Veranstaltungen', 'Eventos', 'Eventi'],
          '/events',
        ),
      ],
    ),
  ),
];

/** Blocks around the pages of accounts, stores and contact. */
export const morePages = (writer: Writer): readonly Json[] => [
  ...accountPages(writer),
  ...servicePages(writer),
  ...entrancePages(writer),
];
