import { gradient, soft } from '../kit/cloth.ts';
import type { Ink } from '../kit/ink.ts';
import { box, CENTRE, curve, num, sliver, type Point, pts } from '../kit/path.ts';
import { button, seam, snap, stitches, topStitched, zip, zipPull, type ZipLook } from '../kit/sewing.ts';
import { across, along, band, pointAt, sectionAt, type Tube } from '../kit/tube.ts';
import type { TopShape } from './top-shape.ts';
import type { TopStyle } from './top-styles.ts';

/** The zip of this product: tape in the cloth's colour, pull in the accent. */
export const zipLook = (ink: Ink, sealed = false, width = 20): ZipLook => ({
  tape: sealed ? ink.base.dark : ink.trim.base,
  teeth: ink.trim.isDark ? '#4c5157' : '#8d9196',
  pull: ink.accent.base,
  sealed,
  width,
});

/** Filled chambers: each swells in its middle and is pulled in, with little gathers, at its seams. */
export function baffles(ink: Ink, tube: Tube, count: number, sag: number): string {
  const shade = gradient(ink, [
    [0, '#05070a', 0.34],
    [0.1, '#fff', 0.06],
    [0.3, '#fff', 0.26],
    [0.55, '#fff', 0],
    [0.8, '#05070a', 0.2],
    [1, '#05070a', 0.52],
  ]);
  let markup = '';
  for (let index = 0; index < count; index += 1) {
    const from = index / count;
    const to = (index + 1) / count;
    markup += `<path d="${band(tube, from, to, 4, sag)}" fill="${shade}"/>`;
    const gathers = Math.round(9 + ink.random.between(0, 5));
    for (let gather = 0; gather < gathers; gather += 1) {
      const at = ink.random.between(0.04, 0.96);
      const down = ink.random.chance(0.5);
      const root = pointAt(tube, down ? from : to, at);
      const tip = pointAt(
        tube,
        down ? from + 0.42 / count : to - 0.42 / count,
        at + ink.random.between(-0.03, 0.03),
      );
      const lift = sag * 4 * at * (1 - at);
      const via: Point = [(root[0] + tip[0]) / 2 + ink.random.between(-5, 5), (root[1] + tip[1]) / 2 + lift];
      const d = sliver([root[0], root[1] + lift], via, [tip[0], tip[1] + lift], 5);
      markup += `<path d="${d}" fill="#05070a" fill-opacity=".2"/><path d="${d}" fill="#fff" fill-opacity=".14" transform="translate(-4 1)"/>`;
    }
  }
  return markup;
}

/** Cloth that hangs from the armpits and gathers in the crook of a sleeve. */
export function topFolds(ink: Ink, shape: TopShape, strength = 1): string {
  const { random } = ink;
  let darks = '';
  let lights = '';
  const fold = (from: Point, to: Point, width: number): void => {
    const via: Point = [
      (from[0] + to[0]) / 2 + random.between(-14, 14),
      (from[1] + to[1]) / 2 + random.between(4, 22),
    ];
    const d = sliver(from, via, to, width * 1.5);
    darks += `<path d="${d}"/>`;
    lights += `<path d="${d}" transform="translate(-9 -7)"/>`;
  };
  for (const side of [1, -1]) {
    const pit: Point = [CENTRE + side * (shape.chest - 6), shape.armpitY - 14];
    fold(pit, [CENTRE + side * (shape.chest - 120), shape.armpitY + random.between(60, 130)], 13);
    fold(pit, [CENTRE + side * (shape.chest - 70), shape.armpitY + random.between(120, 210)], 11);
    const waist: Point = [CENTRE + side * (shape.waist - 4), shape.waistY + random.between(0, 80)];
    fold(waist, [CENTRE + side * (shape.waist - 130), waist[1] + random.between(20, 70)], 10);
  }
  for (const sleeve of shape.sleeves) {
    for (const t of shape.sleeves.length > 0 && sleeve.length > 3 ? [0.44, 0.52, 0.6, 0.86] : [0.7]) {
      fold(pointAt(sleeve, t, 0.1), pointAt(sleeve, t + random.between(-0.05, 0.09), 0.86), 10);
    }
  }
  return soft(
    ink,
    10,
    `<g fill="${ink.base.deep}" fill-opacity="${0.62 * strength}">${darks}</g><g fill="${ink.base.glow}" fill-opacity="${0.34 * strength}">${lights}</g>`,
  );
}

