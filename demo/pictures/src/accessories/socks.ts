import type { ProductView } from '@haberdash/commerce-api/providers/pictures/provider.ts';
import { cutAmong, type CutOf } from '../picture.ts';
import { piece } from '../kit/cloth.ts';
import type { Ink } from '../kit/ink.ts';
import { curve, pts } from '../kit/path.ts';
import { mark, seam } from '../kit/sewing.ts';
import { castShadow, fitted, studio } from '../kit/studio.ts';

interface SockStyle {
  readonly top: number;
  readonly stripes: 'two' | 'many' | 'none';
  /** Size of the stitches. */
  readonly knit: number;
  readonly blocks: boolean;
}

const SOCKS: Readonly<Record<CutOf<'socks'>, Omit<SockStyle, 'blocks'>>> = {
  'hike-socks': { top: 430, stripes: 'two', knit: 120 },
  'trail-socks': { top: 730, stripes: 'none', knit: 80 },
  'camp-socks': { top: 320, stripes: 'many', knit: 230 },
};

/** A sock with its toe to the left. */
function sock(ink: Ink, style: SockStyle): string {
  const { top } = style;
  const d = curve(
    pts`
      560 ${top}!, 700 ${top - 8}, 838 ${top}!, 832 ${top + (840 - top) * 0.5}, 836 840, 858 940, 862 1040, 820 1120,
      720 1146, 560 1176, 400 1216, 290 1216, 230 1160, 244 1090, 330 1020, 460 960, 548 880,
      570 800, 562 ${top + (780 - top) * 0.5}
    `,
    true,
  );
  const heel = curve(pts`884 880!, 790 940, 730 1030, 700 1180!, 900 1180!`, true);
  const toe = curve(pts`180 1000!, 330 1010, 390 1110, 400 1260!, 180 1260!`, true);
  const colour = style.blocks ? ink.accent.base : ink.base.dark;
  const ribs = Array.from(
    { length: 26 },
    (_, index) =>
      `<path d="M${552 + index * 11.6} ${top - 20}V${top + 120}" stroke="#05070a" stroke-opacity=".24" stroke-width="4"/>`,
  ).join('');
  const lines =
    style.stripes === 'none'
      ? []
      : style.stripes === 'two'
        ? [
            [top + 140, 26],
            [top + 186, 26],
          ]
        : Array.from({ length: 7 }, (_, index) => [top + 150 + index * 62, 30]);
  const stripes = lines
    .map(
      ([y = 0, width = 0], index) =>
        `<path d="M500 ${y}Q700 ${y + 12} 900 ${y}" fill="none" stroke="${index % 2 === 0 ? ink.accent.base : ink.trim.base}" stroke-width="${width}"/>`,
    )
    .join('');
  const arch = [0, 1, 2, 3, 4, 5]
    .map((index) =>
      seam(
        curve(pts`
      ${470 + index * 36} ${970 - index * 26}, ${500 + index * 36} ${1060 - index * 6},
      ${484 + index * 36} ${1180 - index * 8}
    `),
        0.35,
      ),
    )
    .join('');
  const inside =
    stripes +
    arch +
    `<path d="${heel}" fill="${colour}"/>${seam(heel, 0.6)}<path d="${toe}" fill="${colour}"/>${seam(toe, 0.6)}` +
    ribs +
    seam(`M540 ${top + 122}Q700 ${top + 134} 860 ${top + 122}`, 0.6);
  return (
    castShadow(ink, [d]) +
    piece(
      ink,
      d,
      {
        fill: ink.base.base,
        surface: 'knit',
        surfaceStrength: 0.36,
        surfaceScale: style.knit,
        folds: 'smooth',
        foldStrength: 0.7,
        round: 0.9,
        depth: 64,
      },
      inside,
    ) +
    mark(
      [700, top + (style.stripes === 'none' ? 190 : style.stripes === 'two' ? 270 : 60)],
      ink.base.isDark ? ink.accent.glow : ink.trim.base,
      0.9,
    )
  );
}

export function drawSocks(ink: Ink, view: ProductView): string {
  const style: SockStyle = {
    ...SOCKS[cutAmong(['socks'], ink.picture)],
    blocks: ink.random.chance(0.65),
  };
  const one = sock(ink, style);
  const bounds = { left: 180, right: 1040, top: style.top - 60, bottom: 1250 };
  switch (view) {
    case 'front':
      return studio(
        ink,
        fitted(
          bounds,
          `<g transform="translate(150 -60)">${one}</g><g transform="translate(-30 20)">${one}</g>`,
        ),
      );
    case 'back':
      return studio(
        ink,
        fitted(
          { ...bounds, left: 140, right: 1060 },
          `<g transform="translate(1180 -40) scale(-1 1)">${one}</g><g transform="translate(1300 20) scale(-1 1)">${one}</g>`,
        ),
      );
    case 'side':
      return studio(ink, fitted({ left: 220, right: 880, top: style.top - 20, bottom: 1230 }, one));
    case 'detail':
      return studio(ink, one, { x: 660, y: style.top + 200, zoom: 2.2 });
  }
}
