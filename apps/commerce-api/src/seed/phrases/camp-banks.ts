import { CARE, type PhraseBank } from './phrase-bank.ts';

/** Tents. */
export const TENT: PhraseBank = {
  bodies: [
    [
      'Poles are marked, clips need no thought, and the first pitch takes about six minutes.',
      'Arceaux à code couleur, clips évidents : le premier montage prend environ six minutes.',
      'Farblich markierte Stangen, einfache Clips: Der erste Aufbau dauert rund sechs Minuten.',
    ],
    [
      'Two doors, so nobody climbs over anybody at three in the morning.',
      'Deux portes, pour que personne n’enjambe personne à trois heures du matin.',
      'Zwei Eingänge, damit um drei Uhr früh niemand über jemanden klettert.',
    ],
    [
      'We stood it in a wind tunnel until the fan gave up first.',
      'Nous l’avons placée en soufflerie jusqu’à ce que le ventilateur abandonne.',
      'Wir haben es in den Windkanal gestellt, bis das Gebläse zuerst aufgab.',
    ],
  ],
  features: [
    ['Outer pitches first', 'Le double-toit se monte en premier', 'Außenzelt wird zuerst aufgebaut'],
    [
      'Taped seams, 3,000 mm flysheet',
      'Coutures étanchées, double-toit 3 000 mm',
      'Verschweißte Nähte, Außenzelt 3.000 mm',
    ],
    [
      'Groundsheet with 5,000 mm water column',
      'Tapis de sol à colonne d’eau de 5 000 mm',
      'Boden mit 5.000 mm Wassersäule',
    ],
    ['Porch deep enough for two packs', 'Abside pour deux sacs', 'Apsis mit Platz für zwei Rucksäcke'],
    ['Vents that open from inside', 'Aérations à ouvrir de l’intérieur', 'Von innen zu öffnende Lüfter'],
    ['Guy lines glow in torchlight', 'Haubans visibles à la lampe', 'Abspannleinen leuchten im Lampenlicht'],
    [
      'Weighs under 1.5 kg with pegs',
      'Moins de 1,5 kg, sardines comprises',
      'Unter 1,5 kg inklusive Heringe',
      ['light'],
    ],
    [
      'Standing height in the living area',
      'Hauteur debout dans le séjour',
      'Stehhöhe im Wohnbereich',
      ['family'],
    ],
    [
      'Pockets and a line to dry socks',
      'Poches et fil pour sécher les chaussettes',
      'Innentaschen und eine Leine für Socken',
    ],
  ],
  materials: [
    [
      'Flysheet: 40 denier recycled polyester ripstop, silicone coated',
      'Double-toit : ripstop polyester recyclé 40 deniers, siliconé',
      'Außenzelt: silikonbeschichtetes recyceltes Polyester-Ripstop, 40 Denier',
    ],
    [
      'Inner: breathable recycled polyester and fine mesh',
      'Chambre : polyester recyclé respirant et moustiquaire fine',
      'Innenzelt: atmungsaktives recyceltes Polyester und feines Mesh',
    ],
    [
      'Poles: 9 mm aluminium alloy',
      'Arceaux : alliage d’aluminium 9 mm',
      'Gestänge: 9-mm-Aluminiumlegierung',
    ],
  ],
  care: [
    [
      'Dry fully before packing away',
      'Sécher complètement avant rangement',
      'Vor dem Verstauen vollständig trocknen',
    ],
    [
      'Clean with lukewarm water only',
      'Nettoyer à l’eau tiède uniquement',
      'Nur mit lauwarmem Wasser reinigen',
    ],
    ['Store loose, in a dry place', 'Ranger sans comprimer, au sec', 'Locker und trocken lagern'],
  ],
  fits: [
    [
      'Sleeping length 220 cm, inner height 110 cm.',
      'Longueur de couchage 220 cm, hauteur intérieure 110 cm.',
      'Liegelänge 220 cm, Innenhöhe 110 cm.',
      ['trek'],
    ],
    [
      'Sleeping length 215 cm, inner height 195 cm.',
      'Longueur de couchage 215 cm, hauteur intérieure 195 cm.',
      'Liegelänge 215 cm, Innenhöhe 195 cm.',
      ['family'],
    ],
  ],
};

/** Sleeping bags and quilts. */
export const SLEEP: PhraseBank = {
  bodies: [
    [
      'The chambers are cut deep at the feet and the chest, where nights are lost.',
      'Les caissons sont plus profonds aux pieds et au buste, là où les nuits se perdent.',
      'Die Kammern sind an Füßen und Brust tiefer, dort, wo Nächte verloren gehen.',
    ],
    [
      'A collar seals the shoulders, and the zip runs past the draught tube without biting it.',
      'Une collerette ferme les épaules, et le zip longe le boudin sans le mordre.',
      'Ein Wärmekragen dichtet die Schultern ab, und der Zip läuft an der Leiste vorbei, ohne hineinzubeißen.',
    ],
    [
      'Washed and dried with care it will outlast three tents.',
      'Lavé et séché avec soin, il survivra à trois tentes.',
      'Sorgsam gewaschen und getrocknet überlebt er drei Zelte.',
    ],
  ],
  features: [
    ['Comfort temperature −2 °C', 'Température de confort −2 °C', 'Komforttemperatur −2 °C', ['down']],
    ['Comfort temperature +4 °C', 'Température de confort +4 °C', 'Komforttemperatur +4 °C', ['synthetic']],
    ['Two-way zip for cool feet', 'Zip double sens pour aérer les pieds', 'Zweiwegezip für kühle Füße'],
    ['Pocket for a phone near the collar', 'Poche pour téléphone près du col', 'Telefontasche am Kragen'],
    ['Hood shaped around a pillow', 'Capuche prévue pour un oreiller', 'Kapuze mit Platz fürs Kissen'],
    [
      'Stuff sack and storage sack included',
      'Sac de compression et sac de rangement fournis',
      'Mit Packsack und Aufbewahrungssack',
    ],
    ['Opens flat into a blanket', 'S’ouvre à plat comme une couverture', 'Lässt sich flach zur Decke öffnen'],
  ],
  materials: [
    [
      'Shell and lining: 20 denier recycled polyamide',
      'Extérieur et doublure : polyamide recyclé 20 deniers',
      'Hülle und Futter: recyceltes Polyamid, 20 Denier',
    ],
    [
      'Filling: 90% down, 750 fill power, responsibly sourced',
      'Garnissage : 90 % duvet, 750 cuin, origine responsable',
      'Füllung: 90 % Daune, 750 cuin, verantwortungsvolle Herkunft',
      ['down'],
    ],
    [
      'Filling: recycled hollowfill',
      'Garnissage : fibre creuse recyclée',
      'Füllung: recycelte Hohlfaser',
      ['synthetic'],
    ],
  ],
  care: CARE.loft,
  fits: [
    [
      'Regular to 1.80 m, long to 1.98 m.',
      'Regular jusqu’à 1,80 m, long jusqu’à 1,98 m.',
      'Regular bis 1,80 m, Long bis 1,98 m.',
    ],
  ],
};
