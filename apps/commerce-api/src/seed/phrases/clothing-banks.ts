import { CARE, type PhraseBank } from './phrase-bank.ts';

/** Fleece, base layers and hoodies. */
export const KNIT: PhraseBank = {
  bodies: [
    [
      'The seams lie flat and forward, clear of the straps of a pack.',
      'Les coutures sont plates et décalées, loin des bretelles.',
      'Die Nähte liegen flach und versetzt, fern von Schulterträgern.',
    ],
    [
      'Knitted, cut and sewn within one valley, so we know the people who made it.',
      'Tricoté, coupé et cousu dans une même vallée : nous en connaissons les artisans.',
      'Gestrickt, geschnitten und genäht in einem Tal, darum kennen wir die Leute, die es gemacht haben.',
    ],
    [
      'It keeps its shape after fifty washes; we counted.',
      'Il garde sa forme après cinquante lavages ; nous avons compté.',
      'Es behält nach fünfzig Wäschen seine Form; wir haben gezählt.',
    ],
    [
      'Wear it under a shell in winter and on its own from the first warm day.',
      'Sous une veste en hiver, seul dès les premiers beaux jours.',
      'Im Winter unter der Shell, vom ersten warmen Tag an allein.',
    ],
    [
      'A long body keeps it tucked in when you reach.',
      'Le dos long reste en place quand on lève les bras.',
      'Der lange Rücken bleibt in der Hose, wenn man sich streckt.',
    ],
  ],
  features: [
    ['Flat seams against chafing', 'Coutures plates anti-frottement', 'Flachnähte gegen Scheuern'],
    [
      'Thumb loops in the cuffs',
      'Passe-pouces aux poignets',
      'Daumenschlaufen in den Bündchen',
      ['fleece', 'base-layer'],
    ],
    ['Zipped chest pocket', 'Poche poitrine zippée', 'Brusttasche mit Zip', ['fleece']],
    [
      'Hand pockets big enough for gloves',
      'Poches assez grandes pour des gants',
      'Taschen, in die Handschuhe passen',
      ['fleece', 'hoodie'],
    ],
    [
      'Longer back for reaching and bending',
      'Dos plus long pour se pencher',
      'Längerer Rücken beim Strecken und Bücken',
    ],
    [
      'Sheds 80% less lint than ordinary fleece',
      'Perd 80 % de fibres de moins qu’une polaire ordinaire',
      'Verliert 80 % weniger Fasern als gewöhnliches Fleece',
      ['fleece'],
    ],
    [
      'Resists odour for days',
      'Résiste aux odeurs pendant des jours',
      'Bleibt tagelang geruchsarm',
      ['base-layer'],
    ],
    [
      'Dries overnight in a hut',
      'Sèche en une nuit au refuge',
      'Trocknet über Nacht in der Hütte',
      ['base-layer', 'grid'],
    ],
    [
      'Collar stands without scratching',
      'Col montant qui ne gratte pas',
      'Kragen steht, ohne zu kratzen',
      ['fleece', 'base-layer'],
    ],
    [
      'Three-panel hood that stays put',
      'Capuche trois panneaux qui tient en place',
      'Dreiteilige Kapuze, die sitzen bleibt',
      ['hoodie'],
    ],
    [
      'Rib at hem and cuffs knitted with stretch',
      'Bords-côtes élastiques à la taille et aux poignets',
      'Elastischer Ripp an Saum und Bündchen',
      ['hoodie'],
    ],
    ['Loop for hanging up', 'Bride de suspension', 'Aufhänger im Nacken'],
  ],
  materials: [
    [
      '100% recycled polyester',
      '100 % polyester recyclé',
      '100 % recyceltes Polyester',
      ['recycled', 'tech'],
    ],
    [
      '100% merino wool, 18.5 micron, traceable to the farm',
      '100 % laine mérinos 18,5 microns, tracée jusqu’à la ferme',
      '100 % Merinowolle, 18,5 Mikron, bis zum Hof rückverfolgbar',
      ['merino'],
    ],
    [
      '85% organic cotton, 15% recycled polyester',
      '85 % coton biologique, 15 % polyester recyclé',
      '85 % Biobaumwolle, 15 % recyceltes Polyester',
      ['cotton'],
    ],
    [
      'Dyed with a third of the usual water',
      'Teint avec un tiers de l’eau habituelle',
      'Mit einem Drittel der üblichen Wassermenge gefärbt',
    ],
  ],
  care: CARE.knit,
  fits: [
    [
      'Regular fit that layers well.',
      'Coupe régulière, idéale en superposition.',
      'Normale Passform, gut zum Kombinieren.',
    ],
    [
      'Close fit. Between sizes, take the larger one.',
      'Coupe ajustée. Entre deux tailles, prenez la plus grande.',
      'Enge Passform. Zwischen zwei Größen die größere nehmen.',
      ['base-layer'],
    ],
    [
      'Easy fit with dropped shoulders.',
      'Coupe ample, épaules tombantes.',
      'Lässige Passform mit überschnittenen Schultern.',
      ['hoodie', 'pile'],
    ],
  ],
};

