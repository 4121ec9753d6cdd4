import { CARE, type PhraseBank } from './phrase-bank.ts';

/** Shoes of every height. */
export const SHOE: PhraseBank = {
  bodies: [
    [
      'The rubber is sticky when wet and the lugs let go of mud.',
      'La gomme accroche sur le mouillé et les crampons lâchent la boue.',
      'Der Gummi haftet bei Nässe, und die Stollen geben den Matsch wieder her.',
    ],
    [
      'A wide toe box lets the foot spread; a firm heel keeps it where it belongs.',
      'L’avant large laisse le pied s’étaler, le talon ferme le tient en place.',
      'Eine weite Zehenbox lässt dem Fuß Platz, eine feste Ferse hält ihn, wo er hingehört.',
    ],
    [
      'Built on our own last, drawn from the scans of eight hundred walkers.',
      'Monté sur notre propre forme, tirée de huit cents pieds de marcheurs.',
      'Auf eigenem Leisten gebaut, gezeichnet nach den Scans von achthundert Wanderern.',
    ],
    [
      'The sole is stitched as well as glued, so a cobbler can give it a second life.',
      'La semelle est cousue autant que collée : un cordonnier peut lui offrir une seconde vie.',
      'Die Sohle ist genäht und geklebt, darum kann ein Schuster ihr ein zweites Leben geben.',
      ['leather'],
    ],
    [
      'There is nothing to break in: lace up and go.',
      'Rien à assouplir : lacez et partez.',
      'Kein Einlaufen nötig: schnüren und los.',
      ['textile'],
    ],
    [
      'Soft where the strap lies, firm where the sole bends.',
      'Douce sous la bride, ferme où la semelle plie.',
      'Weich, wo der Riemen liegt, fest, wo die Sohle biegt.',
      ['open'],
    ],
  ],
  features: [
    [
      'Wet-grip rubber with 4 mm lugs',
      'Gomme adhérente sur le mouillé, crampons de 4 mm',
      'Nassgriffiger Gummi mit 4-mm-Stollen',
    ],
    [
      'Waterproof, breathable lining',
      'Doublure imperméable et respirante',
      'Wasserdichtes, atmungsaktives Futter',
      ['membrane'],
    ],
    [
      'Toe cap against roots and rock',
      'Pare-pierres contre racines et rochers',
      'Zehenkappe gegen Wurzeln und Fels',
      ['closed'],
    ],
    [
      'Midsole with 30% plant-based foam',
      'Semelle intermédiaire à 30 % de mousse végétale',
      'Zwischensohle mit 30 % pflanzlichem Schaum',
    ],
    ['Padded collar and tongue', 'Col et languette rembourrés', 'Gepolsterter Schaft und Zunge', ['closed']],
    [
      'Removable insole that can be washed',
      'Semelle intérieure amovible et lavable',
      'Herausnehmbare, waschbare Einlegesohle',
      ['closed'],
    ],
    [
      'Loop at the heel for pulling on and hanging up',
      'Tirant au talon pour enfiler et suspendre',
      'Schlaufe an der Ferse zum Anziehen und Aufhängen',
      ['closed'],
    ],
    ['Lace pocket keeps ends out of the scrub', 'Poche range-lacets', 'Tasche für die Schnürsenkel', ['run']],
    ['Comfortable to −25 °C', 'Confort jusqu’à −25 °C', 'Komfort bis −25 °C', ['warm']],
    ['Three points of adjustment', 'Trois points de réglage', 'Dreifach verstellbar', ['open']],
    [
      'Footbed holds bare feet, wet or dry',
      'Lit de pied adhérent, sec ou mouillé',
      'Fußbett hält nackte Füße, nass oder trocken',
      ['open'],
    ],
    [
      'Can be resoled in our workshop',
      'Ressemelable dans notre atelier',
      'In unserer Werkstatt neu besohlbar',
      ['leather'],
    ],
  ],
  materials: [
    [
      'Upper: 1.8 mm nubuck from audited tanneries',
      'Tige : nubuck 1,8 mm de tanneries contrôlées',
      'Obermaterial: 1,8-mm-Nubuk aus geprüften Gerbereien',
      ['leather'],
    ],
    [
      'Upper: recycled polyester mesh with welded overlays',
      'Tige : mesh en polyester recyclé, renforts soudés',
      'Obermaterial: recyceltes Polyestermesh mit verschweißten Verstärkungen',
      ['textile'],
    ],
    [
      'Straps: recycled polyester webbing',
      'Brides : sangle en polyester recyclé',
      'Riemen: Gurtband aus recyceltem Polyester',
      ['open'],
    ],
    [
      'Outsole: rubber with 20% recycled content',
      'Semelle : gomme à 20 % de matière recyclée',
      'Laufsohle: Gummi mit 20 % Recyclinganteil',
    ],
  ],
  care: CARE.hand,
  fits: [
    [
      'True to size, medium width.',
      'Taille normalement, largeur moyenne.',
      'Fällt normal aus, mittlere Weite.',
    ],
    [
      'Between sizes or with thick socks, take half a size more.',
      'Entre deux pointures ou avec de grosses chaussettes, prenez une demi-pointure de plus.',
      'Zwischen zwei Größen oder mit dicken Socken eine halbe Nummer größer nehmen.',
      ['closed'],
    ],
  ],
};

