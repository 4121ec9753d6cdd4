import type { SeedSet } from '@haberdash/commerce-api/seed/seed-source.ts';
import type { GarmentKind } from '@haberdash/demo-pictures/picture.ts';

import type { Gender } from './categories/category-spec.ts';
import { northAmerican, type Phrase, texts } from './language.ts';
import { generateProducts } from './product-generator.ts';

interface SetSpec {
  readonly slug: string;
  readonly scene: string;
  readonly gender: Gender;
  readonly kinds: readonly GarmentKind[];
  readonly name: Phrase;
  readonly description: Phrase;
}

const SETS: readonly SetSpec[] = [
  {
    slug: 'first-rain-first-hill',
    scene: 'forest-rain',
    gender: 'women',
    kinds: ['shell-jacket', 'trousers', 'boot'],
    name: [
      'First rain, first hill',
      'Première pluie, première colline',
      'Erster Regen, erster Berg',
      'Primera lluvia, primera cima',
      'Prima pioggia, prima collina',
    ],
    description: [
      northAmerican(
        'A shell, trousers and boots that keep one wet day on the hill from becoming the last.',
        'A shell, pants and boots that keep one wet day on the hill from becoming the last.',
      ),
      'Une veste, un pantalon et des chaussures pour qu’un jour de pluie en montagne ne soit pas le dernier.',
      'Jacke, Hose und Stiefel, damit ein nasser Tag am Berg nicht der letzte bleibt.',
      'Una chaqueta, un pantalón y unas botas para que un día de lluvia en el monte no sea el último.',
      'Giacca, pantaloni e scarponi perché una giornata di pioggia in montagna non sia l’ultima.',
    ],
  },
  {
    slug: 'weather-on-the-ridge',
    scene: 'rain-shells',
    gender: 'men',
    kinds: ['shell-jacket', 'fleece', 'boot'],
    name: [
      'Weather on the ridge',
      'Du temps sur la crête',
      'Wetter auf dem Grat',
      'Tiempo en la cresta',
      'Tempo in cresta',
    ],
    description: [
      'Three layers between you and the wind: a shell, a fleece under it, and boots that hold.',
      'Trois couches face au vent : une veste, une polaire dessous et des chaussures qui tiennent.',
      'Dreimal Schutz vor dem Wind: Jacke, Fleece darunter und Stiefel mit Halt.',
      'Tres capas frente al viento: una chaqueta, un forro polar debajo y unas botas que agarran.',
      'Tre strati contro il vento: una giacca, un pile sotto e scarponi che tengono.',
    ],
  },
  {
    slug: 'a-night-by-the-lake',
    scene: 'lake-tents',
    gender: 'unisex',
    kinds: ['tent', 'sleeping-bag', 'backpack'],
    name: [
      'A night by the lake',
      'Une nuit au bord du lac',
      'Eine Nacht am See',
      'Una noche junto al lago',
      'Una notte sul lago',
    ],
    description: [
      'All that the first night out asks for: a roof, a bed and something to carry both in.',
      'Tout ce qu’il faut pour une première nuit dehors : un toit, un lit et de quoi les porter.',
      'Alles für die erste Nacht draußen: ein Dach, ein Bett und etwas, um beides zu tragen.',
      'Todo lo que pide la primera noche al aire libre: un techo, una cama y con qué llevarlos.',
      'Tutto ciò che serve per la prima notte fuori: un tetto, un letto e come portarli.',
    ],
  },
  {
    slug: 'puddles-allowed',
    scene: 'kids-rain',
    gender: 'kids',
    kinds: ['shell-jacket', 'trousers', 'boot'],
    name: [
      'Puddles allowed',
      'Flaques autorisées',
      'Pfützen erlaubt',
      'Charcos permitidos',
      'Pozzanghere ammesse',
    ],
    description: [
      'Dry from hood to sole, whatever the playground has to offer.',
      'Au sec de la capuche à la semelle, quoi que réserve la cour de récré.',
      'Trocken von der Kapuze bis zur Sohle, was der Spielplatz auch bietet.',
      'Secos de la capucha a la suela, traiga lo que traiga el patio.',
      'Asciutti dal cappuccio alla suola, qualunque cosa offra il parco giochi.',
    ],
  },
];

/** The first products have every kind once per audience. */
const SEARCHED = 60;

const FIRST = [...generateProducts(SEARCHED)];

export const PRODUCT_SETS: readonly SeedSet[] = SETS.map(
  ({ slug, scene, gender, kinds, name, description }, position) => ({
    id: `NFSET${String(position + 1).padStart(4, '0')}`,
    slug,
    scene,
    names: texts(name),
    descriptions: texts(description),
    productIds: kinds.flatMap(
      (kind) => FIRST.find((each) => each.kind === kind && each.gender === gender)?.id ?? [],
    ),
  }),
);