/** T-shirts, shirts and dresses. */
export const TOP: PhraseBank = {
  bodies: [
    [
      'It is washed once before it reaches you, so that the size you buy is the size you keep.',
      'Lavé une fois avant de vous parvenir : la taille achetée reste la bonne.',
      'Einmal vorgewaschen, damit die gekaufte Größe die Größe bleibt.',
    ],
    [
      'The collar lies flat, the shoulders sit right, and the hem is long enough to reach for things.',
      'Le col est plat, les épaules tombent juste, l’ourlet est assez long pour attraper quelque chose.',
      'Der Kragen liegt flach, die Schultern sitzen, und der Saum ist lang genug, um nach etwas zu greifen.',
    ],
    [
      'Made in small runs, mended for free, and better in its third summer than in its first.',
      'Fabriqué en petites séries, réparé gratuitement, plus beau au troisième été qu’au premier.',
      'In kleinen Serien gefertigt, kostenlos geflickt und im dritten Sommer schöner als im ersten.',
    ],
    [
      'A quiet piece that goes with the loud ones.',
      'Une pièce discrète qui va avec les autres.',
      'Ein leises Stück, das zu den lauten passt.',
    ],
    [
      'Cut for movement first and for mirrors second, though it does both.',
      'Coupé d’abord pour bouger, ensuite pour le miroir ; les deux lui vont.',
      'Zuerst für die Bewegung geschnitten und dann für den Spiegel; beides steht ihm.',
    ],
  ],
  features: [
    [
      'Collar rib keeps its shape',
      'Bord-côte de l’encolure indéformable',
      'Formstabiler Halsripp',
      ['t-shirt'],
    ],
    [
      'Shoulder seams moved forward, off the straps',
      'Coutures d’épaule avancées, hors des bretelles',
      'Schulternähte nach vorn versetzt, neben den Trägern',
    ],
    ['Sun protection UPF 40', 'Protection solaire UPF 40', 'Sonnenschutz UPF 40', ['tech', 'merino']],
    ['Dries in about an hour', 'Sèche en une heure environ', 'Trocknet in etwa einer Stunde', ['tech']],
    [
      'Two chest pockets with buttons',
      'Deux poches poitrine boutonnées',
      'Zwei geknöpfte Brusttaschen',
      ['shirt'],
    ],
    [
      'Corozo buttons, sewn to stay',
      'Boutons en corozo, solidement cousus',
      'Corozoknöpfe, fest angenäht',
      ['shirt'],
    ],
    ['Deep side pockets', 'Poches latérales profondes', 'Tiefe Seitentaschen', ['dress']],
    ['Longer at the back', 'Plus long dans le dos', 'Hinten länger geschnitten'],
    [
      'Printed label, nothing to scratch',
      'Étiquette imprimée, rien ne gratte',
      'Gedrucktes Etikett, nichts kratzt',
    ],
    ['Soft from the first wear', 'Doux dès la première fois', 'Weich vom ersten Tragen an'],
    [
      'Repaired free of charge for two years',
      'Réparé gratuitement pendant deux ans',
      'Zwei Jahre kostenlose Reparatur',
    ],
  ],
  materials: [
    ['100% organic cotton', '100 % coton biologique', '100 % Biobaumwolle', ['cotton']],
    [
      '92% recycled polyester, 8% elastane',
      '92 % polyester recyclé, 8 % élasthanne',
      '92 % recyceltes Polyester, 8 % Elasthan',
      ['tech'],
    ],
    [
      '87% merino wool, 13% polyamide core',
      '87 % laine mérinos, 13 % âme en polyamide',
      '87 % Merinowolle, 13 % Polyamidkern',
      ['merino'],
    ],
    [
      'Yarn and dye certified free of harmful substances',
      'Fils et teintures certifiés sans substances nocives',
      'Garn und Farbe schadstoffgeprüft',
    ],
  ],
  care: CARE.knit,
  fits: [
    ['Regular fit, straight hem.', 'Coupe régulière, ourlet droit.', 'Normale Passform, gerader Saum.'],
    [
      'Relaxed fit. Take one size down for a closer one.',
      'Coupe décontractée. Prenez une taille en dessous pour un tombé plus près du corps.',
      'Lockere Passform. Für engeren Sitz eine Größe kleiner nehmen.',
    ],
  ],
};

