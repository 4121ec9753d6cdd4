import type { ProductView } from '@haberdash/commerce-api/parties/pictures/picture-source.ts';
import { piece } from '../kit/cloth.ts';
import type { Ink } from '../kit/ink.ts';
import { CENTRE, curve, mirrored, num, sliver, type Point, pts } from '../kit/path.ts';
import { mark } from '../kit/sewing.ts';
import { castShadow, fitted, studio } from '../kit/studio.ts';

interface BeanieStyle {
  readonly pompom: boolean;
  readonly cuff: number;
  readonly stripes: boolean;
  readonly ribs: number;
}

const closed = (half: readonly Point[]): string => curve(mirrored(half), true);

/** Columns of knitted stitches that meet at the crown. */
function ribbing(from: number, to: number, wide: number, count: number, flat: boolean): string {
  let markup = '';
  for (let index = 0; index <= count; index += 1) {
    const share = Math.sin((index / count - 0.5) * Math.PI * 0.98);
    const d = flat
      ? `M${num(CENTRE + share * wide)} ${num(from)}V${num(to)}`
      : curve(pts`
          ${CENTRE + share * 20} 436, ${CENTRE + share * 116} 452, ${CENTRE + share * 222} 534,
          ${CENTRE + share * 298} 690, ${CENTRE + share * wide} 860, ${CENTRE + share * wide} ${to}
        `);
    markup += `<path d="${d}" fill="none" stroke="#05070a" stroke-opacity=".28" stroke-width="7"/><path d="${d}" fill="none" stroke="#fff" stroke-opacity=".15" stroke-width="6" transform="translate(9 0)"/>`;
  }
  return markup;
}

function pompom(ink: Ink): string {
  let markup = `<circle cx="600" cy="372" r="104" fill="${ink.accent.dark}"/>`;
  for (let index = 0; index < 420; index += 1) {
    const angle = ink.random.between(0, Math.PI * 2);
    const reach = Math.sqrt(ink.random.next()) * 122;
    const tip: Point = [600 + Math.cos(angle) * reach, 372 + Math.sin(angle) * reach];
    const root: Point = [600 + Math.cos(angle) * (reach - 46), 372 + Math.sin(angle) * (reach - 46)];
    const light = tip[0] + tip[1] < 950 + ink.random.between(-60, 60);
    markup += `<path d="${sliver(root, [(root[0] + tip[0]) / 2, (root[1] + tip[1]) / 2 + 3], tip, 6)}" fill="${light ? ink.random.pick([ink.accent.light, ink.accent.glow]) : ink.random.pick([ink.accent.base, ink.accent.dark])}"/>`;
  }
  return markup;
}

function beanie(ink: Ink, style: BeanieStyle, view: ProductView): string {
  const back = view === 'back';
  const wide = 322;
  const cuffTop = 1080 - style.cuff;
  const crown = closed(pts`0 430, 96 440, 220 520, 300 680, ${wide - 6} 860, ${wide - 4} 1070!, 0 1100`);
  const cuff = closed(pts`
      0 ${cuffTop + 26}, 180 ${cuffTop + 18}, ${wide + 4} ${cuffTop - 6}!,
      ${wide + 12} ${(cuffTop + 1090) / 2}, ${wide - 2} 1090!, 180 1112, 0 1118
    `);
  const bands = style.stripes
    ? [600, 690, 780]
        .map(
          (y, index) =>
            `<path d="${curve(pts`240 ${y - 10}, 600 ${y + 22}, 960 ${y - 10}`)}" fill="none" stroke="${index === 1 ? ink.trim.base : ink.accent.base}" stroke-width="52"/>`,
        )
        .join('')
    : '';
  const knit = { surface: 'knit', surfaceStrength: 0.3, surfaceScale: 190, round: 1, depth: 110 } as const;
  const patch =
    `<path d="M512 ${num(cuffTop + style.cuff * 0.28)}h176v104h-176z" fill="#05070a" fill-opacity=".3" transform="translate(3 5)"/><path d="M512 ${num(cuffTop + style.cuff * 0.28)}h176v104h-176z" fill="${ink.accent.base}"/><path d="M520 ${num(cuffTop + style.cuff * 0.28 + 8)}h160v88h-160z" fill="none" stroke="${ink.accent.stitch}" stroke-width="2.4" stroke-dasharray="7 4"/>` +
    mark([600, cuffTop + style.cuff * 0.28 + 54], ink.accent.isDark ? '#f1eee8' : '#1d1f22', 0.9);
  const side =
    view === 'side' ? `<path d="M846 ${num(cuffTop + 70)}l54 -6v62l-54 6z" fill="${ink.accent.base}"/>` : '';
  return (
    castShadow(ink, [crown, cuff]) +
    piece(ink, crown, { fill: ink.base.base, ...knit }, bands + ribbing(436, 1100, wide, style.ribs, false)) +
    (style.pompom ? pompom(ink) : '') +
    `<path d="${cuff}" fill="#05070a" fill-opacity=".32" transform="translate(0 -10)"/>` +
    piece(
      ink,
      cuff,
      { fill: ink.base.light, ...knit, depth: 60 },
      ribbing(cuffTop - 10, 1120, wide + 8, style.ribs, true),
    ) +
    (back || view === 'side' ? side : patch)
  );
}

/** A knitted hat with a turned-up cuff. */
export function drawBeanie(ink: Ink, view: ProductView): string {
  const style: BeanieStyle = {
    pompom: ink.random.chance(ink.picture.audience === 'kids' ? 0.8 : 0.4),
    cuff: ink.random.pick([220, 180, 250]),
    stripes: ink.random.chance(0.35),
    ribs: ink.random.pick([26, 34, 42]),
  };
  const drawn = beanie(ink, style, view);
  if (view === 'detail') return studio(ink, drawn, { x: 640, y: 940, zoom: 2.2 });
  return studio(
    ink,
    fitted({ left: 260, right: 940, top: style.pompom ? 250 : 420, bottom: 1130 }, drawn, {
      width: 800,
      height: 1000,
    }),
  );
}
