import type { ProductView } from '@haberdash/commerce-api/providers/pictures/provider.ts';
import { cutAmong, type CutOf } from '../picture.ts';
import { gradient, piece, type Cloth } from '../kit/cloth.ts';
import type { Ink } from '../kit/ink.ts';
import { box, CENTRE, curve, mirrored, type Point, pts } from '../kit/path.ts';
import { mark, seam, stitches, zip, zipPull, type ZipLook } from '../kit/sewing.ts';
import { fitted, floorShadow, studio } from '../kit/studio.ts';
import { barTack, buckle, strap } from './webbing.ts';

const FLOOR = 1080;

interface DuffelStyle {
  /** Ends and floor of a stronger cloth. */
  readonly ends: boolean;
  /** `barrel`: round; `load`: tall, with lash straps; `weekend`: a trapeze with long handles. */
  readonly form: 'barrel' | 'load' | 'weekend';
}

const FORMS: Readonly<Record<CutOf<'duffel'>, DuffelStyle['form']>> = {
  duffel: 'barrel',
  'expedition-duffel': 'load',
  weekender: 'weekend',
};

const OUTLINES: Readonly<Record<DuffelStyle['form'], readonly Point[]>> = {
  barrel: pts`
    170 700!, 230 600, 420 570, 600 564, 780 570, 970 600, 1030 700!, 1048 860, 1030 1020,
    990 ${FLOOR - 6}!, 600 ${FLOOR}, 210 ${FLOOR - 6}!, 170 1020, 152 860
  `,
  load: pts`
    128 620!, 180 520, 400 500, 600 496, 800 500, 1020 520, 1072 620!, 1084 840, 1074 1030,
    1040 ${FLOOR - 6}!, 600 ${FLOOR}, 160 ${FLOOR - 6}!, 126 1030, 116 840
  `,
  weekend: pts`
    262 600!, 300 566, 440 556, 600 552, 760 556, 900 566, 938 600!, 976 800, 1020 1000,
    1030 ${FLOOR - 8}!, 600 ${FLOOR}, 170 ${FLOOR - 8}!, 180 1000, 224 800
  `,
};

const duffelCloth = (fill: string): Cloth => ({
  fill,
  folds: 'crumple',
  foldStrength: 0.7,
  round: 0.95,
  depth: 96,
  surface: 'grain',
  surfaceStrength: 0.28,
  surfaceScale: 130,
});

const look = (ink: Ink): ZipLook => ({
  tape: ink.trim.base,
  teeth: '#5a5f65',
  pull: ink.accent.base,
  width: 22,
});

/** Lash straps, or the pocket of a weekend bag. */
function trimmings(ink: Ink, { form }: DuffelStyle): string {
  if (form === 'load')
    return [250, 950]
      .map(
        (x) =>
          strap(`M${x} 540V${FLOOR - 10}`, ink.trim, 46) +
          [620, 700, 780, 860, 940].map((y) => barTack([x, y], ink.trim, 40)).join('') +
          buckle([x, 1010], 0, 0.9),
      )
      .join('');
  if (form === 'weekend') {
    const d = box(330, 770, 540, 230, 18);
    return piece(
      ink,
      d,
      { ...duffelCloth(ink.base.light), depth: 30 },
      stitches(box(342, 782, 516, 206, 12), ink.base, 0.6),
    );
  }
  return '';
}

