import { activities, categoryCards } from './home-cards.ts';
import { benefits, carousel } from './shared-blocks.ts';
import type { Json, Writer } from './writer.ts';

const hero = ({ say, link, category, scene }: Writer): Json => ({
  type: 'Hero',
  id: 'home-hero',
  name: 'Autumn: the long way home',
  promotionTracking: {
    creativeName: 'long-way-home',
    promotionId: 'AW26-HERO',
    promotionName: 'The long way home',
  },
  eyebrowText: say(['Autumn 2026', 'Automne 2026', 'Herbst 2026', 'Otoño de 2026', 'Autunno 2026']),
  title: say([
    'Take the long way home',
    'Rentrer par le plus long chemin',
    'Nimm den langen Weg nach Hause',
    'Vuelve por el camino largo',
    'Torna per la strada più lunga',
  ]),
  titleH1: true,
  titleStyle: 'display',
  titleColor: 'inverse',
  subtitle: say([
    'Light comes late now and leaves early. New shells, warm layers and steady soles for the hours in between.',
    'La lumière arrive tard et repart tôt. Nouvelles vestes, couches chaudes et semelles sûres pour les heures entre les deux.',
    'Das Licht kommt spät und geht früh. Neue Shells, warme Lagen und sichere Sohlen für die Stunden dazwischen.',
    'La luz llega tarde y se va pronto. Nuevas chaquetas, capas cálidas y suelas firmes para las horas de en medio.',
    'La luce arriva tardi e se ne va presto. Nuovi gusci, strati caldi e suole sicure per le ore nel mezzo.',
  ]),
  subtitleColor: 'inverse',
  targets: [
    link(
      ['Shop women', 'Voir femme', 'Damen entdecken', 'Ver mujer', 'Scopri donna'],
      category('100000'),
      'primary',
    ),
    link(
      ['Shop men', 'Voir homme', 'Herren entdecken', 'Ver hombre', 'Scopri uomo'],
      category('200000'),
      'secondary',
    ),
  ],
  mediaList: [
    scene(
      'alpine-dawn',
      [
        'A walker on a crag, first light on the peaks beyond',
        'Une randonneuse sur un rocher, les premières lueurs sur les sommets',
        'Eine Wanderin auf einem Felsen, dahinter erstes Licht auf den Gipfeln',
        'Una excursionista sobre una roca y, al fondo, la primera luz en las cumbres',
        'Un’escursionista su una roccia e, oltre, la prima luce sulle cime',
      ],
      { sm: '4x5', md: '16x9', lg: '21x9' },
    ),
  ],
  responsiveLayout: {
    sm: { layout: 'overlay', alignment: 'left' },
    md: { layout: 'overlay', alignment: 'left' },
    lg: { layout: 'overlay', alignment: 'left' },
  },
  gradientStyle: 'focused',
  gradientTone: 'dark',
});

const repair = ({ say, link, scene }: Writer): Json => ({
  type: 'SplitBanner',
  id: 'home-repair',
  name: 'Repair',
  eyebrowText: say(['The workshop', 'L’atelier', 'Die Werkstatt', 'El taller', 'Il laboratorio']),
  title: say([
    'Mended is better than new',
    'Réparé vaut mieux que neuf',
    'Geflickt ist besser als neu',
    'Reparado es mejor que nuevo',
    'Riparato è meglio che nuovo',
  ]),
  richText: say([
    '<p>Last year four people with six sewing machines put <strong>11,240 jackets, packs and tents</strong> back on the hill. A torn sleeve, a tired zip, a seam that gave in: send it to us or bring it to a store.</p><p>If we made it, we mend it. Whenever you bought it, and for nothing.</p>',
    '<p>L’an dernier, quatre personnes et six machines à coudre ont renvoyé <strong>11 240 vestes, sacs et tentes</strong> sur les sentiers. Une manche déchirée, un zip fatigué, une couture qui lâche : envoyez-les ou passez en boutique.</p><p>Ce que nous avons fabriqué, nous le réparons. Quelle que soit la date d’achat, et gratuitement.</p>',
    '<p>Im letzten Jahr haben vier Menschen an sechs Nähmaschinen <strong>11.240 Jacken, Rucksäcke und Zelte</strong> zurück auf den Berg gebracht. Ein gerissener Ärmel, ein müder Zip, eine Naht, die nachgab: Schick es uns oder bring es in eine Filiale.</p><p>Was wir gemacht haben, flicken wir auch. Egal, wann du es gekauft hast, und kostenlos.</p>',
    '<p>El año pasado, cuatro personas con seis máquinas de coser devolvieron a la montaña <strong>11.240 chaquetas, mochilas y tiendas</strong>. Una manga rota, una cremallera cansada, una costura que cedió: envíanoslo o tráelo a una tienda.</p><p>Si lo hicimos nosotros, lo reparamos. Da igual cuándo lo compraste, y gratis.</p>',
    '<p>L’anno scorso quattro persone con sei macchine da cucire hanno rimandato in montagna <strong>11.240 giacche, zaini e tende</strong>. Una manica strappata, una cerniera stanca, una cucitura che ha ceduto: spediscili o portali in negozio.</p><p>Se l’abbiamo fatto noi, lo ripariamo. In qualunque momento tu l’abbia comprato, e gratis.</p>',
  ]),
  targets: [
    link(
      [
        'How repairs work',
        'Comment ça marche',
        'So geht die Reparatur',
        'Cómo funcionan las reparaciones',
        'Come funziona',
      ],
      '/repairs',
      'secondary',
    ),
  ],
  mediaList: [
    scene(
      'new-arrivals',
      [
        'A jacket and a shirt on a rail, the coast at dusk behind them',
        'Une veste et une chemise sur un portant, la côte au crépuscule derrière elles',
        'Eine Jacke und ein Hemd an einer Stange, dahinter die Küste am Abend',
        'Una chaqueta y una camisa colgadas de una barra, con la costa al anochecer detrás',
        'Una giacca e una camicia appese a un’asta, sullo sfondo la costa al crepuscolo',
      ],
      { sm: '3x2', md: '1x1', lg: '3x2' },
    ),
  ],
  backgroundColor: 'muted',
  imageWidth: 60,
  imagePosition: 'start',
});