/** Panels of another colour on the body, drawn on the cloth before its light. */
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

const topStitchedAcross = (d: string, ink: Ink): string =>
  `${seam(d)}<g transform="translate(0 9)">${stitches(d, ink.base, 0.55)}</g>`;

/** A woven check over whatever it is clipped to. */
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

/** Woven stripes across the body. */
export function stripes(ink: Ink, shape: TopShape): string {
  let markup = '';
  for (let y = shape.armpitY - 60; y < shape.hemY + 40; y += 66) {
    markup += `<path d="${curve(pts`${CENTRE - 420} ${y - 6}, ${CENTRE} ${y + 8}, ${CENTRE + 420} ${y - 6}`)}" fill="none" stroke="${ink.accent.base}" stroke-width="24"/>`;
  }
  return markup;
}

/** Everything that closes the front, over the body and under the collar's leaves. */
export function closure(ink: Ink, shape: TopShape, style: TopStyle): string {
  const top = shape.neckY + shape.neckDrop + (style.neck === 'hood' ? 54 : style.neck === 'stand' ? -70 : 14);
  const bottom = shape.hemY + 12 + style.hemCurve;
  const line = (x: number, from: number, to: number): string =>
    `M${num(x)} ${num(from)}L${num(x)} ${num(to)}`;
  switch (style.front) {
    case 'zip':
    case 'sealed-zip': {
      const look = zipLook(ink, style.front === 'sealed-zip', style.front === 'sealed-zip' ? 26 : 22);
      const beside = [-24, 24]
        .map((dx) => stitches(line(CENTRE + dx, top + 20, bottom), ink.base, 0.5))
        .join('');
      return beside + zip(line(CENTRE, top, bottom), look) + zipPull([CENTRE, top + 6], look);
    }
    case 'half-zip': {
      const look = zipLook(ink);
      const end = shape.armpitY + 20;
      const placket = box(CENTRE - 23, top, 46, end - top + 26, 6);
      return (
        stitches(placket, ink.base, 0.6) +
        zip(line(CENTRE, top, end), look) +
        zipPull([CENTRE, top + 10], look)
      );
    }
    case 'flap': {
      const flap = `M${CENTRE - 34} ${num(top + 34)}H${CENTRE + 34}V${num(bottom - 6)}H${CENTRE - 34}Z`;
      const studs = [0.04, 0.3, 0.56, 0.82]
        .map((t) => snap([CENTRE + 14, top + 60 + (bottom - top - 120) * t], ink.trim.base))
        .join('');
      const look = zipLook(ink, false, 18);
      return (
        zip(line(CENTRE, top, top + 60), look) +
        `<path d="${flap}" fill="${ink.base.base}"/><path d="${flap}" fill="#fff" fill-opacity=".05"/>` +
        seam(line(CENTRE - 34, top + 34, bottom - 4)) +
        seam(line(CENTRE + 34, top + 34, bottom - 4)) +
        stitches(line(CENTRE + 25, top + 40, bottom - 8), ink.base, 0.6) +
        studs
      );
    }
    case 'buttons': {
      const placket = line(CENTRE - 24, top, bottom - 6) + line(CENTRE + 24, top, bottom - 6);
      const count = 7;
      const buttons = Array.from({ length: count }, (_, index) =>
        button([CENTRE, top + 46 + ((bottom - top - 150) * index) / (count - 1)], ink.trim.base),
      ).join('');
      return (
        seam(placket, 0.7) +
        stitches(line(CENTRE - 15, top, bottom - 6) + line(CENTRE + 15, top, bottom - 6), ink.base, 0.55) +
        buttons
      );
    }
    case 'plain':
      return '';
  }
}

