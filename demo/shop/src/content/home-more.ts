import type { SceneName } from '@haberdash/demo-pictures/picture.ts';
import { american, northAmerican, type Phrase } from '../language.ts';
import type { Json, Writer } from './writer.ts';

const NO_ALT: Phrase = ['', '', '', '', ''];

const PLACES: readonly (readonly [text: Phrase, scene: SceneName, categoryId: string])[] = [
  [
    [
      'Above the tree line',
      'Au-dessus des arbres',
      'Über die Baumgrenze',
      'Por encima del bosque',
      'Oltre gli alberi',
    ],
    'alpine-noon',
    '110100',
  ],
  [
    ['Along the coast', 'Le long de la côte', 'An der Küste entlang', 'Por la costa', 'Lungo la costa'],
    'coast-noon',
    '210200',
  ],
  [['Into the forest', 'Dans la forêt', 'In den Wald', 'Al bosque', 'Nel bosco'], 'forest-morning', '120100'],
  [['To the lake', 'Au bord du lac', 'An den See', 'Al lago', 'Al lago'], 'lake-camp', '420100'],
];

/** Ways into the shop by where somebody is going. */
export const places = ({ say, category, scene }: Writer): Json => ({
  type: 'VerticalLinkList',
  id: 'home-places',
  name: 'Places',
  title: say([
    'Where are you going?',
    'Où allez-vous ?',
    'Wohin soll es gehen?',
    '¿Adónde vas?',
    'Dove vai?',
  ]),
  items: PLACES.map(([text, name, id]) => ({
    text: say(text),
    url: category(id),
    media: scene(name, NO_ALT),
  })),
});

const PROMISES: readonly (readonly [scene: SceneName, html: Phrase])[] = [
  [
    'rain-shells',
    [
      '<p><strong>No PFAS.</strong> Water rolls off all the same.</p>',
      '<p><strong>Sans PFAS.</strong> L’eau perle tout autant.</p>',
      '<p><strong>Ohne PFAS.</strong> Wasser perlt trotzdem ab.</p>',
      '<p><strong>Sin PFAS.</strong> El agua resbala igual.</p>',
      '<p><strong>Senza PFAS.</strong> L’acqua scivola lo stesso.</p>',
    ],
  ],
  [
    'forest-fleece',
    [
      '<p><strong>Recycled.</strong> Fleece from bottles, shells from nets.</p>',
      '<p><strong>Recyclé.</strong> Des polaires de bouteilles, des vestes de filets.</p>',
      '<p><strong>Recycelt.</strong> Fleece aus Flaschen, Jacken aus Netzen.</p>',
      '<p><strong>Reciclado.</strong> Forros de botellas, chaquetas de redes.</p>',
      '<p><strong>Riciclato.</strong> Pile da bottiglie, gusci da reti.</p>',
    ],
  ],
  [
    'city-packs',
    [
      '<p><strong>Made to be opened.</strong> Every buckle can be replaced.</p>',
      '<p><strong>Fait pour s’ouvrir.</strong> Chaque boucle se remplace.</p>',
      '<p><strong>Zum Öffnen gebaut.</strong> Jede Schnalle lässt sich tauschen.</p>',
      '<p><strong>Hecho para abrirse.</strong> Cada hebilla se puede cambiar.</p>',
      '<p><strong>Fatto per aprirsi.</strong> Ogni fibbia si sostituisce.</p>',
    ],
  ],
  [
    'winter-down',
    [
      '<p><strong>Traced down.</strong> We know every farm.</p>',
      '<p><strong>Duvet tracé.</strong> Nous connaissons chaque ferme.</p>',
      '<p><strong>Daune mit Herkunft.</strong> Wir kennen jeden Hof.</p>',
      '<p><strong>Pluma trazable.</strong> Conocemos cada granja.</p>',
      '<p><strong>Piuma tracciata.</strong> Conosciamo ogni allevamento.</p>',
    ],
  ],
];

