import { northAmerican } from '../language.ts';
import { CARE, type PhraseBank } from './phrase-bank.ts';

/** Tents. */
export const TENT: PhraseBank = {
  bodies: [
    [
      'Poles are marked, clips need no thought, and the first pitch takes about six minutes.',
      'Arceaux à code couleur, clips évidents : le premier montage prend environ six minutes.',
      'Farblich markierte Stangen, einfache Clips: Der erste Aufbau dauert rund sechs Minuten.',
      'Las varillas van marcadas, los clips se entienden solos y el primer montaje lleva unos seis minutos.',
      'Le paline sono contrassegnate, le clip si capiscono da sole e il primo montaggio richiede circa sei minuti.',
    ],
    [
      'Two doors, so nobody climbs over anybody at three in the morning.',
      'Deux portes, pour que personne n’enjambe personne à trois heures du matin.',
      'Zwei Eingänge, damit um drei Uhr früh niemand über jemanden klettert.',
      'Dos puertas, para que nadie pase por encima de nadie a las tres de la mañana.',
      'Due porte, così nessuno scavalca nessuno alle tre di notte.',
    ],
    [
      'We stood it in a wind tunnel until the fan gave up first.',
      'Nous l’avons placée en soufflerie jusqu’à ce que le ventilateur abandonne.',
      'Wir haben es in den Windkanal gestellt, bis das Gebläse zuerst aufgab.',
      'La tuvimos en un túnel de viento hasta que se rindió el ventilador.',
      'L’abbiamo tenuta in una galleria del vento finché non si è arreso il ventilatore.',
    ],
  ],
  features: [
    [
      'Outer pitches first',
      'Le double-toit se monte en premier',
      'Außenzelt wird zuerst aufgebaut',
      'El doble techo se monta primero',
      'Il telo esterno si monta per primo',
    ],
    [
      northAmerican('Taped seams, 3,000 mm flysheet', 'Taped seams, rain fly with a 3K waterproof rating'),
      'Coutures étanchées, double-toit 3 000 mm',
      'Verschweißte Nähte, Außenzelt 3.000 mm',
      'Costuras selladas, doble techo de 3.000 mm',
      'Cuciture nastrate, telo esterno da 3.000 mm',
    ],
    [
      northAmerican('Groundsheet with 5,000 mm water column', 'Bathtub floor with a 5K waterproof rating'),
      'Tapis de sol à colonne d’eau de 5 000 mm',
      'Boden mit 5.000 mm Wassersäule',
      'Suelo con columna de agua de 5.000 mm',
      'Pavimento con colonna d’acqua di 5.000 mm',
    ],
    [
      'Porch deep enough for two packs',
      'Abside pour deux sacs',
      'Apsis mit Platz für zwei Rucksäcke',
      'Ábside con espacio para dos mochilas',
      'Abside profonda per due zaini',
    ],
    [
      'Vents that open from inside',
      'Aérations à ouvrir de l’intérieur',
      'Von innen zu öffnende Lüfter',
      'Ventilaciones que se abren desde dentro',
      'Aerazioni apribili dall’interno',
    ],
    [
      'Guy lines glow in torchlight',
      'Haubans visibles à la lampe',
      'Abspannleinen leuchten im Lampenlicht',
      'Vientos visibles a la luz del frontal',
      'Tiranti visibili alla luce della torcia',
    ],
    [
      northAmerican('Weighs under {1.5 kg} with pegs', 'Weighs under {1.5 kg} with stakes'),
      'Moins de {1.5 kg}, sardines comprises',
      'Unter {1.5 kg} inklusive Heringe',
      'Menos de {1.5 kg} con piquetas',
      'Meno di {1.5 kg}, picchetti compresi',
      ['light'],
    ],
    [
      'Standing height in the living area',
      'Hauteur debout dans le séjour',
      'Stehhöhe im Wohnbereich',
      'Altura para estar de pie en la zona común',
      'Altezza in piedi nella zona giorno',
      ['family'],
    ],
    [
      'Pockets and a line to dry socks',
      'Poches et fil pour sécher les chaussettes',
      'Innentaschen und eine Leine für Socken',
      'Bolsillos y cuerda para secar calcetines',
      'Tasche e un filo per asciugare le calze',
    ],
  ],
  materials: [
    [
      northAmerican(
        'Flysheet: 40 denier recycled polyester ripstop, silicone coated',
        'Rain fly: 40 denier recycled polyester ripstop, silicone coated',
      ),
      'Double-toit : ripstop polyester recyclé 40 deniers, siliconé',
      'Außenzelt: silikonbeschichtetes recyceltes Polyester-Ripstop, 40 Denier',
      'Doble techo: ripstop de poliéster reciclado de 40 deniers, siliconado',
      'Telo esterno: ripstop di poliestere riciclato da 40 denari, siliconato',
    ],
    [
      'Inner: breathable recycled polyester and fine mesh',
      'Chambre : polyester recyclé respirant et moustiquaire fine',
      'Innenzelt: atmungsaktives recyceltes Polyester und feines Mesh',
      'Interior: poliéster reciclado transpirable y mosquitera fina',
      'Camera: poliestere riciclato traspirante e zanzariera fine',
    ],
    [
      {
        en: 'Poles: 9 mm aluminium alloy',
        'en-us': 'Poles: aircraft-grade aluminum alloy',
        'en-ca': 'Poles: 9 mm aluminum alloy',
      },
      'Arceaux : alliage d’aluminium 9 mm',
      'Gestänge: 9-mm-Aluminiumlegierung',
      'Varillas: aleación de aluminio de 9 mm',
      'Paline: lega di alluminio da 9 mm',
    ],
  ],
  care: [
    [
      'Dry fully before packing away',
      'Sécher complètement avant rangement',
      'Vor dem Verstauen vollständig trocknen',
      'Secar del todo antes de guardar',
      'Asciugare completamente prima di riporre',
    ],
    [
      'Clean with lukewarm water only',
      'Nettoyer à l’eau tiède uniquement',
      'Nur mit lauwarmem Wasser reinigen',
      'Limpiar solo con agua tibia',
      'Pulire solo con acqua tiepida',
    ],
    [
      'Store loose, in a dry place',
      'Ranger sans comprimer, au sec',
      'Locker und trocken lagern',
      'Guardar sin comprimir, en un lugar seco',
      'Conservare senza comprimere, all’asciutto',
    ],
  ],
  fits: [
    [
      'Sleeping length {220 cm}, inner height {110 cm}.',
      'Longueur de couchage {220 cm}, hauteur intérieure {110 cm}.',
      'Liegelänge {220 cm}, Innenhöhe {110 cm}.',
      'Longitud para dormir, {220 cm}; altura interior, {110 cm}.',
      'Lunghezza interna {220 cm}, altezza interna {110 cm}.',
      ['trek'],
    ],
    [
      'Sleeping length {215 cm}, inner height {195 cm}.',
      'Longueur de couchage {215 cm}, hauteur intérieure {195 cm}.',
      'Liegelänge {215 cm}, Innenhöhe {195 cm}.',
      'Longitud para dormir, {215 cm}; altura interior, {195 cm}.',
      'Lunghezza interna {215 cm}, altezza interna {195 cm}.',
      ['family'],
    ],
  ],
};

