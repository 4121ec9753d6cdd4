import type { Ink } from '../kit/ink.ts';
import { CENTRE, curve, num, type Point, pts } from '../kit/path.ts';
import { button, seam, snap, stitches, zip } from '../kit/sewing.ts';
import { pointAt, type Tube } from '../kit/tube.ts';
import { checks, stripes } from './top-blocks.ts';
import type { TopShape } from './top-measures.ts';
import type { TopStyle } from './top-style.ts';
import { zipLook } from './zip-look.ts';

const across = (y: number, fill: string, to: 0 | 1500): string =>
  `<path d="M0 ${num(y)}H1200V${to}H0Z" fill="${fill}"/>${seam(`M0 ${num(y)}H1200`)}`;

function panels(ink: Ink, shape: TopShape, style: TopStyle): string {
  const { armpitY, waistY, shoulderY, hemY } = shape;
  const shade = ink.base.isDark ? ink.base.light : ink.base.dark;
  switch (style.block) {
    case 'yoke':
      return across(armpitY - 50, ink.accent.base, 0);
    case 'lower':
      return across(waistY + 70, ink.accent.base, 1500);
    case 'shoulders':
      return across(shoulderY + 96, shade, 0);
    case 'slash':
      return `<path d="M0 ${num(waistY + 150)}L1200 ${num(armpitY - 60)}V${num(armpitY - 190)}L0 ${num(waistY + 20)}Z" fill="${ink.accent.base}"/>`;
    case 'sides': {
      const line = (dx: number): string =>
        curve(
          pts`${CENTRE + dx} ${armpitY - 40}, ${CENTRE + dx * 0.86} ${waistY}, ${CENTRE + dx} ${hemY + 60}`,
        );
      return `<path d="M${CENTRE - 100} ${num(armpitY - 40)}H${CENTRE + 100}L${CENTRE + 100} ${num(hemY + 60)}H${CENTRE - 100}Z" fill="${ink.accent.base}"/>${seam(line(-100))}${seam(line(100))}`;
    }
    case 'none':
    case 'sleeves':
      return '';
  }
}

function frontEdge(ink: Ink, style: TopStyle, tube: Tube): string {
  const at = (t: number, dx: number): Point => {
    const [x, y] = pointAt(tube, t, 0);
    return [x + dx, y];
  };
  const line = (dx: number, to = 1): string => curve([0, 0.2, 0.4, 0.6, 0.8, 1].map((t) => at(t * to, dx)));
  switch (style.front) {
    case 'zip':
    case 'sealed-zip':
      return zip(line(8), zipLook(ink, style.front === 'sealed-zip', 16));
    case 'half-zip':
      return zip(line(8, 0.45), zipLook(ink, false, 16));
    case 'snap-placket':
      return `<path d="${line(10, 0.45)}" fill="none" stroke="${ink.accent.base}" stroke-width="52"/>`;
    case 'buttons':
      return `${seam(line(26), 0.7)}${[0.2, 0.36, 0.52, 0.68, 0.84].map((t) => button(at(t, 12), ink.trim.base, 8)).join('')}`;
    case 'snaps':
    case 'flap':
      return `${seam(line(34), 0.9)}${stitches(line(26), ink.base, 0.6)}${[0.2, 0.4, 0.6, 0.8].map((t) => snap(at(t, 14), ink.trim.base)).join('')}`;
    case 'plain':
      return '';
  }
}

export function sideDetails(ink: Ink, shape: TopShape, style: TopStyle, tube: Tube): string {
  const middle = curve(pts`
      ${CENTRE + 20} ${shape.armpitY}, ${CENTRE + 10} ${shape.waistY}, ${CENTRE + 18} ${shape.hemY + 60}
    `);
  const pocket =
    style.pockets === 'slant-zip' || style.pockets === 'high-zip'
      ? zip(
          curve(pts`
            ${CENTRE - 78} ${style.pockets === 'high-zip' ? shape.armpitY + 70 : shape.waistY + 30},
            ${CENTRE - 58} ${style.pockets === 'high-zip' ? shape.armpitY + 170 : shape.waistY + 120},
            ${CENTRE - 50} ${style.pockets === 'high-zip' ? shape.armpitY + 280 : shape.waistY + 200}
          `),
          zipLook(ink, style.front === 'sealed-zip', 14),
        )
      : style.pockets === 'none' || style.pockets === 'kangaroo'
        ? ''
        : seam(
            curve(
              pts`${CENTRE - 130} ${shape.waistY + 60}, ${CENTRE - 40} ${shape.waistY + 66}, ${CENTRE - 34} ${shape.hemY - 60}`,
            ),
            0.9,
          );
  return (
    (style.check === true ? checks(ink) : '') +
    (style.stripes === true ? stripes(ink, shape) : '') +
    panels(ink, shape, style) +
    frontEdge(ink, style, tube) +
    pocket +
    (style.quilt === undefined
      ? `${seam(middle, 0.8)}<g transform="translate(9 0)">${stitches(middle, ink.base, 0.5)}</g>`
      : '')
  );
}