/** Hand and chest pockets of the style. */
export function pockets(ink: Ink, shape: TopShape, style: TopStyle): string {
  const parts: string[] = [];
  const handY = shape.waistY + (shape.hemY - shape.waistY) * 0.18;
  const sealed = style.front === 'sealed-zip';
  if (style.pockets === 'slant-zip') {
    for (const side of [1, -1]) {
      const top: Point = [CENTRE + side * (shape.waist - 96), handY];
      const d = curve([top, [top[0] + side * 34, handY + 84], [top[0] + side * 52, handY + 172]]);
      parts.push(
        `<g transform="translate(${side * -9} 0)">${stitches(d, ink.base, 0.55)}</g>`,
        zip(d, zipLook(ink, sealed, 16)),
        zipPull([top[0] + side * 2, handY + 4], zipLook(ink, sealed), side * -14, 0.8),
      );
    }
  }
  if (style.pockets === 'kangaroo') parts.push(kangaroo(ink, shape, style.front === 'zip'));
  if (style.pockets === 'flap') {
    for (const side of [1, -1]) {
      const x = CENTRE + side * (shape.hem * 0.56) - 82;
      const y = shape.waistY + 90;
      const flap = curve(
        pts`
      ${x - 4} ${y}!, ${x + 168} ${y}!, ${x + 166} ${y + 62}, ${x + 148} ${y + 76},
      ${x + 82} ${y + 80}, ${x + 16} ${y + 76}, ${x - 2} ${y + 62}
    `,
        true,
      );
      parts.push(
        patch(ink, x, y + 10, 164, 190),
        `<path d="${flap}" fill="#05070a" fill-opacity=".3" transform="translate(5 9)"/><path d="${flap}" fill="${ink.base.light}"/>`,
        seam(flap, 0.6),
        stitches(`M${num(x + 6)} ${num(y + 10)}h152`, ink.base),
        snap([x + 82, y + 56], ink.trim.base),
      );
    }
  }
  const chestX = CENTRE + 62;
  const chestY = shape.armpitY - 56;
  if (style.chestPocket === 'zip') {
    const d = sealed
      ? `M${num(chestX + 34)} ${num(chestY - 20)}l-8 128`
      : `M${num(chestX)} ${num(chestY)}h112`;
    parts.push(
      zip(d, zipLook(ink, sealed, 16)),
      zipPull(
        sealed ? [chestX + 34, chestY - 16] : [chestX + 6, chestY],
        zipLook(ink, sealed),
        sealed ? 4 : -90,
        0.72,
      ),
    );
  }
  if (style.chestPocket === 'patch') {
    const wide = Math.min(124, shape.chest * 0.52);
    for (const x of style.front === 'buttons' ? [CENTRE + 58, CENTRE - 58 - wide] : [CENTRE + 62])
      parts.push(chestPatch(ink, x, chestY - 6, wide, style));
  }
  return parts.join('');
}

const patch = (ink: Ink, x: number, y: number, width: number, height: number): string => {
  const d = box(x, y, width, height, 12);
  return `<path d="${d}" fill="#fff" fill-opacity=".045"/>${seam(d, 0.9)}${stitches(box(x + 8, y + 8, width - 16, height - 16, 8), ink.base, 0.6)}`;
};

function chestPatch(ink: Ink, x: number, y: number, width: number, style: TopStyle): string {
  const outline = curve(
    pts`
      ${x} ${y}!, ${x + width} ${y}!, ${x + width} ${y + 112}!, ${x + width / 2} ${y + 134}!,
      ${x} ${y + 112}!
    `,
    true,
  );
  const contrast = style.surface === 'pile';
  const fill = contrast
    ? `<path d="${outline}" fill="#05070a" fill-opacity=".3" transform="translate(4 6)"/><path d="${outline}" fill="${ink.accent.base}"/>`
    : `<path d="${outline}" fill="#fff" fill-opacity=".05"/>`;
  const tones = contrast ? ink.accent : ink.base;
  const flap = contrast
    ? zip(`M${num(x + 4)} ${num(y + 22)}h${num(width - 8)}`, zipLook(ink, false, 16)) +
      zipPull([x + 12, y + 22], zipLook(ink), -90, 0.7)
    : stitches(`M${num(x + 5)} ${num(y + 20)}h${num(width - 10)}`, tones, 0.6);
  return (
    fill +
    seam(outline, 0.8) +
    `<g transform="translate(${num(x + width / 2)} ${num(y + 60)}) scale(.91) translate(${num(-x - width / 2)} ${num(-y - 60)})">${stitches(outline, tones, 0.55)}</g>` +
    flap
  );
}

