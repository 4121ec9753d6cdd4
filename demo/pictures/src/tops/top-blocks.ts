import type { Ink } from '../kit/ink.ts';
import { CENTRE, curve, num, pts } from '../kit/path.ts';
import { seam, stitches } from '../kit/sewing.ts';
import type { TopShape } from './top-measures.ts';
import type { TopStyle } from './top-style.ts';

export function bodyBlocks(ink: Ink, shape: TopShape, style: TopStyle, back: boolean): string {
  const { chest, armpitY, hemY, waistY, waist, hem, shoulderY } = shape;
  const colour = ink.accent.base;
  const parts: string[] = [];
  if (style.check === true) parts.push(checks(ink));
  if (style.stripes === true) parts.push(stripes(ink, shape));
  if (style.block === 'yoke') {
    const y = armpitY - (back ? 70 : 50);
    const edge = curve(pts`
      ${CENTRE - 360} ${y - 40}, ${CENTRE - chest} ${y}, ${CENTRE} ${y + (back ? 44 : 22)},
      ${CENTRE + chest} ${y}, ${CENTRE + 360} ${y - 40}
    `);
    parts.push(`<path d="${edge}V0H${CENTRE - 360}Z" fill="${colour}"/>${topStitchedAcross(edge, ink)}`);
  }
  if (style.block === 'shoulders') {
    const y = shoulderY + 92;
    const edge = curve(pts`
      ${CENTRE - 360} ${y + 20}, ${CENTRE - shape.neck - 26} ${y - 26}, ${CENTRE} ${back ? y + 20 : y - 40},
      ${CENTRE + shape.neck + 26} ${y - 26}, ${CENTRE + 360} ${y + 20}
    `);
    parts.push(
      `<path d="${edge}V0H${CENTRE - 360}Z" fill="${ink.base.isDark ? ink.base.light : ink.base.dark}"/>${topStitchedAcross(edge, ink)}`,
    );
  }
  if (style.block === 'slash') parts.push(slash(ink, shape, back));
  if (style.raglan === true) parts.push(raglanShoulders(ink, shape, style));
  if (style.block === 'lower') {
    const y = waistY + 60;
    const edge = curve(pts`${CENTRE - 420} ${y + 30}, ${CENTRE} ${y}, ${CENTRE + 420} ${y + 30}`);
    parts.push(`<path d="${edge}V1500H${CENTRE - 420}Z" fill="${colour}"/>${topStitchedAcross(edge, ink)}`);
  }
  if (style.block === 'sides') {
    for (const side of [1, -1]) {
      const line = curve(pts`
      ${CENTRE + side * (chest - 44)} ${shoulderY + 120},
      ${CENTRE + side * (chest - 62)} ${armpitY + 40}, ${CENTRE + side * (waist - 78)} ${waistY},
      ${CENTRE + side * (hem - 52)} ${hemY + 40}
    `);
      parts.push(
        `<path d="${line}H${CENTRE + side * 600}V${shoulderY}Z" fill="${colour}"/>${seam(line)}${stitches(line, ink.accent, 0.5)}`,
      );
    }
  }
  return parts.join('');
}

function slash(ink: Ink, { armpitY, waistY }: TopShape, back: boolean): string {
  const turn = back ? -1 : 1;
  const x = (dx: number): number => CENTRE + turn * dx;
  const upper = curve(pts`${x(-360)} ${waistY + 20}, ${x(0)} ${armpitY + 40}, ${x(360)} ${armpitY - 190}`);
  const lower = curve(pts`${x(-360)} ${waistY + 150}, ${x(0)} ${armpitY + 170}, ${x(360)} ${armpitY - 60}`);
  return `<path d="${upper}L${num(x(360))} ${num(armpitY - 60)}L${num(x(0))} ${num(armpitY + 170)}L${num(x(-360))} ${num(waistY + 150)}Z" fill="${ink.accent.base}"/>${seam(upper)}${seam(lower)}`;
}

const raglanLine = (shape: TopShape, side: number): string =>
  curve(pts`
    ${CENTRE + side * (shape.neck - 6)} ${shape.neckY + 14}, ${CENTRE + side * (shape.neck + 44)} ${shape.shoulderY + 62},
    ${CENTRE + side * (shape.chest - 22)} ${shape.armpitY - 40}, ${CENTRE + side * (shape.chest + 6)} ${shape.armpitY}
  `);

const raglanShoulders = (ink: Ink, shape: TopShape, style: TopStyle): string =>
  [1, -1]
    .map((side) => {
      const line = raglanLine(shape, side);
      const fill =
        style.block === 'sleeves'
          ? `<path d="${line}H${CENTRE + side * 620}V0H${CENTRE + side * shape.neck}Z" fill="${ink.accent.base}"/>`
          : '';
      return `${fill}${seam(line)}<g transform="translate(${side * 8} 0)">${stitches(line, ink.base, 0.5)}</g>`;
    })
    .join('');

const topStitchedAcross = (d: string, ink: Ink): string =>
  `${seam(d)}<g transform="translate(0 9)">${stitches(d, ink.base, 0.55)}</g>`;

/** A woven check, to be clipped. */
export function checks(ink: Ink): string {
  const pitch = 86;
  const pattern = ink.define(
    (id) =>
      `<pattern id="${id}" width="${pitch}" height="${pitch}" patternUnits="userSpaceOnUse">` +
      `<rect width="34" height="${pitch}" fill="${ink.accent.base}" fill-opacity=".48"/><rect width="${pitch}" height="34" fill="${ink.accent.base}" fill-opacity=".48"/>` +
      `<rect x="56" width="5" height="${pitch}" fill="${ink.trim.base}" fill-opacity=".55"/><rect y="56" width="${pitch}" height="5" fill="${ink.trim.base}" fill-opacity=".55"/></pattern>`,
  );
  return `<rect width="1200" height="1500" fill="url(#${pattern})"/>`;
}

export function stripes(ink: Ink, shape: TopShape): string {
  let markup = '';
  for (let y = shape.armpitY - 60; y < shape.hemY + 40; y += 66) {
    markup += `<path d="${curve(pts`${CENTRE - 420} ${y - 6}, ${CENTRE} ${y + 8}, ${CENTRE + 420} ${y - 6}`)}" fill="none" stroke="${ink.accent.base}" stroke-width="24"/>`;
  }
  return markup;
}
