import { northAmerican, type Phrase } from '../language.ts';

export interface PhraseBank {
  /** The second sentence of a description. */
  readonly bodies: readonly Phrase[];
  readonly features: readonly Phrase[];
  readonly materials: readonly Phrase[];
  readonly care: readonly Phrase[];
  readonly fits: readonly Phrase[];
}

const MACHINE_30: Phrase = [
  'Machine wash at {30 °C}, gentle cycle',
  'Lavage en machine à {30 °C}, cycle délicat',
  'Maschinenwäsche bei {30 °C}, Schonwaschgang',
  'Lavar a máquina a {30 °C}, ciclo delicado',
  'Lavare in lavatrice a {30 °C}, ciclo delicato',
];
const NO_SOFTENER: Phrase = [
  'Do not use fabric softener',
  'Ne pas utiliser d’adoucissant',
  'Keinen Weichspüler verwenden',
  'No usar suavizante',
  'Non usare ammorbidente',
];
const LINE_DRY: Phrase = [
  'Dry on the line, in the shade',
  'Sécher à l’air libre, à l’ombre',
  'An der Luft und im Schatten trocknen',
  'Secar al aire y a la sombra',
  'Asciugare all’aria, all’ombra',
];
const CLOSE_ZIPS: Phrase = [
  northAmerican('Close zips before washing', 'Close zippers before washing'),
  'Fermer les fermetures avant lavage',
  'Reißverschlüsse vor dem Waschen schließen',
  'Cerrar las cremalleras antes de lavar',
  'Chiudere le cerniere prima del lavaggio',
];

export const CARE = {
  membrane: [
    MACHINE_30,
    NO_SOFTENER,
    CLOSE_ZIPS,
    [
      'Tumble dry low for 20 minutes to revive water repellency',
      'Sèche-linge doux 20 minutes pour raviver la déperlance',
      'Zum Auffrischen der Imprägnierung 20 Minuten bei niedriger Temperatur in den Trockner',
      'Secadora suave 20 minutos para reactivar la repelencia al agua',
      'Asciugatrice a bassa temperatura per 20 minuti per ravvivare l’idrorepellenza',
    ],
  ],
  loft: [
    MACHINE_30,
    [
      'Tumble dry low with two clean tennis balls',
      'Sèche-linge doux avec deux balles de tennis propres',
      'Bei niedriger Temperatur mit zwei sauberen Tennisbällen trocknen',
      'Secadora suave con dos pelotas de tenis limpias',
      'Asciugatrice a bassa temperatura con due palline da tennis pulite',
    ],
    [
      'Store hung up, not compressed',
      'Ranger suspendu, sans comprimer',
      'Hängend und nicht komprimiert lagern',
      'Guardar colgado, sin comprimir',
      'Conservare appeso, senza comprimere',
    ],
  ],
  knit: [
    MACHINE_30,
    NO_SOFTENER,
    [
      'Wash inside out, darks with darks',
      'Laver sur l’envers avec des couleurs similaires',
      'Auf links mit ähnlichen Farben waschen',
      'Lavar del revés con colores similares',
      'Lavare al rovescio con colori simili',
    ],
    LINE_DRY,
  ],
  hand: [
    [
      'Brush off dirt when dry',
      'Brosser la saleté une fois sèche',
      'Schmutz trocken abbürsten',
      'Cepillar la suciedad una vez seca',
      'Spazzolare lo sporco una volta asciutto',
    ],
    [
      'Dry at room temperature, away from radiators',
      'Sécher à température ambiante, loin d’un radiateur',
      'Bei Raumtemperatur trocknen, nicht auf der Heizung',
      'Secar a temperatura ambiente, lejos de radiadores',
      'Asciugare a temperatura ambiente, lontano dai termosifoni',
    ],
    [
      'Renew the proofing twice a season',
      'Renouveler l’imperméabilisation deux fois par saison',
      'Zweimal pro Saison neu imprägnieren',
      'Renovar la impermeabilización dos veces por temporada',
      'Rinnovare l’impermeabilizzazione due volte a stagione',
    ],
  ],
  sponge: [
    [
      'Sponge clean with lukewarm water and mild soap',
      'Nettoyer à l’éponge, eau tiède et savon doux',
      'Mit lauwarmem Wasser und milder Seife abwischen',
      'Limpiar con esponja, agua tibia y jabón suave',
      'Pulire con una spugna, acqua tiepida e sapone delicato',
    ],
    [
      'Do not machine wash',
      'Ne pas laver en machine',
      'Nicht in der Maschine waschen',
      'No lavar a máquina',
      'Non lavare in lavatrice',
    ],
    LINE_DRY,
  ],
} as const satisfies Record<string, readonly Phrase[]>;
