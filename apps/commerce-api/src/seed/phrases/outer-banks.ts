import { CARE, type PhraseBank } from './phrase-bank.ts';

/** Waterproof and windproof jackets. */
export const SHELL: PhraseBank = {
  bodies: [
    [
      'The face fabric is recycled, the seams are taped, and the zips are the kind that run with gloves on.',
      'Le tissu extérieur est recyclé, les coutures sont étanchées et les zips se manient avec des gants.',
      'Das Obermaterial ist recycelt, die Nähte sind verschweißt, und die Reißverschlüsse laufen auch mit Handschuhen.',
    ],
    [
      'We took out every seam that the shoulders of a pack would find, and left the ones that shape the hood.',
      'Nous avons retiré chaque couture que les bretelles trouveraient, et gardé celles qui forment la capuche.',
      'Wir haben jede Naht entfernt, die unter Schulterträgern liegt, und die behalten, die die Kapuze formen.',
    ],
    [
      'It sheds a day of steady rain, then dries on a hook by morning.',
      'Elle tient une journée de pluie continue, puis sèche sur un crochet pendant la nuit.',
      'Sie hält einen Tag Dauerregen aus und ist am Haken bis zum Morgen trocken.',
    ],
    [
      'The cut leaves room for a fleece and none for the wind.',
      'La coupe laisse de la place à une polaire, aucune au vent.',
      'Der Schnitt lässt Platz für ein Fleece und keinen für den Wind.',
    ],
    [
      'Breathable enough for the way up, sealed enough for the top.',
      'Assez respirante pour monter, assez étanche pour le sommet.',
      'Atmungsaktiv genug für den Anstieg, dicht genug für den Gipfel.',
    ],
  ],
  features: [
    [
      'Hood adjusts with one hand and turns with the head',
      'Capuche réglable d’une main, qui suit la tête',
      'Kapuze mit einer Hand verstellbar, dreht mit dem Kopf',
    ],
    [
      'Underarm zips open from both ends',
      'Aérations sous les bras à double curseur',
      'Belüftung unter den Armen mit Zweiwegezip',
    ],
    [
      'Fully taped seams',
      'Coutures entièrement étanchées',
      'Vollständig verschweißte Nähte',
      ['light', 'alpine', 'city'],
    ],
    [
      'Hand pockets sit above the hip belt',
      'Poches placées au-dessus de la ceinture du sac',
      'Taschen sitzen über dem Hüftgurt',
    ],
    [
      'Packs into its own chest pocket',
      'Se range dans sa poche de poitrine',
      'Lässt sich in der Brusttasche verstauen',
      ['light'],
    ],
    [
      'Hood fits over a helmet',
      'Capuche compatible avec un casque',
      'Kapuze passt über einen Helm',
      ['alpine'],
    ],
    [
      'Two-way front zip for a harness',
      'Zip frontal à double curseur pour le baudrier',
      'Zweiwege-Frontzip für den Gurt',
      ['alpine'],
    ],
    [
      'Cuffs close flat without catching on sleeves',
      'Poignets plats qui n’accrochent pas',
      'Bündchen schließen flach und haken nicht',
    ],
    ['Reflective dots at the back', 'Points réfléchissants dans le dos', 'Reflektierende Punkte am Rücken'],
    ['PFAS-free water repellency', 'Déperlance sans PFAS', 'PFAS-freie Imprägnierung'],
    [
      'Vent across the back yoke',
      'Aération au niveau de l’empiècement dorsal',
      'Belüfteter Rückensattel',
      ['city', 'wind'],
    ],
  ],
  materials: [
    [
      'Shell: 100% recycled polyamide, three layers, 20,000 mm water column',
      'Extérieur : 100 % polyamide recyclé, trois couches, colonne d’eau 20 000 mm',
      'Außen: 100 % recyceltes Polyamid, drei Lagen, 20.000 mm Wassersäule',
      ['alpine'],
    ],
    [
      'Shell: 100% recycled polyester, 2.5 layers, 15,000 mm water column',
      'Extérieur : 100 % polyester recyclé, 2,5 couches, colonne d’eau 15 000 mm',
      'Außen: 100 % recyceltes Polyester, 2,5 Lagen, 15.000 mm Wassersäule',
      ['light', 'city'],
    ],
    [
      'Membrane and finish free of PFAS',
      'Membrane et finition sans PFAS',
      'Membran und Ausrüstung ohne PFAS',
    ],
    [
      'Lining: recycled polyester mesh',
      'Doublure : filet en polyester recyclé',
      'Futter: Mesh aus recyceltem Polyester',
      ['city'],
    ],
  ],
  care: CARE.membrane,
  fits: [
    [
      'Regular fit with room for one warm layer. Model is 1.80 m and wears M.',
      'Coupe régulière, place pour une couche chaude. Le mannequin mesure 1,80 m et porte du M.',
      'Normale Passform mit Platz für eine warme Lage. Das Model ist 1,80 m groß und trägt M.',
      ['men'],
    ],
    [
      'Regular fit with room for one warm layer. Model is 1.74 m and wears S.',
      'Coupe régulière, place pour une couche chaude. Le mannequin mesure 1,74 m et porte du S.',
      'Normale Passform mit Platz für eine warme Lage. Das Model ist 1,74 m groß und trägt S.',
      ['women'],
    ],
    [
      'Roomy fit, long in the back.',
      'Coupe ample, dos long.',
      'Weite Passform, hinten länger.',
      ['kids', 'city'],
    ],
  ],
};

