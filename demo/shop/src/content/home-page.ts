import { northAmerican } from '../language.ts';
import { activities, categoryCards } from './home-cards.ts';
import { invitation, places, promises, questions, repairsBand } from './home-more.ts';
import { storyGrid } from './stories/story-pages.ts';
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
  eyebrowText: say([
    northAmerican('Autumn 2026', 'Fall 2026'),
    'Automne 2026',
    'Herbst 2026',
    'Otoño de 2026',
    'Autunno 2026',
  ]),
  title: say([
    'Take the long way home',
    'Rentrer par le plus long chemin',
    'Der lange Weg nach Hause',
    'Vuelve por el camino largo',
    'Torna per la strada più lunga',
  ]),
  titleH1: true,
  titleStyle: 'display',
  titleColor: 'inverse',
  subtitle: say([
    'New shells, warm layers and sure-footed shoes for shorter days.',
    'Nouvelles vestes, couches chaudes et semelles sûres pour les jours plus courts.',
    'Neue Jacken, warme Lagen und sichere Sohlen für kürzere Tage.',
    'Nuevas chaquetas, capas cálidas y suelas firmes para los días más cortos.',
    'Nuove giacche, strati caldi e suole sicure per le giornate più corte.',
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
    'Repaired, not replaced',
    'Réparer plutôt que remplacer',
    'Reparieren statt ersetzen',
    'Reparar mejor que reemplazar',
    'Riparare invece di sostituire',
  ]),
  richText: say([
    northAmerican(
      '<p>Last year our workshop repaired <strong>11,240 jackets, packs and tents</strong>. A torn sleeve, a broken zip, a split seam: send it to us.</p><p>If we made it, we repair it, free of charge, whenever you bought it.</p>',
      '<p>Last year our workshop repaired <strong>11,240 jackets, packs and tents</strong>. A torn sleeve, a broken zipper, a split seam: send it to us.</p><p>If we made it, we repair it, free of charge, whenever you bought it.</p>',
    ),
    {
      fr: '<p>L’an dernier, notre atelier a réparé <strong>11 240 vestes, sacs et tentes</strong>. Une manche déchirée, un zip cassé, une couture qui lâche : envoyez-les-nous.</p><p>Ce que nous avons fabriqué, nous le réparons gratuitement, quelle que soit la date d’achat.</p>',
      'fr-ca':
        '<p>L’an dernier, notre atelier a réparé <strong>11 240 vestes, sacs et tentes</strong>. Une manche déchirée, une fermeture éclair brisée, une couture qui lâche : envoyez-les-nous.</p><p>Ce que nous avons fabriqué, nous le réparons gratuitement, quelle que soit la date d’achat.</p>',
    },
    '<p>Im letzten Jahr hat unsere Werkstatt <strong>11.240 Jacken, Rucksäcke und Zelte</strong> repariert. Ein gerissener Ärmel, ein defekter Reißverschluss, eine offene Naht: Senden Sie es uns ein.</p><p>Was wir hergestellt haben, reparieren wir kostenlos, unabhängig vom Kaufdatum.</p>',
    '<p>El año pasado, nuestro taller reparó <strong>11.240 chaquetas, mochilas y tiendas</strong>. Una manga rota, una cremallera estropeada, una costura abierta: envíanoslo.</p><p>Si lo hicimos nosotros, lo reparamos gratis, da igual cuándo lo compraste.</p>',
    '<p>L’anno scorso il nostro laboratorio ha riparato <strong>11.240 giacche, zaini e tende</strong>. Una manica strappata, una cerniera rotta, una cucitura aperta: spediscili a noi.</p><p>Se l’abbiamo fatto noi, lo ripariamo gratis, in qualunque momento tu l’abbia comprato.</p>',
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
  eyebrowText: say(['Take-back', 'Reprise', 'Rücknahme', 'Recogida', 'Ritiro dell’usato']),
  title: say([
    'Give your gear a second life',
    'Une seconde vie pour vos affaires',
    'Ein zweites Leben für Ihre Ausrüstung',
    'Una segunda vida para tu equipo',
    'Una seconda vita per la tua attrezzatura',
  ]),
  richText: say([
    '<p>Send us what you no longer wear. What is still good gets washed, checked and sold again; the rest becomes the filling of new jackets.</p>',
    '<p>Envoyez-nous ce que vous ne portez plus. Ce qui est encore bon est lavé, contrôlé et revendu ; le reste devient le garnissage de nouvelles vestes.</p>',
    '<p>Senden Sie uns, was Sie nicht mehr tragen. Was noch gut ist, wird gewaschen, geprüft und wieder verkauft; der Rest wird zur Füllung neuer Jacken.</p>',
    '<p>Envíanos lo que ya no te pones. Lo que está bien se lava, se revisa y se vuelve a vender; lo demás se convierte en el relleno de chaquetas nuevas.</p>',
    '<p>Spediscici ciò che non indossi più. Quello che è ancora buono viene lavato, controllato e rivenduto; il resto diventa l’imbottitura di nuove giacche.</p>',
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
    northAmerican(
      'Jackets, layers, shoes and packs that are made to be repaired. Free delivery from {free}, free returns for 60 days.',
      'Jackets, layers, shoes and packs that are made to be repaired. Free shipping over {free}, free returns for 60 days.',
    ),
    'Vestes, couches, chaussures et sacs faits pour être réparés. Livraison offerte dès {free}, retours gratuits pendant 60 jours.',
    'Jacken, Lagen, Schuhe und Rucksäcke, die man reparieren kann. Kostenlose Lieferung ab {free}, 60 Tage kostenlose Rückgabe.',
    'Chaquetas, capas, calzado y mochilas hechos para poder repararse. Envío gratis a partir de {free} y devoluciones gratuitas durante 60 días.',
    'Giacche, strati, scarpe e zaini fatti per essere riparati. Spedizione gratuita da {free}, resi gratuiti entro 60 giorni.',
  ]),
  blocks: [
    hero(writer),
    categoryCards(writer),
    repairsBand(writer),
    carousel(
      writer,
      'home-new',
      ['New arrivals', 'Les nouveautés', 'Neu eingetroffen', 'Novedades', 'Nuovi arrivi'],
      'new-arrivals',
      '800000',
    ),
    repair(writer),
    activities(writer),
    places(writer),
    carousel(
      writer,
      'home-bestsellers',
      ['Bestsellers', 'Meilleures ventes', 'Bestseller', 'Los más vendidos', 'I più venduti'],
      'bestsellers',
    ),
    recycling(writer),
    promises(writer),
    invitation(writer),
    storyGrid(
      writer,
      'home-stories',
      ['From outside', 'Vu du dehors', 'Von draußen', 'Desde fuera', 'Da fuori'],
      { rowsToLoad: 3, loadMore: false },
    ),
    questions(writer, 'home-questions'),
    benefits(writer, 'home-benefits'),
  ],
});
