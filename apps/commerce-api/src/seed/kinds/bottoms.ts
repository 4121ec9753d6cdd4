import { type KindSpec, style } from './kind-spec.ts';

/** Trousers, shorts, leggings, dresses and skirts. */
export const BOTTOMS: readonly KindSpec[] = [
  {
    kind: 'trousers',
    bank: 'bottom',
    sizes: 'waist',
    price: [79, 189],
    colors: [2, 5],
    vivid: false,
    weight: 9,
    activities: ['hiking', 'climbing', 'travel', 'snow', 'everyday'],
    styles: [
      style('Trek Pants', 'hiking trousers', 'pantalon de randonnée', 'Wanderhose', 'stretch'),
      style('Softshell Pants', 'softshell trousers', 'pantalon softshell', 'Softshellhose', 'softshell'),
      style('Climbing Pants', 'climbing trousers', 'pantalon d’escalade', 'Kletterhose', 'cotton'),
      style('Travel Chinos', 'travel chinos', 'chino de voyage', 'Reisechino', 'stretch'),
      style('Rain Pants', 'rain trousers', 'surpantalon de pluie', 'Regenhose', 'rain'),
    ],
    openings: [
      [
        'Trousers that bend with you and keep quiet about it.',
        'Un pantalon qui plie avec vous, sans bruit.',
        'Eine Hose, die sich mitbeugt und kein Wort darüber verliert.',
      ],
      [
        'Brushed inside, wind-shedding outside, made for the shoulder seasons.',
        'Gratté dedans, déperlant et coupe-vent dehors, fait pour l’entre-saison.',
        'Innen angeraut, außen windabweisend, gemacht für die Übergangszeit.',
        ['softshell'],
      ],
      [
        'A gusset you can trust on the high step and pockets clear of the harness.',
        'Un soufflet fiable pour les grandes enjambées, des poches dégagées du baudrier.',
        'Ein Zwickel für den hohen Tritt und Taschen, die dem Gurt nicht im Weg sind.',
        ['cotton'],
      ],
      [
        'Pull them on over boots, forget the rain, stuff them away again.',
        'À enfiler par-dessus les chaussures, oublier la pluie, ranger.',
        'Über die Schuhe ziehen, den Regen vergessen, wieder wegstecken.',
        ['rain'],
      ],
      [
        'One pair for the pass, the plane and dinner.',
        'Un seul pantalon pour le col, l’avion et le dîner.',
        'Eine Hose für den Pass, das Flugzeug und das Abendessen.',
        ['stretch'],
      ],
    ],
  },
  {
    kind: 'shorts',
    bank: 'bottom',
    sizes: 'alpha',
    price: [45, 95],
    colors: [2, 5],
    vivid: true,
    weight: 7,
    activities: ['hiking', 'running', 'travel', 'everyday'],
    styles: [
      style('Trek Shorts', 'hiking shorts', 'short de randonnée', 'Wandershorts', 'stretch'),
      style('Trail Shorts', 'trail running shorts', 'short de trail', 'Trailshorts', 'light'),
      style('River Shorts', 'quick-dry shorts', 'short séchage rapide', 'schnell trocknende Shorts', 'light'),
      style('Camp Shorts', 'cotton shorts', 'short en coton', 'Baumwollshorts', 'cotton'),
    ],
    openings: [
      [
        'Short enough to run in, long enough to sit on granite.',
        'Assez court pour courir, assez long pour s’asseoir sur le granit.',
        'Kurz genug zum Laufen, lang genug für ein Stück Granit.',
      ],
      [
        'Goes into the lake with you and is dry by the second biscuit.',
        'Entre dans le lac avec vous, sec au deuxième biscuit.',
        'Geht mit in den See und ist beim zweiten Keks trocken.',
        ['light'],
      ],
      [
        'Five pockets, none of them for show.',
        'Cinq poches, toutes utiles.',
        'Fünf Taschen, keine nur zur Zierde.',
      ],
    ],
  },
  {
    kind: 'leggings',
    bank: 'bottom',
    sizes: 'alpha',
    price: [59, 119],
    colors: [2, 4],
    vivid: false,
    weight: 6,
    activities: ['running', 'hiking', 'climbing', 'everyday'],
    styles: [
      style('Trail Tights', 'trail tights', 'collant de trail', 'Trailtights', 'knitwear'),
      style('Hike Leggings', 'hiking leggings', 'legging de randonnée', 'Wanderleggings', 'knitwear'),
      style('Winter Tights', 'brushed tights', 'collant d’hiver', 'Wintertights', 'knitwear', 'warm'),
    ],
    openings: [
      [
        'A waistband that stays up and says nothing.',
        'Une ceinture qui tient, sans se faire sentir.',
        'Ein Bund, der hält und sich nicht meldet.',
      ],
      [
        'Opaque in a squat, quiet on the stairs, quick to dry on a heater.',
        'Opaque accroupi, silencieux dans l’escalier, vite sec sur un radiateur.',
        'Blickdicht in der Hocke, leise auf der Treppe, schnell trocken auf der Heizung.',
      ],
      [
        'Brushed inside for starts below zero.',
        'Gratté à l’intérieur pour les départs sous zéro.',
        'Innen angeraut für Starts unter null.',
        ['warm'],
      ],
      [
        'Reinforced where rock and rope would wear it through.',
        'Renforcé là où le rocher et la corde l’useraient.',
        'Verstärkt, wo Fels und Seil es durchscheuern würden.',
      ],
    ],
  },
  {
    kind: 'dress',
    bank: 'top',
    sizes: 'alpha',
    price: [79, 139],
    colors: [2, 4],
    vivid: true,
    weight: 4,
    activities: ['travel', 'everyday', 'hiking'],
    styles: [
      style('Trail Dress', 'trail dress', 'robe de sentier', 'Trailkleid', 'tech'),
      style('Travel Dress', 'travel dress', 'robe de voyage', 'Reisekleid', 'tech'),
      style('Jersey Dress', 'jersey dress', 'robe en jersey', 'Jerseykleid', 'cotton'),
    ],
    openings: [
      [
        'Shorts underneath, pockets on both sides, nothing to adjust.',
        'Un short dessous, une poche de chaque côté, rien à réajuster.',
        'Shorts darunter, Taschen auf beiden Seiten, nichts zu zupfen.',
        ['tech'],
      ],
      [
        'From the path to the terrace without a change of clothes.',
        'Du sentier à la terrasse sans se changer.',
        'Vom Pfad auf die Terrasse, ohne sich umzuziehen.',
      ],
      [
        'A dress with the seams of a climbing top and the manners of a summer evening.',
        'Une robe avec les coutures d’un haut d’escalade et l’allure d’un soir d’été.',
        'Ein Kleid mit den Nähten eines Klettershirts und der Art eines Sommerabends.',
      ],
    ],
  },
  {
    kind: 'skirt',
    bank: 'bottom',
    sizes: 'alpha',
    price: [59, 109],
    colors: [2, 4],
    vivid: false,
    weight: 3,
    activities: ['hiking', 'travel', 'everyday', 'running'],
    styles: [
      style('Trail Skort', 'trail skort', 'jupe-short de trail', 'Trail-Rock mit Innenhose', 'light'),
      style('Hike Skirt', 'hiking skirt', 'jupe de randonnée', 'Wanderrock', 'stretch'),
      style('Quilted Skirt', 'insulated skirt', 'jupe matelassée', 'Isolationsrock', 'warm'),
    ],
    openings: [
      [
        'Room to stride, a short beneath and a pocket for the map.',
        'De l’ampleur pour marcher, un short dessous, une poche pour la carte.',
        'Platz für große Schritte, eine Innenhose und eine Tasche für die Karte.',
        ['light', 'stretch'],
      ],
      [
        'Zips on over tights when the wind finds the gap.',
        'Se zippe sur un collant quand le vent trouve la faille.',
        'Wird über die Tights gezippt, wenn der Wind die Lücke findet.',
        ['warm'],
      ],
      [
        'Sits flat under a hip belt and swings free above the knee.',
        'À plat sous la ceinture du sac, libre au-dessus du genou.',
        'Liegt flach unter dem Hüftgurt und schwingt frei über dem Knie.',
      ],
    ],
  },
];