/** Packs and bags. */
export const CARRY: PhraseBank = {
  bodies: [
    [
      'The fabric is coated on the inside, the zips are covered, and the base takes being put down hard.',
      'Le tissu est enduit à l’intérieur, les zips sont couverts et le fond supporte qu’on le pose sans égards.',
      'Der Stoff ist innen beschichtet, die Zips sind abgedeckt, und der Boden verträgt hartes Abstellen.',
    ],
    [
      'Straps, buckles and zips are ones that we stock for ten years, so a broken clip is not the end.',
      'Sangles, boucles et zips restent en stock dix ans : une boucle cassée n’est pas une fin.',
      'Gurte, Schnallen und Zips halten wir zehn Jahre vorrätig, darum ist eine kaputte Schnalle nicht das Ende.',
    ],
    [
      'Packed full it stays slim; half empty it does not flap.',
      'Plein, il reste fin ; à moitié vide, il ne flotte pas.',
      'Voll bleibt er schlank, halb leer flattert nichts.',
    ],
    [
      'A clear inside with a light lining, so that you find the small black thing at the bottom.',
      'Un intérieur clair et bien rangé, pour retrouver la petite chose noire tout au fond.',
      'Ein aufgeräumtes, helles Innenleben, damit sich das kleine schwarze Ding ganz unten findet.',
    ],
    [
      'The shoulder straps are shaped for long days and for both hands in the pockets.',
      'Les bretelles sont galbées pour les longues journées, mains dans les poches.',
      'Die Schultergurte sind für lange Tage geformt, mit beiden Händen in den Taschen.',
    ],
  ],
  features: [
    [
      'Side pockets for bottles up to one litre',
      'Poches latérales pour gourdes d’un litre',
      'Seitentaschen für Flaschen bis einen Liter',
      ['backpack'],
    ],
    [
      'Rain cover in its own pocket',
      'Housse de pluie dans sa poche',
      'Regenhülle im eigenen Fach',
      ['trek', 'day'],
    ],
    [
      'Padded sleeve for a 16-inch laptop',
      'Compartiment rembourré pour ordinateur de 16 pouces',
      'Gepolstertes Fach für einen 16-Zoll-Laptop',
      ['city'],
    ],
    ['Back panel with air channels', 'Dos à canaux d’air', 'Rückenpartie mit Luftkanälen', ['backpack']],
    ['Hip belt comes off', 'Ceinture amovible', 'Abnehmbarer Hüftgurt', ['alpine', 'trek']],
    [
      'Loops for two axes and a rope',
      'Fixations pour deux piolets et une corde',
      'Schlaufen für zwei Pickel und ein Seil',
      ['alpine'],
    ],
    [
      'Opens at the front as well as the top',
      'S’ouvre par l’avant et par le haut',
      'Öffnet sich vorn und oben',
      ['trek'],
    ],
    [
      'Carried by hand, on a shoulder or as a pack',
      'Se porte à la main, à l’épaule ou sur le dos',
      'Tragbar in der Hand, über der Schulter oder auf dem Rücken',
      ['duffel'],
    ],
    [
      'Lockable two-way zip',
      'Zip double curseur verrouillable',
      'Abschließbarer Zweiwegezip',
      ['duffel', 'city'],
    ],
    [
      'Separate compartment for shoes',
      'Compartiment séparé pour les chaussures',
      'Getrenntes Schuhfach',
      ['duffel'],
    ],
    [
      'Key clip and a pocket you can reach while walking',
      'Porte-clés et poche accessible en marchant',
      'Schlüsselclip und eine Tasche, die man im Gehen erreicht',
    ],
    [
      'Reflective loops for a rear light',
      'Attache réfléchissante pour lampe',
      'Reflektierende Schlaufe fürs Rücklicht',
    ],
  ],
  materials: [
    [
      'Body: 210 denier recycled polyamide ripstop',
      'Corps : ripstop polyamide recyclé 210 deniers',
      'Korpus: recyceltes Polyamid-Ripstop, 210 Denier',
      ['backpack'],
    ],
    [
      'Body: 900 denier recycled polyester, coated',
      'Corps : polyester recyclé 900 deniers enduit',
      'Korpus: beschichtetes recyceltes Polyester, 900 Denier',
      ['duffel'],
    ],
    [
      'Base: double layer, abrasion resistant',
      'Fond : double épaisseur résistante à l’abrasion',
      'Boden: doppellagig und abriebfest',
    ],
    ['Lining: recycled polyester', 'Doublure : polyester recyclé', 'Futter: recyceltes Polyester'],
  ],
  care: CARE.sponge,
  fits: [
    [
      'Back length adjusts from 42 to 52 cm.',
      'Longueur de dos réglable de 42 à 52 cm.',
      'Rückenlänge von 42 bis 52 cm verstellbar.',
      ['trek', 'alpine'],
    ],
    [
      'One back length that suits most people from 1.55 to 1.95 m.',
      'Une longueur de dos adaptée à la plupart, de 1,55 à 1,95 m.',
      'Eine Rückenlänge, die den meisten von 1,55 bis 1,95 m passt.',
      ['day'],
    ],
  ],
};

/** Tents. */
export const TENT: PhraseBank = {
  bodies: [
    [
      'Poles are colour-coded, clips need no thought, and the first pitch takes about six minutes.',
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
      'Filling: recycled hollow fibre',
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