const recycling = ({ say, link, scene }: Writer): Json => ({
  type: 'SplitBanner',
  id: 'home-recycling',
  name: 'Recycling',
  eyebrowText: say(['Second rounds', 'Second tour', 'Zweite Runde', 'Segunda vuelta', 'Secondo giro']),
  title: say([
    'Done with it? Somebody is not.',
    'Vous n’en voulez plus ? D’autres si.',
    'Du brauchst es nicht mehr? Jemand anders schon.',
    '¿Ya no lo usas? Alguien lo usará.',
    'Non ti serve più? A qualcuno sì.',
  ]),
  richText: say([
    '<p>Bring back what you no longer wear and take ten percent off what comes next. What is good gets washed, checked and sold again; what is not becomes the filling of a new jacket.</p>',
    '<p>Rapportez ce que vous ne portez plus et profitez de dix pour cent sur la suite. Ce qui est bon est lavé, contrôlé et revendu ; le reste devient le garnissage d’une nouvelle veste.</p>',
    '<p>Bring zurück, was du nicht mehr trägst, und erhalte zehn Prozent auf das Nächste. Was gut ist, wird gewaschen, geprüft und wieder verkauft; der Rest wird zur Füllung einer neuen Jacke.</p>',
    '<p>Devuelve lo que ya no te pones y llévate un diez por ciento de descuento en lo próximo. Lo que está bien se lava, se revisa y se vuelve a vender; lo demás se convierte en el relleno de una chaqueta nueva.</p>',
    '<p>Riporta ciò che non indossi più e ricevi il dieci per cento di sconto sul prossimo acquisto. Quello che è buono viene lavato, controllato e rivenduto; il resto diventa l’imbottitura di una nuova giacca.</p>',
  ]),
  targets: [
    link(
      ['About take-back', 'La reprise', 'Zur Rücknahme', 'Sobre la recogida', 'Come riprendiamo l’usato'],
      '/recycling',
      'secondary',
    ),
  ],
  mediaList: [
    scene(
      'forest-morning',
      [
        'Morning light in a pine forest',
        'Lumière du matin dans une pinède',
        'Morgenlicht im Kiefernwald',
        'Luz de la mañana en un pinar',
        'Luce del mattino in una pineta',
      ],
      { sm: '3x2', md: '1x1', lg: '3x2' },
    ),
  ],
  imageWidth: 50,
  imagePosition: 'end',
});

/** The first page of the shop. */
export const homePage = (writer: Writer): Json => ({
  id: 'page-home',
  slug: 'home',
  title: 'Northfell',
  seoTitle: writer.say([
    'Outdoor clothing, shoes and gear',
    'Vêtements, chaussures et équipement outdoor',
    'Outdoorbekleidung, Schuhe und Ausrüstung',
    'Ropa, calzado y equipo outdoor',
    'Abbigliamento, scarpe e attrezzatura outdoor',
  ]),
  seoDescription: writer.say([
    'Jackets, layers, shoes and packs that are made to be repaired. Free delivery from {free}, free returns for 60 days.',
    'Vestes, couches, chaussures et sacs faits pour être réparés. Livraison offerte dès {free}, retours gratuits pendant 60 jours.',
    'Jacken, Lagen, Schuhe und Rucksäcke, die man reparieren kann. Kostenlose Lieferung ab {free}, 60 Tage kostenlose Rückgabe.',
    'Chaquetas, capas, calzado y mochilas hechos para poder repararse. Envío gratis a partir de {free} y devoluciones gratuitas durante 60 días.',
    'Giacche, strati, scarpe e zaini fatti per essere riparati. Spedizione gratuita da {free}, resi gratuiti entro 60 giorni.',
  ]),
  blocks: [
    hero(writer),
    categoryCards(writer),
    carousel(
      writer,
      'home-new',
      [
        'New this week',
        'Nouveautés de la semaine',
        'Neu in dieser Woche',
        'Novedades de la semana',
        'Novità della settimana',
      ],
      'new-arrivals',
      '800000',
    ),
    repair(writer),
    activities(writer),
    carousel(
      writer,
      'home-bestsellers',
      [
        'What leaves the shelf first',
        'Ce qui part en premier',
        'Was zuerst aus dem Regal geht',
        'Lo primero que vuela del estante',
        'I primi a lasciare lo scaffale',
      ],
      'bestsellers',
    ),
    recycling(writer),
    benefits(writer, 'home-benefits'),
  ],
});
