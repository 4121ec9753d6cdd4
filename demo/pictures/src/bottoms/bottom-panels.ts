import type { Ink } from '../kit/ink.ts';
import { CENTRE, curve, type Point, pts } from '../kit/path.ts';
import { seam, stitches, zip } from '../kit/sewing.ts';
import { bothSides, onSide } from './both-sides.ts';
import type { BottomShape } from './bottom-shape.ts';
import type { BottomStyle } from './bottom-style.ts';

function pressed(ink: Ink, shape: BottomShape, style: BottomStyle): readonly string[] {
  const parts: string[] = [];
  if (style.crease === true)
    parts.push(
      bothSides((side) => {
        const d = curve(
          onSide(
            side,
            pts`
            ${shape.waist * 0.52} ${shape.top + 110}, ${(shape.hip + 20) * 0.54} ${shape.crotchY},
            ${(shape.hem + shape.inner) * 0.5} ${shape.kneeY}, ${(shape.hem + shape.inner) * 0.5} ${shape.hemY}
          `,
          ),
        );
        return `<path d="${d}" fill="none" stroke="#05070a" stroke-opacity=".16" stroke-width="7" transform="translate(5 0)"/><path d="${d}" fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="4"/>`;
      }),
    );
  if (style.gusset === true) {
    const d = curve(
      pts`
      ${CENTRE - 4} ${shape.crotchY - 120}!, ${CENTRE + 60} ${shape.crotchY + 20}, ${CENTRE + 40} ${shape.crotchY + 150}!,
      ${CENTRE - 40} ${shape.crotchY + 150}!, ${CENTRE - 60} ${shape.crotchY + 20}
    `,
      true,
    );
    parts.push(`<path d="${d}" fill="#05070a" fill-opacity=".14"/>${seam(d, 0.9)}`);
  }
  if (style.quilted === true) {
    const swell = ink.define(
      (id) =>
        `<pattern id="${id}" width="76" height="76" patternUnits="userSpaceOnUse" patternTransform="rotate(45 600 600)"><rect x="6" y="6" width="52" height="52" rx="22" fill="#fff" fill-opacity=".1"/><path d="M0 72H76M72 0V76" stroke="#05070a" stroke-opacity=".2" stroke-width="9"/><path d="M0 0H76M0 0V76" stroke="${ink.base.stitch}" stroke-opacity=".8" stroke-width="2.6" stroke-dasharray="7 5"/></pattern>`,
    );
    parts.push(`<rect width="1200" height="1500" fill="url(#${swell})"/>`);
  }
  return parts;
}

/** Darts or patches at the knees. */
function knees(ink: Ink, shape: BottomShape, style: BottomStyle): readonly string[] {
  const parts: string[] = [];
  if (style.knee === 'darts')
    parts.push(
      bothSides((side) =>
        [-46, 8]
          .map((dy) =>
            seam(
              curve(
                onSide(
                  side,
                  pts`${shape.inner * 0.5 + 24} ${shape.kneeY + dy + 16}, ${shape.hip * 0.5} ${shape.kneeY + dy + 4}, ${shape.hip * 0.66} ${shape.kneeY + dy}`,
                ),
              ),
              0.8,
            ),
          )
          .join(''),
      ),
    );
  if (style.knee === 'patch') {
    parts.push(
      bothSides((side) => {
        const d = curve(
          onSide(
            side,
            pts`
      ${shape.inner - 4} ${shape.kneeY - 130}!, ${shape.hip * 0.98} ${shape.kneeY - 150}!,
      ${shape.hip} ${shape.kneeY + 120}!, ${shape.inner - 4} ${shape.kneeY + 130}!
    `,
          ),
          true,
        );
        return `<path d="${d}" fill="${ink.base.isDark ? ink.base.light : ink.base.dark}"/>${seam(d, 0.8)}${stitches(d, ink.base, 0.6)}`;
      }),
    );
  }
  return parts;
}

export function panels(ink: Ink, shape: BottomShape, style: BottomStyle): string {
  const parts: string[] = [];
  if (style.side === 'panel') {
    parts.push(
      bothSides((side) => {
        const line = curve(
          onSide(
            side,
            shape.edge.map(([x, y]): Point => [x - 42, y]),
          ),
        );
        return `<path d="${line}H${CENTRE + side * 620}V${shape.top}Z" fill="${ink.accent.base}"/>${seam(line)}${stitches(line, ink.accent, 0.5)}`;
      }),
    );
  } else if (style.kind !== 'leggings') {
    parts.push(
      bothSides((side) =>
        seam(
          curve(
            onSide(
              side,
              shape.edge.map(([x, y]): Point => [x - 9, y]),
            ),
          ),
          0.5,
        ),
      ),
    );
  }
  if (style.kind === 'leggings') {
    parts.push(
      bothSides((side) =>
        stitches(
          curve(
            onSide(
              side,
              pts`
      ${shape.hip * 0.6} ${shape.top + 120}, ${shape.hip * 0.5} ${shape.crotchY},
      ${shape.hip * 0.62} ${shape.kneeY}, ${shape.hem * 0.7} ${shape.hemY}
    `,
            ),
          ),
          ink.base,
          0.55,
        ),
      ),
    );
  }
  if (style.side === 'zip')
    parts.push(
      bothSides((side) => {
        const d = curve(
          onSide(
            side,
            shape.edge.slice(style.kind === 'skirt' ? 2 : 1).map(([x, y]): Point => [x - 26, y]),
          ),
        );
        return zip(d, { tape: ink.base.dark, teeth: '#6d7277', pull: ink.accent.base, width: 14 });
      }),
    );
  parts.push(...pressed(ink, shape, style));
  parts.push(...knees(ink, shape, style));
  return parts.join('');
}
