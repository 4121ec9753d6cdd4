import type { ProductView } from '@haberdash/commerce-api/providers/pictures/provider.ts';
import { drawCutout } from '../draw-product.ts';
import type { DisplayName, ProductPicture, SceneName } from '../picture.ts';
import { num } from '../kit/path.ts';
import { seededRandom } from '../kit/random.ts';
import { scene, SCENE_HEIGHT, SCENE_WIDTH } from './air.ts';
import { drawLandscape, type Landscape } from './draw-landscape.ts';

interface Item {
  readonly picture: ProductPicture;
  readonly view?: ProductView;
  /** Centre and top in the scene, and scale. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly turn?: number;
  readonly flip?: boolean;
}

interface Display {
  readonly land: Landscape;
  readonly support: 'rail' | 'boards' | 'ground';
  readonly items: readonly Item[];
}

type Colours = readonly [base: string, accent: string, trim: string];

const of = (
  kind: ProductPicture['kind'],
  cut: ProductPicture['cut'],
  audience: ProductPicture['audience'],
  [base, accent, trim]: Colours,
  seed = 1,
): ProductPicture => ({ kind, cut, audience, seed, base, accent, trim });

const RUST: Colours = ['#b4532f', '#7e3a20', '#2b2724'];
const LARCH: Colours = ['#c9963a', '#9d742a', '#34423d'];
const LAKE: Colours = ['#1f4058', '#7fa6b5', '#16222c'];
const PINE: Colours = ['#2f4a40', '#c7a45b', '#1d2a25'];
const OAT: Colours = ['#d6c7ab', '#8d7d69', '#5f5340'];
const ROWAN: Colours = ['#a13d34', '#e2b06b', '#2b2022'];
const COAL: Colours = ['#2b2e32', '#8f9aa3', '#1a1c1f'];
const FJORD: Colours = ['#335f77', '#d6b36a', '#1f2d36'];

const DISPLAYS: Readonly<Record<DisplayName, Display>> = {
  'rain-shells': {
    land: 'forest-rain',
    support: 'rail',
    items: [
      { picture: of('shell-jacket', 'rain-jacket', 'women', LARCH, 2), x: 1945, y: 110, scale: 0.76 },
      { picture: of('shell-jacket', '3l-shell', 'women', LAKE, 2), x: 1395, y: 110, scale: 0.8 },
    ],
  },
  'winter-down': {
    land: 'winter-pass',
    support: 'rail',
    items: [
      { picture: of('vest', 'down-vest', 'men', LAKE, 2), x: 1990, y: 130, scale: 0.74 },
      { picture: of('insulated-jacket', 'belay-jacket', 'men', RUST, 2), x: 1430, y: 110, scale: 0.82 },
    ],
  },
  'forest-fleece': {
    land: 'forest-morning',
    support: 'rail',
    items: [
      { picture: of('fleece', 'half-zip-fleece', 'women', FJORD, 3), x: 1950, y: 120, scale: 0.74 },
      { picture: of('fleece', 'pile-fleece', 'women', OAT, 2), x: 1410, y: 120, scale: 0.8 },
    ],
  },
  'trail-shoes': {
    land: 'alpine-noon',
    support: 'boards',
    items: [
      { picture: of('hiking-shoe', 'hiker-mid', 'men', PINE, 3), x: 1930, y: 262, scale: 0.78 },
      { picture: of('hiking-shoe', 'leather-hiker', 'men', RUST, 3), x: 1470, y: 350, scale: 0.88 },
    ],
  },
  'city-packs': {
    land: 'city-morning',
    support: 'boards',
    items: [
      { picture: of('backpack', 'trek-pack', 'men', FJORD, 4), x: 1960, y: 10, scale: 0.86 },
      { picture: of('backpack', 'roll-top-pack', 'men', LARCH, 2), x: 1400, y: 90, scale: 0.8 },
    ],
  },
  'lake-tents': {
    land: 'alpine-noon',
    support: 'ground',
    items: [{ picture: of('tent', 'dome-tent', 'men', ROWAN, 3), x: 1680, y: 40, scale: 1.04 }],
  },
  'kids-rain': {
    land: 'coast-noon',
    support: 'rail',
    items: [
      { picture: of('shell-jacket', 'packable-shell', 'kids', FJORD, 2), x: 1950, y: 130, scale: 0.72 },
      { picture: of('shell-jacket', 'rain-jacket', 'kids', LARCH, 1), x: 1410, y: 110, scale: 0.78 },
    ],
  },
  'new-arrivals': {
    land: 'coast-dusk',
    support: 'rail',
    items: [
      { picture: of('shirt', 'overshirt', 'men', PINE, 2), x: 1990, y: 120, scale: 0.74 },
      { picture: of('insulated-jacket', 'down-hoodie', 'women', COAL, 2), x: 1420, y: 110, scale: 0.8 },
    ],
  },
};

export const isDisplay = (name: SceneName): name is DisplayName => Object.hasOwn(DISPLAYS, name);

const RAIL = 96;
const BOARDS = 1085;

const rail = (): string =>
  `<linearGradient id="timber" x2="0" y2="1"><stop offset="0" stop-color="#c79a6a"/><stop offset=".3" stop-color="#a5764a"/><stop offset="1" stop-color="#4a311d"/></linearGradient>` +
  `<rect y="${RAIL - 22}" width="${SCENE_WIDTH}" height="44" fill="url(#timber)"/><path d="M0 ${RAIL - 6}q600 -9 1200 2t1200 -3M0 ${RAIL + 8}q500 7 1100 0t1300 4" stroke="#3a2616" stroke-opacity=".45" stroke-width="2.5" fill="none"/>`;

function boards(): string {
  const random = seededRandom(11);
  let grain = '';
  for (let index = 0; index < 90; index += 1) {
    const y = BOARDS + 20 + random.next() * (SCENE_HEIGHT - BOARDS - 20);
    const x = random.between(-100, SCENE_WIDTH);
    grain += `<path d="M${num(x)} ${num(y)}q${num(random.between(60, 200))} ${num(random.between(-5, 5))} ${num(random.between(200, 520))} ${num(random.between(-3, 3))}" stroke="${random.chance(0.6) ? '#2a1d13' : '#d8b48a'}" stroke-opacity="${(0.1 + random.next() * 0.18).toFixed(2)}" stroke-width="${num(random.between(1.5, 4))}" fill="none"/>`;
  }
  const gaps = [1146, 1232]
    .map(
      (y) =>
        `<path d="M0 ${y}H${SCENE_WIDTH}" stroke="#1d130b" stroke-opacity=".75" stroke-width="6"/><path d="M0 ${y + 5}H${SCENE_WIDTH}" stroke="#e2bf95" stroke-opacity=".35" stroke-width="3"/>`,
    )
    .join('');
  return `<linearGradient id="boards" x2="0" y2="1"><stop offset="0" stop-color="#a97f56"/><stop offset=".5" stop-color="#8a6441"/><stop offset="1" stop-color="#553a24"/></linearGradient><rect y="${BOARDS}" width="${SCENE_WIDTH}" height="${SCENE_HEIGHT - BOARDS}" fill="url(#boards)"/>${gaps}${grain}<path d="M0 ${BOARDS}H${SCENE_WIDTH}" stroke="#f0d0a6" stroke-opacity=".6" stroke-width="4"/>`;
}

const hanger = ({ x, y, scale }: Item): string => {
  const neck = y + 310 * scale;
  return `<path d="M${num(x)} ${num(neck)}V${RAIL + 40}q0 -22 17 -26q22 -6 22 -30q0 -26 -30 -26q-22 0 -28 20" fill="none" stroke="#2b2d30" stroke-width="9" stroke-linecap="round"/><path d="M${num(x)} ${num(neck)}V${RAIL + 40}" stroke="#fff" stroke-opacity=".35" stroke-width="2.4"/>`;
};

const placed = (item: Item, index: number): string => {
  const { picture, view = 'front', x, y, scale, turn = 0, flip = false } = item;
  const markup = drawCutout(picture, view, `p${index}`);
  const mirror = flip ? ' scale(-1 1)' : '';
  return `<g transform="translate(${num(x)} ${num(y)}) rotate(${turn})${mirror} scale(${scale}) translate(-600 0)">${markup}</g>`;
};

/** Products of a category before a blurred landscape. */
export function drawDisplay(name: DisplayName, seed: number): string {
  const { land, support, items } = DISPLAYS[name];
  const behind = drawLandscape(land, seed).replaceAll(/<g class="figure">.*?<\/g>/g, '');
  // Blurred over itself, or the edge of the picture would fade into white.
  const hanging = items
    .map((item, index) => (support === 'rail' ? hanger(item) : '') + placed(item, index))
    .join('');
  return scene(
    `<filter id="far" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${support === 'ground' ? 3 : 9}" result="soft"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="soft"/></feMerge></filter><g filter="url(#far)">${behind}</g>` +
      (support === 'rail' ? rail() : support === 'boards' ? boards() : '') +
      hanging,
  );
}