/** Sleeping bags and quilts. */
export const SLEEP: PhraseBank = {
  bodies: [
    [
      'The chambers are cut deep at the feet and the chest, where most warmth is lost.',
      'Les caissons sont plus profonds aux pieds et au buste, là où la chaleur se perd.',
      'Die Kammern sind an Füßen und Brust tiefer, wo die meiste Wärme verloren geht.',
      'Las cámaras son más profundas en los pies y el pecho, por donde se escapa el calor.',
      'Le camere sono più profonde ai piedi e al petto, dove si disperde il calore.',
    ],
    [
      northAmerican(
        'A collar seals in warmth at the shoulders, and a draught tube backs the zip.',
        'A collar seals in warmth at the shoulders, and a draft tube backs the zipper.',
      ),
      'Une collerette garde la chaleur aux épaules, et un boudin isole la fermeture.',
      'Ein Wärmekragen dichtet die Schultern ab, eine Leiste hinter dem Reißverschluss hält die Kälte draußen.',
      'Un collarín guarda el calor en los hombros y una solapa aísla la cremallera.',
      'Un collare trattiene il calore alle spalle e una patella isola la cerniera.',
    ],
    [
      'Washed and dried with care it will outlast three tents.',
      'Lavé et séché avec soin, il survivra à trois tentes.',
      'Sorgsam gewaschen und getrocknet überlebt er drei Zelte.',
      'Lavado y secado con cuidado, sobrevivirá a tres tiendas.',
      'Lavato e asciugato con cura, sopravviverà a tre tende.',
    ],
  ],
  features: [
    [
      'Comfort temperature {−2 °C}',
      'Température de confort {−2 °C}',
      'Komforttemperatur {−2 °C}',
      'Temperatura de confort {−2 °C}',
      'Temperatura di comfort {−2 °C}',
      ['down'],
    ],
    [
      'Comfort temperature {+4 °C}',
      'Température de confort {+4 °C}',
      'Komforttemperatur {+4 °C}',
      'Temperatura de confort {+4 °C}',
      'Temperatura di comfort {+4 °C}',
      ['synthetic'],
    ],
    [
      northAmerican('Two-way zip to cool your feet', 'Two-way zipper vents your feet'),
      'Fermeture à double curseur pour aérer les pieds',
      'Zweiwegezip für kühle Füße',
      'Cremallera doble para airear los pies',
      'Cerniera a doppio cursore per rinfrescare i piedi',
    ],
    [
      'Pocket for a phone near the collar',
      'Poche pour téléphone près du col',
      'Telefontasche am Kragen',
      'Bolsillo para el móvil junto al cuello',
      'Tasca per il telefono vicino al collo',
    ],
    [
      'Hood shaped around a pillow',
      'Capuche prévue pour un oreiller',
      'Kapuze mit Platz fürs Kissen',
      'Capucha con forma para la almohada',
      'Cappuccio sagomato per il cuscino',
    ],
    [
      'Stuff sack and storage sack included',
      'Sac de compression et sac de rangement fournis',
      'Mit Packsack und Aufbewahrungssack',
      'Incluye funda de compresión y bolsa para guardarlo',
      'Sacca di compressione e sacca per riporlo incluse',
    ],
    [
      'Opens flat into a blanket',
      'S’ouvre à plat comme une couverture',
      'Lässt sich flach zur Decke öffnen',
      'Se abre del todo como una manta',
      'Si apre in piano come una coperta',
    ],
  ],
  materials: [
    [
      northAmerican(
        'Shell and lining: 20 denier recycled polyamide',
        'Shell and lining: 20 denier recycled nylon',
      ),
      'Extérieur et doublure : polyamide recyclé 20 deniers',
      'Hülle und Futter: recyceltes Polyamid, 20 Denier',
      'Exterior y forro: poliamida reciclada de 20 deniers',
      'Esterno e fodera: poliammide riciclata da 20 denari',
    ],
    [
      'Filling: 90% down, 750 fill power, responsibly sourced',
      'Garnissage : 90 % duvet, 750 cuin, origine responsable',
      'Füllung: 90 % Daune, 750 cuin, verantwortungsvolle Herkunft',
      'Relleno: 90 % plumón, 750 cuin, de origen responsable',
      'Imbottitura: 90% piuma, 750 cuin, di origine responsabile',
      ['down'],
    ],
    [
      'Filling: recycled hollowfill',
      'Garnissage : fibre creuse recyclée',
      'Füllung: recycelte Hohlfaser',
      'Relleno: fibra hueca reciclada',
      'Imbottitura: fibra cava riciclata',
      ['synthetic'],
    ],
  ],
  care: CARE.loft,
  fits: [
    [
      'Regular to {1.80 m}, long to {1.98 m}.',
      'Regular jusqu’à {1.80 m}, long jusqu’à {1.98 m}.',
      'Regular bis {1.80 m}, Long bis {1.98 m}.',
      'Regular hasta {1.80 m}; largo hasta {1.98 m}.',
      'Regular fino a {1.80 m}, lungo fino a {1.98 m}.',
    ],
  ],
};