/** Trousers, shorts, leggings and skirts. */
export const BOTTOM: PhraseBank = {
  bodies: [
    [
      'The knees are shaped before you bend them and the seat is cut from one piece.',
      'Les genoux sont formés d’avance et l’assise est taillée d’une pièce.',
      'Die Knie sind vorgeformt, und das Gesäß ist aus einem Stück geschnitten.',
    ],
    [
      'The fabric stretches both ways, sheds drizzle and takes no harm from gorse.',
      'Le tissu s’étire dans les deux sens, repousse la bruine et résiste aux ajoncs.',
      'Der Stoff dehnt sich in beide Richtungen, weist Nieselregen ab und hält Ginster stand.',
    ],
    [
      'Sits flat under a hip belt, a harness and a Sunday lunch.',
      'À plat sous une ceinture de sac, un baudrier et un déjeuner du dimanche.',
      'Liegt flach unter Hüftgurt, Klettergurt und Sonntagsessen.',
    ],
    [
      'Worn through at the seat? Send it back and we patch it.',
      'Usé au fond ? Renvoyez-le, nous le rapiécerons.',
      'Am Gesäß durchgescheuert? Schick sie zurück, wir setzen einen Flicken.',
    ],
    [
      'Every pocket was tried with a phone, a map and cold hands.',
      'Chaque poche a été essayée avec un téléphone, une carte et des mains froides.',
      'Jede Tasche wurde mit Telefon, Karte und kalten Händen probiert.',
    ],
  ],
  features: [
    ['Four-way stretch', 'Élasticité dans les quatre sens', 'Vier-Wege-Stretch'],
    [
      'Gusset for full movement',
      'Soufflet d’entrejambe pour bouger librement',
      'Zwickel für volle Bewegungsfreiheit',
      ['trousers', 'shorts', 'leggings'],
    ],
    [
      'Zipped thigh pocket for a phone',
      'Poche zippée sur la cuisse pour le téléphone',
      'Oberschenkeltasche mit Zip fürs Telefon',
    ],
    [
      'Waistband lined with soft tricot',
      'Ceinture doublée de tricot doux',
      'Bund mit weichem Trikot gefüttert',
    ],
    [
      'Hem adjusts with a cord',
      'Bas de jambe ajustable par cordon',
      'Beinabschluss mit Kordel verstellbar',
      ['trousers'],
    ],
    ['Full-length side zips', 'Zips latéraux sur toute la longueur', 'Durchgehende seitliche Zips', ['rain']],
    [
      'Reinforced inner ankles',
      'Bas renforcés à l’intérieur',
      'Verstärkte Innenseiten am Saum',
      ['trousers'],
    ],
    ['Sun protection UPF 50', 'Protection solaire UPF 50', 'Sonnenschutz UPF 50'],
    [
      'Side pocket holds a large phone',
      'Poche latérale pour grand téléphone',
      'Seitentasche für ein großes Telefon',
      ['leggings', 'skirt'],
    ],
    [
      'Waist adjusts inside without a belt',
      'Taille réglable de l’intérieur, sans ceinture',
      'Bund innen verstellbar, ohne Gürtel',
      ['trousers', 'shorts', 'skirt'],
    ],
    [
      'PFAS-free water repellency',
      'Déperlance sans PFAS',
      'PFAS-freie Imprägnierung',
      ['rain', 'softshell', 'stretch'],
    ],
  ],
  materials: [
    [
      '88% recycled polyamide, 12% elastane',
      '88 % polyamide recyclé, 12 % élasthanne',
      '88 % recyceltes Polyamid, 12 % Elasthan',
      ['stretch', 'light', 'softshell', 'warm'],
    ],
    [
      '97% organic cotton, 3% elastane',
      '97 % coton biologique, 3 % élasthanne',
      '97 % Biobaumwolle, 3 % Elasthan',
      ['cotton'],
    ],
    [
      '100% recycled polyamide, 2.5 layers, 10,000 mm water column',
      '100 % polyamide recyclé, 2,5 couches, colonne d’eau 10 000 mm',
      '100 % recyceltes Polyamid, 2,5 Lagen, 10.000 mm Wassersäule',
      ['rain'],
    ],
    [
      '78% recycled polyamide, 22% elastane',
      '78 % polyamide recyclé, 22 % élasthanne',
      '78 % recyceltes Polyamid, 22 % Elasthan',
      ['knitwear'],
    ],
    ['Pocket lining: recycled mesh', 'Fonds de poche : filet recyclé', 'Taschenfutter: recyceltes Mesh'],
  ],
  care: CARE.knit,
  fits: [
    [
      'Regular fit through seat and thigh.',
      'Coupe régulière aux hanches et aux cuisses.',
      'Normale Passform an Gesäß und Oberschenkel.',
    ],
    [
      'Slim from the knee down, with room to climb.',
      'Ajusté sous le genou, libre pour grimper.',
      'Ab dem Knie schmal, mit Platz zum Klettern.',
      ['trousers'],
    ],
    [
      'Close fit with a high waist.',
      'Près du corps, taille haute.',
      'Eng anliegend mit hohem Bund.',
      ['leggings'],
    ],
  ],
};