/** What goes into the clothes. */
export const promises = ({ say, sceneUrl }: Writer): Json => ({
  type: 'IconTextCollection',
  id: 'home-promises',
  name: 'Promises',
  title: say([
    'What goes in, and what does not',
    'Ce que nous y mettons, et ce que nous laissons',
    'Was hineinkommt und was nicht',
    'Lo que ponemos y lo que no',
    'Che cosa mettiamo, e che cosa no',
  ]),
  variant: 'icon-left',
  iconSize: 'large',
  items: PROMISES.map(([scene, html]) => ({ icon: { src: sceneUrl(scene), alt: '' }, richText: say(html) })),
});

const greeting = ({ say, link }: Writer, id: string, title: Phrase, text: Phrase, url: string): Json => ({
  type: 'ThinBanner',
  id,
  name: 'Greeting',
  backgroundColor: 'muted',
  title: say(title),
  targets: [link(text, url, 'text')],
});

/** A line for everybody. */
export const repairsBand = (writer: Writer): Json =>
  greeting(
    writer,
    'home-guest',
    [
      'Repairs for life, for everybody',
      'Des réparations à vie, pour tous',
      'Reparaturen ein Leben lang, für alle',
      'Reparaciones de por vida, para todos',
      'Riparazioni a vita, per tutti',
    ],
    ['How it works', 'Comment ça marche', 'So geht es', 'Cómo funciona', 'Come funziona'],
    '/repairs',
  );

/** A line for members, one for those who are signed in, one for everybody else. */
export const greetings = (writer: Writer): Json => ({
  type: 'Segmentation',
  id: 'stories-greetings',
  name: 'Greetings',
  segments: [
    {
      id: 'loyalty-member',
      targets: [
        greeting(
          writer,
          'home-member',
          [
            'Your points wait in your account',
            'Vos points vous attendent dans votre compte',
            'Ihre Punkte warten im Konto',
            'Tus puntos te esperan en tu cuenta',
            'I tuoi punti ti aspettano nel tuo account',
          ],
          ['To your account', 'Vers votre compte', 'Zum Konto', 'A tu cuenta', 'Al tuo account'],
          '/account',
        ),
      ],
    },
    {
      id: 'logged-in',
      targets: [
        greeting(
          writer,
          'home-known',
          [
            'Good to see you again',
            'Heureux de vous revoir',
            'Schön, dass Sie wieder da sind',
            'Qué bien verte de nuevo',
            'Bello rivederti',
          ],
          ['Your orders', 'Vos commandes', 'Ihre Bestellungen', 'Tus pedidos', 'I tuoi ordini'],
          '/account/orders',
        ),
      ],
    },
  ],
  baselines: [repairsBand(writer)],
});

/** Asks for an address, twice a month at most. */
export const newsletter = ({ say }: Writer, id: string): Json => ({
  type: 'Newsletter',
  id,
  name: 'Newsletter',
  campaignName: 'home-newsletter',
  showHint: true,
  backgroundColor: 'muted',
  title: say([
    'Stories, twice a month',
    'Des histoires, deux fois par mois',
    'Zweimal im Monat Geschichten',
    'Historias, dos veces al mes',
    'Storie, due volte al mese',
  ]),
  subtitle: say([
    'Trips, repairs and what is new. Nothing else.',
    'Sorties, réparations et nouveautés. Rien d’autre.',
    'Touren, Reparaturen und was es Neues gibt. Sonst nichts.',
    'Rutas, reparaciones y novedades. Nada más.',
    'Escursioni, riparazioni e novità. Nient’altro.',
  ]),
});

