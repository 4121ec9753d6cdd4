import { createPictureSource } from '@haberdash/demo-pictures';
import type { SceneName } from '@haberdash/demo-pictures/picture.ts';
import { generateProduct } from '@haberdash/demo-shop/product-generator.ts';

/** A shared picture, with its products. */
export interface Look {
  readonly id: string;
  readonly caption: string;
  readonly publishedAt: string;
  readonly author: { readonly id: string; readonly name: string };
  readonly products: readonly TaggedProduct[];
}

/** A product in the gallery: a stream named after its code. */
export interface TaggedProduct {
  readonly streamId: string;
  readonly code: string;
  readonly name: string;
  readonly path: string;
  readonly categories: readonly string[];
}

const COUNT = 60;
/** Minimum looks per product. */
const ROUNDS = 3;
const FIRST_ID = 3_300;
const FIRST_STREAM = 9_100;
const DAY_MS = 86_400_000;
const NEWEST_MS = Date.UTC(2026, 9, 30, 9);

const SCENES: readonly SceneName[] = [
  'alpine-noon',
  'coast-dusk',
  'forest-rain',
  'city-morning',
  'lake-camp',
  'winter-pass',
  'ridge-dusk',
  'desert-light',
  'forest-morning',
  'coast-noon',
];
const AUTHORS = [
  'Siobhán O’Neil',
  'Linh Nguyễn',
  'Jonas Berg',
  'Inés Prats',
  'Marco <b>Rossi</b>',
  'Ama Owusu',
];
const CAPTIONS = [
  'Nine hours of rain and still dry',
  'Grau in grau, aber warm',
  'Premier café après le col',
  'Con viento de cara todo el día',
  'Primo giorno d’autunno',
  'Took it everywhere this summer',
  'It says "packable" & it is',
];

const pick = <T>(list: readonly T[], index: number): T => {
  const found = list[index % list.length];
  if (found === undefined) throw new Error('there is nothing to pick from');
  return found;
};

const productAt = (index: number) => generateProduct(index % COUNT);

function taggedAt(index: number): TaggedProduct {
  const { id, slug, categoryIds, copies } = productAt(index);
  return {
    streamId: String(FIRST_STREAM + (index % COUNT)),
    code: id,
    name: copies[0]?.name ?? id,
    path: `/p/${slug}-${id}`,
    categories: categoryIds,
  };
}

/** Shared looks, newest first. Every third shows two products. */
export const LOOKS: readonly Look[] = Array.from({ length: COUNT * ROUNDS }, (_, index) => ({
  id: String(FIRST_ID + index),
  caption: pick(CAPTIONS, index),
  publishedAt: new Date(NEWEST_MS - index * DAY_MS).toISOString(),
  author: {
    id: String(80 + ((index + Math.floor(index / COUNT)) % AUTHORS.length)),
    name: pick(AUTHORS, index + Math.floor(index / COUNT)),
  },
  products: index % 3 === 0 ? [taggedAt(index), taggedAt(index + 17)] : [taggedAt(index)],
}));

const inner = (svg: string, x: number, y: number, width: number, height: number): string =>
  // Only the first size is the drawing's own.
  svg.replace(/ width="\d+" height="\d+"/, ` x="${x}" y="${y}" width="${width}" height="${height}"`);

async function markupOf(find: ReturnType<ReturnType<typeof createPictureSource>['find']>): Promise<string> {
  const original = await (await find)?.original();
  if (original?.kind !== 'vector') throw new Error('the generator has no such picture');
  return original.svg;
}

/** Draws a look: the product as a print on a landscape. */
export async function drawLook({ id, products }: Look): Promise<string> {
  const pictures = createPictureSource();
  const index = Number(id) - FIRST_ID;
  const { colors, id: productCode } = productAt(Number(products[0]?.streamId) - FIRST_STREAM);
  const color = pick(colors, Math.floor(index / COUNT));
  const [scene, product] = await Promise.all([
    markupOf(pictures.find({ type: 'scene', name: pick(SCENES, index + Math.floor(index / COUNT)) })),
    markupOf(
      pictures.find({
        type: 'product',
        product: { productCode, colorId: color.way.id, description: color.picture },
        view: index % 2 === 0 ? 'front' : 'side',
      }),
    ),
  ]);
  const lean = ((index * 5) % 13) - 6;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 1200" width="1200" height="1200"><svg x="-700" y="0" width="2134" height="1200" viewBox="0 0 2134 1200">${inner(scene, 0, 0, 2134, 1200)}</svg><g transform="rotate(${lean} 600 620)"><rect x="266" y="196" width="668" height="836" rx="10" fill="#1c1813" opacity=".28"/><rect x="256" y="180" width="668" height="836" rx="10" fill="#fbfaf7"/>${inner(product, 286, 210, 608, 760)}</g></svg>`;
}