function long(ink: Ink, back: boolean, style: DuffelStyle): string {
  const { ends, form } = style;
  const d = curve(OUTLINES[form], true);
  const lower = curve(pts`120 960, 600 974, 1080 960`);
  const inside = [
    `<path d="${d}" fill="${gradient(ink, [
      [0, '#fff', 0.16],
      [0.35, '#fff', 0],
      [1, '#05070a', 0.35],
    ])}"/>`,
    ends
      ? `<path d="${lower}V1200H120Z" fill="${ink.trim.base}"/>${seam(lower)}<g transform="translate(0 -9)">${stitches(lower, ink.base, 0.6)}</g>`
      : '',
    ...[262, 938].map((x) =>
      seam(curve(pts`${x + (x < 600 ? 30 : -30)} 560, ${x} 760, ${x + (x < 600 ? -12 : 12)} ${FLOOR}`)),
    ),
  ];
  const handles = [400, 800]
    .map(
      (x) =>
        strap(curve(pts`${x - 20} ${FLOOR}, ${x - 16} 800, ${x} 590`), ink.trim, 40) +
        barTack([x - 14, 760], ink.trim, 34),
    )
    .join('');
  const grip =
    strap(
      form === 'weekend'
        ? curve(pts`400 640, 424 420, 510 300, 600 280, 690 300, 776 420, 800 640`)
        : curve(pts`400 640, 430 480, 520 396, 600 384, 680 396, 770 480, 800 640`),
      ink.trim,
      38,
    ) +
    piece(
      ink,
      box(530, form === 'weekend' ? 256 : 362, 140, 52, 16),
      { fill: ink.accent.base, round: 1, depth: 20 },
      stitches(box(538, form === 'weekend' ? 264 : 370, 124, 36, 10), ink.accent),
    );
  const behind = strap(
    curve(
      pts`400 600, 440 ${form === 'weekend' ? 380 : 440}, 540 ${form === 'weekend' ? 236 : 352}, 660 ${form === 'weekend' ? 236 : 352}, 760 ${form === 'weekend' ? 380 : 440}, 800 600`,
    ),
    { ...ink.trim, base: ink.trim.deep },
    34,
  );
  const opening = curve(pts`250 640, 420 606, 600 600, 780 606, 950 640`);
  const pocket = back
    ? `${zip('M440 780H760', look(ink))}${zipPull([456, 780], look(ink), -90)}`
    : mark([600, 820], ink.base.isDark ? ink.accent.glow : ink.trim.base, 2);
  return (
    behind +
    piece(ink, d, duffelCloth(ink.base.base), inside.join('')) +
    trimmings(ink, style) +
    zip(opening, look(ink)) +
    zipPull([280, 634], look(ink), -80, 1.2) +
    handles +
    grip +
    pocket +
    (form === 'barrel'
      ? [200, 1000].map((x) => strap(`M${x} 730V820`, ink.trim, 34) + buckle([x, 850], 0, 0.8)).join('')
      : '')
  );
}

function end(ink: Ink, { ends, form }: DuffelStyle): string {
  const d = curve(
    mirrored(
      form === 'weekend'
        ? pts`0 556, 90 560, 132 590!, 190 800, 236 1000, 232 ${FLOOR - 6}!, 0 ${FLOOR}`
        : form === 'load'
          ? pts`0 500, 200 516, 290 600, 306 820, 296 1010, 250 ${FLOOR - 4}!, 0 ${FLOOR}`
          : pts`0 560, 150 580, 250 680, 282 840, 262 1000, 210 ${FLOOR - 4}!, 0 ${FLOOR}`,
    ),
    true,
  );
  const lower = curve(pts`300 960, 600 974, 900 960`);
  return (
    piece(
      ink,
      d,
      { ...duffelCloth(ink.base.base), depth: 110 },
      (ends ? `<path d="${lower}V1200H300Z" fill="${ink.trim.base}"/>${seam(lower)}` : '') +
        stitches(
          curve(
            mirrored(pts`0 590, 136 610, 226 700, 254 840, 236 990, 190 ${FLOOR - 30}, 0 ${FLOOR - 26}`),
            true,
          ),
          ink.base,
        ),
    ) +
    strap(
      curve(
        pts`${CENTRE - 100} 800, ${CENTRE - 70} 742, ${CENTRE} 728, ${CENTRE + 70} 742, ${CENTRE + 100} 800`,
      ),
      ink.trim,
      38,
    ) +
    barTack([CENTRE - 100, 806], ink.trim, 34) +
    barTack([CENTRE + 100, 806], ink.trim, 34) +
    mark([CENTRE, 890], ink.base.isDark ? ink.accent.glow : ink.trim.base, 1) +
    strap(
      form === 'weekend'
        ? curve(
            pts`${CENTRE - 128} 620, ${CENTRE - 92} 400, ${CENTRE} 300, ${CENTRE + 92} 400, ${CENTRE + 128} 620`,
          )
        : curve(pts`
      ${CENTRE - 250} 690, ${CENTRE - 120} 470, ${CENTRE} 430, ${CENTRE + 120} 470,
      ${CENTRE + 250} 690
    `),
      ink.trim,
      36,
    )
  );
}

export function drawDuffel(ink: Ink, view: ProductView): string {
  const style: DuffelStyle = {
    ends: ink.random.chance(0.65),
    form: FORMS[cutAmong(['duffel'], ink.picture)],
  };
  const bounds = { left: 100, right: 1100, top: style.form === 'weekend' ? 210 : 330, bottom: FLOOR + 50 };
  const shadow = floorShadow(ink, 600, FLOOR - 4, 460);
  switch (view) {
    case 'front':
      return studio(ink, fitted(bounds, shadow + long(ink, false, style)));
    case 'back':
      return studio(ink, fitted(bounds, shadow + long(ink, true, style)));
    case 'side':
      return studio(
        ink,
        fitted({ ...bounds, left: 270, right: 930 }, floorShadow(ink, 600, FLOOR - 4, 290) + end(ink, style)),
      );
    case 'detail':
      return studio(ink, long(ink, false, style), { x: 400, y: 690, zoom: 2.1 });
  }
}
