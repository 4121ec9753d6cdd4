import { piece } from '../kit/cloth.ts';
import type { Ink } from '../kit/ink.ts';
import { CENTRE, curve, mirrored, pts } from '../kit/path.ts';
import { mark, seam, stitches } from '../kit/sewing.ts';
import { floorShadow } from '../kit/studio.ts';
import { buckle, webbingAlong } from './sandal-straps.ts';
import type { SandalStyle } from './sandal-style.ts';

function uppersFromAbove(ink: Ink, style: SandalStyle, wide: number): string {
  const heel = webbingAlong(
    ink,
    pts`474 980, 460 1120, 520 1230, 600 1250, 680 1230, 740 1120, 726 980`,
    wide,
  );
  switch (style.upper) {
    case 'webbing':
      return (
        webbingAlong(ink, pts`432 420, 520 360, 680 352, 770 400`, wide) +
        webbingAlong(ink, pts`428 560, 540 470, 660 440, 774 470`, wide, ink.accent) +
        webbingAlong(ink, pts`462 800, 520 690, 680 690, 740 800`, wide) +
        heel +
        buckle([706, 716], 30, 0.9)
      );
    case 'closed': {
      const d = curve(
        mirrored(pts`0 180, 116 196, 182 300, 188 440, 150 640, 142 720!, 96 700, 60 760, 0 780`),
        true,
      );
      const bumper = curve(mirrored(pts`0 160, 130 180, 200 300, 200 330!, 120 290, 0 276`), true);
      const cords = [0, 1, 2, 3, 4]
        .map(
          (row) =>
            `<path d="M548 ${470 + row * 56}L652 ${490 + row * 56}M652 ${470 + row * 56}L548 ${490 + row * 56}" stroke="${ink.accent.base}" stroke-width="9" stroke-linecap="round"/>`,
        )
        .join('');
      return (
        piece(
          ink,
          d,
          { fill: ink.base.base, round: 0.9, depth: 60, surface: 'grain', surfaceStrength: 0.34 },
          `<path d="${bumper}" fill="${ink.trim.dark}"/>${seam(bumper)}`,
        ) +
        cords +
        heel
      );
    }
    case 'slide': {
      const d = curve(
        pts`410 470!, 480 420, 600 404, 720 420, 790 470!, 770 640, 744 740!, 660 700, 600 694, 540 700, 456 740!, 430 640`,
        true,
      );
      return (
        piece(
          ink,
          d,
          { fill: ink.base.base, round: 0.9, depth: 60, surface: 'grain', surfaceStrength: 0.4 },
          `${seam('M420 590Q600 540 780 590')}${stitches(d, ink.base, 0.5)}`,
        ) +
        buckle([740, 510], 80, 0.7) +
        buckle([732, 650], 80, 0.7)
      );
    }
  }
}

export function sandalAbove(ink: Ink, style: SandalStyle): string {
  const half = pts`0 190, 110 206, 172 300, 176 440, 136 660, 122 860, 140 1040, 132 1180, 80 1268, 0 1290`;
  const bed = curve(mirrored(half), true);
  const wide = 66;
  const ridges = Array.from(
    { length: 26 },
    (_, index) =>
      `<path d="${curve(pts`400 ${260 + index * 40}, 600 ${250 + index * 40}, 800 ${260 + index * 40}`)}" fill="none" stroke="#05070a" stroke-opacity=".16" stroke-width="5"/>`,
  ).join('');
  return (
    floorShadow(ink, CENTRE, 1240, 200, 0.4) +
    piece(
      ink,
      bed,
      { fill: ink.trim.base, round: 0.8, depth: 34, surface: 'grain', surfaceStrength: 0.35 },
      ridges + mark([CENTRE, 1130], ink.trim.stitch, 1),
    ) +
    uppersFromAbove(ink, style, wide)
  );
}
