import type { ProductView } from '@haberdash/commerce-api/providers/pictures/provider.ts';
import { cutAmong, type CutOf } from '../picture.ts';
import { gradient, piece } from '../kit/cloth.ts';
import type { Ink } from '../kit/ink.ts';
import { box, CENTRE, curve, mirrored, num, type Point, pts } from '../kit/path.ts';
import { mark } from '../kit/sewing.ts';
import { fitted, floorShadow, studio } from '../kit/studio.ts';

const FLOOR = 1330;
const closed = (half: readonly Point[]): string => curve(mirrored(half), true);

interface BottleStyle {
  readonly shoulder: 'slope' | 'straight';
  readonly cap: 'loop' | 'sport';
  readonly band: boolean;
  readonly tall: number;
  /** Half its width. */
  readonly wide: number;
  /** Bare steel below the painted shoulder. */
  readonly bare: boolean;
}

const BOTTLES: Readonly<Record<CutOf<'bottle'>, Omit<BottleStyle, 'band'>>> = {
  flask: { shoulder: 'slope', cap: 'loop', tall: 430, wide: 164, bare: false },
  bottle: { shoulder: 'slope', cap: 'sport', tall: 470, wide: 146, bare: true },
  'wide-mouth-flask': { shoulder: 'straight', cap: 'loop', tall: 590, wide: 206, bare: false },
};

const metal = (ink: Ink, d: string): string => {
  const across = gradient(
    ink,
    [
      [0, '#05070a', 0.55],
      [0.1, '#05070a', 0.12],
      [0.2, '#fff', 0.3],
      [0.3, '#fff', 0.42],
      [0.38, '#fff', 0.05],
      [0.6, '#05070a', 0],
      [0.84, '#05070a', 0.42],
      [0.93, '#05070a', 0.55],
      [1, '#fff', 0.06],
    ],
    'across',
  );
  return `<path d="${d}" fill="${across}"/>`;
};

function handle(ink: Ink, style: BottleStyle, capTop: number, turned: boolean): string {
  const loop =
    style.cap === 'sport'
      ? ''
      : turned
        ? box(CENTRE - 20, capTop - 110, 40, 130, 18)
        : `${curve(pts`
      ${CENTRE - 84} ${capTop + 30}, ${CENTRE - 78} ${capTop - 70}, ${CENTRE} ${capTop - 112},
      ${CENTRE + 78} ${capTop - 70}, ${CENTRE + 84} ${capTop + 30}
    `)}`;
  return loop === ''
    ? ''
    : turned
      ? piece(ink, loop, { fill: ink.trim.base, round: 1, depth: 14 })
      : `<path d="${loop}" fill="none" stroke="${ink.trim.deep}" stroke-width="36"/><path d="${loop}" fill="none" stroke="${ink.trim.base}" stroke-width="30"/><path d="${loop}" fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="8" transform="translate(-5 -5)"/>`;
}

function bottle(ink: Ink, style: BottleStyle, view: ProductView): string {
  const { tall, wide } = style;
  const body =
    style.shoulder === 'slope'
      ? closed(pts`
      0 ${tall}, 92 ${tall}!, 96 ${tall + 40}, 140 ${tall + 120}, ${wide} ${tall + 220}, ${wide} 900,
      ${wide} ${FLOOR - 40}, ${wide - 24} ${FLOOR - 2}, 0 ${FLOOR}
    `)
      : closed(pts`
      0 ${tall + 30}, ${wide - 50} ${tall + 30}!, ${wide - 40} ${tall + 60}, ${wide - 8} ${tall + 96},
      ${wide} ${tall + 140}, ${wide} 900, ${wide} ${FLOOR - 40}, ${wide - 24} ${FLOOR - 2}, 0 ${FLOOR}
    `);
  const mouth = style.shoulder === 'slope' ? 98 : wide - 46;
  const neck = box(CENTRE - mouth, tall - 26 + (style.shoulder === 'slope' ? 0 : 30), 2 * mouth, 34, 6);
  /** Half the width of the lid. */
  const lid = style.shoulder === 'straight' ? wide - 36 : 108;
  const capTop = tall - 170 + (style.shoulder === 'slope' ? 0 : 30);
  const cap =
    style.cap === 'loop'
      ? closed(
          pts`0 ${capTop + 10}, ${lid - 22} ${capTop + 14}, ${lid - 2} ${capTop + 40}, ${lid} ${capTop + 144}!, 0 ${capTop + 150}`,
        )
      : closed(pts`
      0 ${capTop - 30}, 36 ${capTop - 30}!, 40 ${capTop + 30}, 96 ${capTop + 60}, 108 ${capTop + 90},
      108 ${capTop + 144}!, 0 ${capTop + 150}
    `);
  const ridges = Array.from({ length: 17 }, (_, index) => {
    const x = CENTRE + Math.sin(((index - 8) / 8) * 1.4) * lid;
    return `<path d="M${num(x)} ${capTop + 60}V${capTop + 138}" stroke="#05070a" stroke-opacity=".3" stroke-width="4"/>`;
  }).join('');
  const turned = view === 'side';
  const band = style.band
    ? `<path d="M${CENTRE - wide} 1130h${2 * wide}v46h${-2 * wide}Z" fill="${ink.accent.base}"/>`
    : '';
  const steel = `<path d="M${CENTRE - wide} ${FLOOR - 46}h${2 * wide}v60h${-2 * wide}Z" fill="#b9bbbc"/>`;
  const art =
    view === 'back'
      ? Array.from(
          { length: 9 },
          (_, index) =>
            `<path d="M${CENTRE - 40} ${700 + index * 46}h${index % 2 === 0 ? 80 : 46}" stroke="${ink.base.isDark ? '#f1eee8' : '#1d1f22'}" stroke-opacity=".7" stroke-width="5" stroke-linecap="round"/>`,
        ).join('')
      : turned
        ? ''
        : mark([CENTRE, 830], ink.base.isDark ? '#f1eee8' : ink.trim.base, 2);
  return (
    handle(ink, style, capTop, turned) +
    piece(
      ink,
      cap,
      { fill: ink.trim.base, round: 0.4, depth: 20, surface: 'grain', surfaceStrength: 0.2 },
      ridges,
    ) +
    metal(ink, cap) +
    `<path d="${neck}" fill="#b9bbbc"/>${metal(ink, neck)}` +
    piece(
      ink,
      body,
      {
        fill: ink.base.base,
        round: 0.25,
        depth: 20,
        surface: 'grain',
        surfaceStrength: 0.24,
        surfaceScale: 110,
      },
      (style.bare ? `<path d="M0 ${tall + 190}H1200V1400H0Z" fill="#b4b7b8"/>` : '') + band + steel + art,
    ) +
    metal(ink, body)
  );
}

export function drawBottle(ink: Ink, view: ProductView): string {
  const form = BOTTLES[cutAmong(['bottle'], ink.picture)];
  const style: BottleStyle = {
    ...form,
    tall: form.tall + ink.random.pick([-40, 0, 30]),
    band: ink.random.chance(0.5),
  };
  const drawn = floorShadow(ink, 600, FLOOR - 4, 190) + bottle(ink, style, view);
  if (view === 'detail') return studio(ink, drawn, { x: CENTRE + 30, y: style.tall + 60, zoom: 2.3 });
  return studio(ink, fitted({ left: 350, right: 850, top: style.tall - 300, bottom: FLOOR + 40 }, drawn));
}
