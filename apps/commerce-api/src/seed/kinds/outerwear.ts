import { type KindSpec, style } from './kind-spec.ts';

/** Jackets, parkas and vests. */
export const OUTERWEAR: readonly KindSpec[] = [
  {
    kind: 'shell-jacket',
    bank: 'shell',
    sizes: 'alpha',
    price: [129, 420],
    colors: [3, 6],
    vivid: true,
    weight: 10,
    activities: ['hiking', 'climbing', 'snow', 'running', 'everyday'],
    styles: [
      style('Rain Jacket', 'rain jacket', 'veste de pluie', 'Regenjacke', 'light'),
      style('3L Shell', 'three-layer shell', 'veste trois couches', 'Dreilagen-Shell', 'alpine'),
      style('Storm Jacket', 'storm jacket', 'veste de tempête', 'Sturmjacke', 'alpine'),
      style(
        'Packable Shell',
        'packable shell jacket',
        'veste imperméable compacte',
        'packbare Shelljacke',
        'light',
      ),
      style('Wind Jacket', 'wind jacket', 'coupe-vent', 'Windjacke', 'light', 'wind'),
      style('City Raincoat', 'raincoat', 'manteau de pluie', 'Regenmantel', 'city'),
    ],
    openings: [
      [
        'The forecast said scattered showers and the ridge said otherwise.',
        'La météo parlait d’averses éparses, la crête a répondu autrement.',
        'Der Wetterbericht sprach von einzelnen Schauern, der Grat sah das anders.',
      ],
      [
        'A jacket for leaving the house when sensible people stay in.',
        'Une veste pour sortir quand les gens raisonnables restent chez eux.',
        'Eine Jacke für den Moment, in dem vernünftige Leute drinnen bleiben.',
      ],
      [
        'It lives at the top of the pack and comes out first.',
        'Elle vit en haut du sac et en sort la première.',
        'Sie liegt ganz oben im Rucksack und kommt als Erstes heraus.',
        ['light'],
      ],
      [
        'Drawn for long routes on cold rock, where there is no second chance to stay dry.',
        'Dessinée pour les longues voies sur rocher froid, où l’on n’a pas deux chances de rester au sec.',
        'Gezeichnet für lange Routen an kaltem Fels, wo man nur einmal trocken bleiben kann.',
        ['alpine'],
      ],
      [
        'Cut like a coat, sealed like a tent, quiet enough for the theatre.',
        'Coupé comme un manteau, étanche comme une tente, assez discret pour le théâtre.',
        'Geschnitten wie ein Mantel, dicht wie ein Zelt, leise genug fürs Theater.',
        ['city'],
      ],
      [
        'Wind takes warmth faster than cold does, so we started with the wind.',
        'Le vent vole la chaleur plus vite que le froid : nous avons commencé par lui.',
        'Wind nimmt Wärme schneller als Kälte, also haben wir beim Wind angefangen.',
        ['wind'],
      ],
    ],
  },
  {
    kind: 'insulated-jacket',
    bank: 'warm',
    sizes: 'alpha',
    price: [149, 340],
    colors: [3, 6],
    vivid: true,
    weight: 10,
    activities: ['hiking', 'climbing', 'snow', 'camping', 'everyday'],
    styles: [
      style('Down Jacket', 'down jacket', 'doudoune en duvet', 'Daunenjacke', 'down'),
      style(
        'Down Hoodie',
        'hooded down jacket',
        'doudoune à capuche',
        'Daunenjacke mit Kapuze',
        'down',
        'hood',
      ),
      style('Insulated Jacket', 'insulated jacket', 'veste isolante', 'Isolationsjacke', 'synthetic'),
      style('Belay Jacket', 'belay jacket', 'veste d’assurage', 'Sicherungsjacke', 'synthetic', 'hood'),
      style('Quilted Jacket', 'quilted jacket', 'veste matelassée', 'Steppjacke', 'synthetic'),
    ],
    openings: [
      [
        'Light enough to forget in the pack, warm enough to be the reason you stayed for sunset.',
        'Assez légère pour l’oublier dans le sac, assez chaude pour rester jusqu’au coucher du soleil.',
        'Leicht genug, um sie im Rucksack zu vergessen, warm genug, um bis zum Sonnenuntergang zu bleiben.',
      ],
      [
        'For the long belay, the late bus and the first coffee outside.',
        'Pour le long relais, le dernier bus et le premier café dehors.',
        'Für den langen Standplatz, den späten Bus und den ersten Kaffee draußen.',
      ],
      [
        'Loft from responsibly sourced down, held in small chambers so that it stays where you are cold.',
        'Du gonflant en duvet certifié, tenu dans de petits caissons pour rester là où il fait froid.',
        'Bauschkraft aus verantwortungsvoll gewonnener Daune, in kleinen Kammern, damit sie bleibt, wo es kalt wird.',
        ['down'],
      ],
      [
        'Synthetic fill shrugs at wet snow and dries on your back.',
        'La fibre se moque de la neige mouillée et sèche sur le dos.',
        'Die Kunstfaserfüllung verzeiht nassen Schnee und trocknet am Körper.',
        ['synthetic'],
      ],
    ],
  },
  {
    kind: 'parka',
    bank: 'warm',
    sizes: 'alpha',
    price: [229, 460],
    colors: [2, 5],
    vivid: false,
    weight: 7,
    activities: ['snow', 'everyday', 'travel'],
    styles: [
      style('Parka', 'insulated parka', 'parka isolante', 'gefütterter Parka', 'synthetic', 'hood'),
      style('Down Parka', 'down parka', 'parka en duvet', 'Daunenparka', 'down', 'hood'),
      style('Winter Parka', 'winter parka', 'parka d’hiver', 'Winterparka', 'synthetic', 'hood'),
      style('Expedition Parka', 'expedition parka', 'parka d’expédition', 'Expeditionsparka', 'down', 'hood'),
    ],
    openings: [
      [
        'Long enough to sit on cold stone, quiet enough for the city.',
        'Assez longue pour s’asseoir sur la pierre froide, assez sobre pour la ville.',
        'Lang genug für kalten Stein, ruhig genug für die Stadt.',
      ],
      [
        'One coat for the months when the windows stay shut.',
        'Un seul manteau pour les mois aux fenêtres fermées.',
        'Ein Mantel für die Monate, in denen die Fenster zubleiben.',
      ],
      [
        'Built for stations, ski huts and everything between them that has no roof.',
        'Pensée pour les quais, les refuges et tout ce qui, entre les deux, n’a pas de toit.',
        'Gemacht für Bahnsteige, Skihütten und alles dazwischen, was kein Dach hat.',
      ],
      [
        'A storm flap, a deep hood and a hem that moves with the stride.',
        'Un rabat tempête, une capuche profonde et un bas qui suit la foulée.',
        'Eine Sturmleiste, eine tiefe Kapuze und ein Saum, der den Schritt mitgeht.',
      ],
    ],
  },
  {
    kind: 'vest',
    bank: 'warm',
    sizes: 'alpha',
    price: [89, 199],
    colors: [2, 5],
    vivid: true,
    weight: 6,
    activities: ['hiking', 'running', 'everyday', 'travel'],
    styles: [
      style('Vest', 'insulated vest', 'veste sans manches isolante', 'Isolationsweste', 'synthetic'),
      style('Down Vest', 'down vest', 'gilet en duvet', 'Daunenweste', 'down'),
      style('Quilted Vest', 'quilted vest', 'gilet matelassé', 'Steppweste', 'synthetic'),
    ],
    openings: [
      [
        'Keep the core warm and the arms will look after themselves.',
        'Gardez le buste au chaud, les bras se débrouillent.',
        'Halte den Rumpf warm, dann kommen die Arme allein zurecht.',
      ],
      [
        'The half layer that turns a three-season jacket into four.',
        'La demi-couche qui fait d’une veste trois saisons une veste quatre saisons.',
        'Die halbe Lage, die aus einer Dreijahreszeitenjacke eine für alle vier macht.',
      ],
      [
        'For splitting wood, walking dogs and standing in doorways talking.',
        'Pour fendre du bois, promener le chien et bavarder sur le pas de la porte.',
        'Zum Holzhacken, Gassigehen und für lange Gespräche in der Tür.',
      ],
    ],
  },
];
