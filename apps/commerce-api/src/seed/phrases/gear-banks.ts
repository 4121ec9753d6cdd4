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
