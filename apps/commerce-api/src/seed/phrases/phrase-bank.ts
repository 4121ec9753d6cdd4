import type { Phrase } from '../language.ts';

/** Sentences that products of a family draw their copy from. */
export interface PhraseBank {
  /** Second sentence of a description. */
  readonly bodies: readonly Phrase[];
  readonly features: readonly Phrase[];
  readonly materials: readonly Phrase[];
  readonly care: readonly Phrase[];
  readonly fits: readonly Phrase[];
}

const MACHINE_30: Phrase = [
  'Machine wash at 30 °C, gentle cycle',
  'Lavage en machine à 30 °C, cycle délicat',
  'Maschinenwäsche bei 30 °C, Schonwaschgang',
];
const NO_SOFTENER: Phrase = [
  'Do not use fabric softener',
  'Ne pas utiliser d’adoucissant',
  'Keinen Weichspüler verwenden',
];
const LINE_DRY: Phrase = [
  'Dry on the line, in the shade',
  'Sécher à l’air libre, à l’ombre',
  'An der Luft und im Schatten trocknen',
];
const CLOSE_ZIPS: Phrase = [
  'Close zips before washing',
  'Fermer les fermetures avant lavage',
  'Reißverschlüsse vor dem Waschen schließen',
];

/** Care lines that several families share. */
export const CARE = {
  membrane: [
    MACHINE_30,
    NO_SOFTENER,
    CLOSE_ZIPS,
    [
      'Tumble dry low for 20 minutes to revive water repellency',
      'Sèche-linge doux 20 minutes pour raviver la déperlance',
      'Zum Auffrischen der Imprägnierung 20 Minuten bei niedriger Temperatur in den Trockner',
    ],
  ],
  loft: [
    MACHINE_30,
    [
      'Tumble dry low with two clean tennis balls',
      'Sèche-linge doux avec deux balles de tennis propres',
      'Bei niedriger Temperatur mit zwei sauberen Tennisbällen trocknen',
    ],
    [
      'Store hung up, not compressed',
      'Ranger suspendu, sans comprimer',
      'Hängend und nicht komprimiert lagern',
    ],
  ],
  knit: [
    MACHINE_30,
    NO_SOFTENER,
    [
      'Wash inside out, darks with darks',
      'Laver sur l’envers avec des couleurs similaires',
      'Auf links mit ähnlichen Farben waschen',
    ],
    LINE_DRY,
  ],
  hand: [
    ['Brush off dirt when dry', 'Brosser la saleté une fois sèche', 'Schmutz trocken abbürsten'],
    [
      'Dry at room temperature, away from radiators',
      'Sécher à température ambiante, loin d’un radiateur',
      'Bei Raumtemperatur trocknen, nicht auf der Heizung',
    ],
    [
      'Renew the proofing twice a season',
      'Renouveler l’imperméabilisation deux fois par saison',
      'Zweimal pro Saison neu imprägnieren',
    ],
  ],
  sponge: [
    [
      'Sponge clean with lukewarm water and mild soap',
      'Nettoyer à l’éponge, eau tiède et savon doux',
      'Mit lauwarmem Wasser und milder Seife abwischen',
    ],
    ['Do not machine wash', 'Ne pas laver en machine', 'Nicht in der Maschine waschen'],
    LINE_DRY,
  ],
} as const satisfies Record<string, readonly Phrase[]>;