function kangaroo(ink: Ink, shape: TopShape, split: boolean): string {
  const top = shape.hemY - 300;
  const bottom = shape.hemY - 66;
  const wide = shape.hem * 0.72;
  const side = (sign: 1 | -1): readonly Point[] => pts`
      ${CENTRE + sign * wide * 0.62} ${top}!, ${CENTRE + sign * wide} ${top + 130},
      ${CENTRE + sign * wide} ${bottom}!
    `;
  const outline = curve([...side(1), ...side(-1).toReversed()], true);
  const openings = [side(1), side(-1)].map((points) => curve(points.slice(0, 2)));
  const shadow = openings
    .map(
      (d) =>
        `<path d="${d}" fill="none" stroke="#05070a" stroke-opacity=".5" stroke-width="7"/>${stitches(d, ink.base, 0.7)}`,
    )
    .join('');
  return `<path d="${outline}" fill="#05070a" fill-opacity=".08" transform="translate(4 7)"/><path d="${outline}" fill="#fff" fill-opacity=".05"/>${seam(outline, 0.9)}${shadow}${split ? '' : topStitched(`M${num(CENTRE - wide * 0.6)} ${num(top + 10)}H${num(CENTRE + wide * 0.6)}`, ink.base, 0)}`;
}

/** The end of a tube: knitted, bound, hemmed or closed with a tab. */
export function tubeEnd(
  ink: Ink,
  tube: Tube,
  how: TopStyle['cuff'] | TopStyle['hem'],
  length: number,
  sag: number,
): string {
  const from = 1 - length;
  switch (how) {
    case 'rib': {
      const [left, right] = sectionAt(tube, 1);
      const count = Math.round((right[0] - left[0]) / 12);
      const ribs = Array.from(
        { length: count },
        (_, index) =>
          `<path d="${along(tube, (index + 0.5) / count, from - 0.004, 1.01)}" fill="none" stroke="#05070a" stroke-opacity=".22" stroke-width="4"/>`,
      ).join('');
      return `<path d="${band(tube, from, 1.0, 0, sag)}" fill="${ink.base.dark}" fill-opacity=".55"/>${ribs}${seam(across(tube, from, sag))}`;
    }
    case 'bound':
      return `<path d="${across(tube, 0.992, sag)}" fill="none" stroke="${ink.trim.base}" stroke-width="20"/>${seam(across(tube, 0.992 - length * 0.22, sag), 0.6)}`;
    case 'tab': {
      const [x, y] = pointAt(tube, 1 - length * 0.55, 0.52);
      const [endX, endY] = pointAt(tube, 1 - length * 0.55, 0.98);
      const angle = (Math.atan2(endY - y, endX - x) * 180) / Math.PI;
      return `${seam(across(tube, from, sag))}<g transform="translate(${num(x)} ${num(y)}) rotate(${num(angle)})"><path d="${box(-34, -15, 92, 30, 8)}" fill="#05070a" fill-opacity=".35" transform="translate(3 5)"/><path d="${box(-34, -15, 92, 30, 8)}" fill="${ink.trim.base}"/><path d="${box(-28, -9, 80, 18, 5)}" fill="none" stroke="${ink.trim.stitch}" stroke-width="2" stroke-dasharray="6 4"/></g>`;
    }
    case 'buttoned':
      return `${seam(across(tube, from, sag))}${stitches(across(tube, from + 0.012, sag), ink.base, 0.6)}${button(pointAt(tube, 1 - length * 0.5, 0.22), ink.trim.base, 9)}`;
    case 'hemmed':
    case 'corded':
      return `${seam(across(tube, from, sag), 0.35)}${stitches(across(tube, from, sag), ink.base, 0.75)}${stitches(across(tube, from + 0.008, sag), ink.base, 0.5)}`;
  }
}