/** An invitation to the events on a picture. */
export const invitation = ({ say, link, scene }: Writer): Json => ({
  type: 'OverlayBanner',
  id: 'home-events',
  name: 'Events',
  promotionTracking: {
    creativeName: 'come-out',
    promotionId: 'AW26-EVENTS',
    promotionName: 'Come out with us',
  },
  overline: say(['Events', 'Événements', 'Veranstaltungen', 'Eventos', 'Eventi']),
  title: say([
    'Come out with us',
    'Sortez avec nous',
    'Kommen Sie mit raus',
    'Sal con nosotros',
    'Esci con noi',
  ]),
  subtitle: say([
    'Walks, runs and evenings in the workshop.',
    'Marches, courses et soirées à l’atelier.',
    'Wanderungen, Läufe und Abende in der Werkstatt.',
    'Caminatas, carreras y tardes en el taller.',
    'Camminate, corse e serate in laboratorio.',
  ]),
  overlayWidth: 'sm',
  alignment: 'right',
  mediaList: [scene('ridge-dusk', NO_ALT)],
  targets: [
    link(
      ['See what is on', 'Voir le programme', 'Programm ansehen', 'Ver el programa', 'Vedi il programma'],
      '/events',
    ),
  ],
});

const QUESTIONS: readonly (readonly [title: Phrase, text: Phrase])[] = [
  [
    [
      'Can I try things on at home?',
      'Puis-je essayer chez moi ?',
      'Kann ich zu Hause anprobieren?',
      '¿Puedo probármelo en casa?',
      'Posso provare a casa?',
    ],
    [
      american(
        '<p>Yes, for 60 days. Returns by post are free.</p>',
        '<p>Yes, for 60 days. Returns by mail are free.</p>',
      ),
      '<p>Oui, pendant 60 jours. Le retour par la poste est gratuit.</p>',
      '<p>Ja, 60 Tage lang. Die Rücksendung per Post ist kostenlos.</p>',
      '<p>Sí, durante 60 días. La devolución por correo es gratis.</p>',
      '<p>Sì, per 60 giorni. Il reso per posta è gratuito.</p>',
    ],
  ],
  [
    [
      'What if something breaks?',
      'Et si quelque chose casse ?',
      'Was, wenn etwas kaputtgeht?',
      '¿Y si algo se rompe?',
      'E se qualcosa si rompe?',
    ],
    [
      northAmerican(
        '<p>We mend it. Zips, seams and tears are free as long as you own it.</p>',
        '<p>We mend it. Zippers, seams and tears are free as long as you own it.</p>',
      ),
      {
        fr: '<p>Nous réparons. Zips, coutures et accrocs sont gratuits aussi longtemps que le produit est à vous.</p>',
        'fr-ca':
          '<p>Nous réparons. Fermetures éclair, coutures et accrocs sont gratuits aussi longtemps que le produit est à vous.</p>',
      },
      '<p>Wir flicken es. Reißverschlüsse, Nähte und Risse sind kostenlos, solange es Ihnen gehört.</p>',
      '<p>Lo arreglamos. Cremalleras, costuras y desgarros son gratis mientras sea tuyo.</p>',
      '<p>Lo ripariamo. Cerniere, cuciture e strappi sono gratuiti finché è tuo.</p>',
    ],
  ],
  [
    [
      'Which size is mine?',
      'Quelle est ma taille ?',
      'Welche Größe passt mir?',
      '¿Cuál es mi talla?',
      'Qual è la mia taglia?',
    ],
    [
      american(
        '<p>The size guide has the measures in centimetres and inches; reviews say how each product turns out.</p>',
        '<p>The size guide has the measurements in inches and centimeters; reviews say how each product fits.</p>',
      ),
      '<p>Le guide des tailles donne les mesures en centimètres et en pouces ; les avis disent comment chaque produit taille.</p>',
      '<p>Die Größentabelle nennt die Maße; Bewertungen sagen, wie das Produkt ausfällt.</p>',
      '<p>La guía de tallas da las medidas; las opiniones dicen cómo talla cada producto.</p>',
      '<p>La guida alle taglie indica le misure; le recensioni dicono come veste ogni prodotto.</p>',
    ],
  ],
];

/** Questions that people have before they buy. */
export const questions = ({ say }: Writer, id: string): Json => ({
  type: 'Accordions',
  id,
  name: 'Questions',
  title: say(['Good to know', 'Bon à savoir', 'Gut zu wissen', 'Conviene saber', 'Buono a sapersi']),
  accordions: QUESTIONS.map(([title, text]) => ({ title: say(title), richText: say(text) })),
});