/** Jackets, parkas and vests with a filling. */
export const WARM: PhraseBank = {
  bodies: [
    [
      'The lining is soft against a bare wrist and slides over a fleece without bunching.',
      'La doublure est douce sur le poignet nu et glisse sur une polaire sans plisser.',
      'Das Futter ist weich am Handgelenk und gleitet faltenfrei über ein Fleece.',
    ],
    [
      'We put more filling where blood runs close to the skin and less where a pack presses.',
      'Plus de garnissage là où le sang affleure, moins là où le sac appuie.',
      'Mehr Füllung, wo das Blut nah an der Haut fließt, weniger, wo der Rucksack drückt.',
    ],
    [
      'The outer is woven tight enough to keep the wind out and the filling in.',
      'Le tissu extérieur est assez serré pour retenir le vent dehors et le garnissage dedans.',
      'Das Obermaterial ist so dicht gewebt, dass der Wind draußen und die Füllung drinnen bleibt.',
    ],
    [
      'When a zip goes or a sleeve tears, our workshop mends it for as long as there is jacket left.',
      'Si un zip lâche ou une manche se déchire, notre atelier répare tant qu’il reste de la veste.',
      'Wenn ein Zip versagt oder ein Ärmel reißt, flickt unsere Werkstatt, solange noch Jacke übrig ist.',
    ],
    [
      'It squeezes into a loaf-sized bundle and comes back to full height in minutes.',
      'Elle se comprime au volume d’une miche de pain et retrouve son gonflant en minutes.',
      'Sie lässt sich auf Brotlaibgröße drücken und ist in Minuten wieder voll da.',
    ],
  ],
  features: [
    [
      'Two hand pockets lined with brushed fleece',
      'Deux poches doublées de polaire grattée',
      'Zwei mit gebürstetem Fleece gefütterte Taschen',
    ],
    [
      'Inner pocket with zip for phone or passport',
      'Poche intérieure zippée pour téléphone ou passeport',
      'Innentasche mit Zip für Telefon oder Pass',
    ],
    ['Hem draws in with one hand', 'Bas ajustable d’une main', 'Saum mit einer Hand verstellbar'],
    [
      'Insulated hood that turns with the head',
      'Capuche isolée qui suit la tête',
      'Gefütterte Kapuze, die mit dem Kopf dreht',
      ['hood'],
    ],
    ['750 fill power down', 'Duvet 750 cuin', 'Daune mit 750 cuin Bauschkraft', ['down']],
    [
      'Recycled filling warms even when damp',
      'Garnissage recyclé, chaud même humide',
      'Recycelte Füllung wärmt auch feucht',
      ['synthetic'],
    ],
    [
      'Baffles follow the body to keep the filling in place',
      'Caissons qui suivent le corps et tiennent le garnissage',
      'Kammern folgen dem Körper und halten die Füllung',
      ['down'],
    ],
    [
      'Chin guard over the top of the zip',
      'Protège-menton en haut du zip',
      'Kinnschutz über dem Reißverschluss',
    ],
    [
      'Soft cuffs that seal without squeezing',
      'Poignets souples qui ferment sans serrer',
      'Weiche Bündchen, die dichten, ohne zu drücken',
      ['synthetic', 'down'],
    ],
    [
      'Stuffs into its own pocket',
      'Se range dans sa propre poche',
      'Lässt sich in der eigenen Tasche verstauen',
    ],
    ['PFAS-free water repellency', 'Déperlance sans PFAS', 'PFAS-freie Imprägnierung'],
  ],
  materials: [
    [
      'Outer: 100% recycled polyamide, 20 denier',
      'Extérieur : 100 % polyamide recyclé, 20 deniers',
      'Außen: 100 % recyceltes Polyamid, 20 Denier',
    ],
    [
      'Filling: 90% down, 10% feather, responsibly sourced',
      'Garnissage : 90 % duvet, 10 % plumes, origine responsable',
      'Füllung: 90 % Daune, 10 % Feder aus verantwortungsvoller Herkunft',
      ['down'],
    ],
    [
      'Filling: 100% recycled polyester',
      'Garnissage : 100 % polyester recyclé',
      'Füllung: 100 % recyceltes Polyester',
      ['synthetic'],
    ],
    [
      'Lining: 100% recycled polyester taffeta',
      'Doublure : taffetas 100 % polyester recyclé',
      'Futter: Taft aus 100 % recyceltem Polyester',
    ],
  ],
  care: CARE.loft,
  fits: [
    [
      'Regular fit, hip length. Take your usual size.',
      'Coupe régulière, longueur hanches. Prenez votre taille habituelle.',
      'Normale Passform, hüftlang. Nimm deine übliche Größe.',
      ['women', 'men'],
    ],
    [
      'Relaxed fit with room for a thick layer.',
      'Coupe décontractée, place pour une couche épaisse.',
      'Lockere Passform mit Platz für eine dicke Lage.',
    ],
    [
      'Grows along: cuffs let out by an inch.',
      'Grandit avec l’enfant : poignets rallongeables de deux centimètres.',
      'Wächst mit: Bündchen lassen sich um zwei Zentimeter verlängern.',
      ['kids'],
    ],
  ],
};
