import type { ProductView } from '@haberdash/commerce-api/providers/pictures/provider.ts';
import { cutAmong, type CutOf } from '../picture.ts';
import { piece, type Cloth } from '../kit/cloth.ts';
import type { Ink } from '../kit/ink.ts';
import { CENTRE, curve, mirrored, num, sliver, type Point, pts } from '../kit/path.ts';
import { mark, seam, stitches } from '../kit/sewing.ts';
import { castShadow, fitted, studio } from '../kit/studio.ts';

interface BeanieStyle {
  readonly pompom: boolean;
  readonly cuff: number;
  readonly stripes: boolean;
  readonly ribs: number;
  /** Without ribs. */
  readonly smooth: boolean;
}

const BEANIES: Readonly<Record<CutOf<'beanie'>, Pick<BeanieStyle, 'cuff' | 'ribs' | 'smooth'>>> = {
  beanie: { cuff: 60, ribs: 42, smooth: false },
  'cuff-beanie': { cuff: 240, ribs: 28, smooth: false },
  'run-beanie': { cuff: 96, ribs: 0, smooth: true },
};

const closed = (half: readonly Point[]): string => curve(mirrored(half), true);

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

const panels = (ink: Ink): string =>
  [1, -1]
    .map((side) => {
      const d = curve(
        pts`${CENTRE + side * 20} 560, ${CENTRE + side * 150} 700, ${CENTRE + side * 190} 1090`,
      );
      return `${seam(d)}<g transform="translate(${side * 9} 0)">${stitches(d, ink.base, 0.7)}</g>`;
    })
    .join('') +
  `<path d="${curve(pts`270 960, 600 990, 930 960`)}" fill="none" stroke="${ink.accent.base}" stroke-width="18"/>`;

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
  const crown = closed(
    style.smooth
      ? pts`0 560, 120 572, 236 640, 300 760, ${wide - 10} 900, ${wide - 6} 1070!, 0 1100`
      : style.cuff < 100
        ? pts`0 424, 100 434, 236 526, 316 700, ${wide + 16} 880, ${wide - 4} 1070!, 0 1100`
        : pts`0 430, 96 440, 220 520, 300 680, ${wide - 6} 860, ${wide - 4} 1070!, 0 1100`,
  );
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
  const knit: Partial<Cloth> = {
    surface: style.smooth ? 'grain' : 'knit',
    surfaceStrength: 0.3,
    surfaceScale: 190,
    round: 1,
    depth: 110,
  };
  const patch =
    `<path d="M512 ${num(cuffTop + style.cuff * 0.28)}h176v104h-176z" fill="#05070a" fill-opacity=".3" transform="translate(3 5)"/><path d="M512 ${num(cuffTop + style.cuff * 0.28)}h176v104h-176z" fill="${ink.accent.base}"/><path d="M520 ${num(cuffTop + style.cuff * 0.28 + 8)}h160v88h-160z" fill="none" stroke="${ink.accent.stitch}" stroke-width="2.4" stroke-dasharray="7 4"/>` +
    mark([600, cuffTop + style.cuff * 0.28 + 54], ink.accent.isDark ? '#f1eee8' : '#1d1f22', 0.9);
  const tag = mark([600, style.smooth ? 880 : 920], ink.base.isDark ? ink.accent.glow : ink.trim.base, 1.1);
  const turned = mark(
    [800, style.smooth ? 870 : 910],
    ink.base.isDark ? ink.accent.glow : ink.trim.base,
    0.8,
  );
  const label = `<path d="M846 ${num(cuffTop + 70)}l54 -6v62l-54 6z" fill="${ink.accent.base}"/>`;
  const side = view !== 'side' ? '' : style.cuff > 150 ? label : turned;
  return (
    castShadow(ink, [crown, cuff]) +
    piece(
      ink,
      crown,
      { fill: ink.base.base, ...knit },
      bands + (style.smooth ? panels(ink) : ribbing(436, 1100, wide, style.ribs, false)),
    ) +
    (style.pompom ? pompom(ink) : '') +
    `<path d="${cuff}" fill="#05070a" fill-opacity=".32" transform="translate(0 -10)"/>` +
    piece(
      ink,
      cuff,
      { fill: ink.base.light, ...knit, depth: 60 },
      style.smooth
        ? stitches(`M270 ${cuffTop + 24}Q600 ${cuffTop + 54} 930 ${cuffTop + 24}`, ink.base)
        : ribbing(cuffTop - 10, 1120, wide + 8, style.ribs, true),
    ) +
    (back || view === 'side' ? side : style.cuff > 150 ? patch : tag)
  );
}

export function drawBeanie(ink: Ink, view: ProductView): string {
  const form = BEANIES[cutAmong(['beanie'], ink.picture)];
  const style: BeanieStyle = {
    ...form,
    ribs: form.ribs + ink.random.pick([-6, 0, 6]),
    pompom:
      ink.picture.cut === 'cuff-beanie' && ink.random.chance(ink.picture.audience === 'kids' ? 0.8 : 0.4),
    stripes: ink.random.chance(0.35),
  };
  const drawn = beanie(ink, style, view);
  if (view === 'detail') return studio(ink, drawn, { x: 640, y: 940, zoom: 2.2 });
  return studio(
    ink,
    fitted(
      { left: 260, right: 940, top: style.pompom ? 250 : style.smooth ? 550 : 370, bottom: 1130 },
      drawn,
      {
        width: 800,
        height: 1000,
      },
    ),
  );
}
