import type { ImageUrl } from '../media/Picture.tsx';

const svg = (width: number, height: number, body: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>`,
  )}`;

export const jacket = (colour: string, shade: string, ground = '#ecebe7'): string =>
  svg(
    800,
    1000,
    `<defs><radialGradient id="g" cx=".5" cy=".42" r=".75"><stop offset="0" stop-color="#fff" stop-opacity=".7"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
    <linearGradient id="s" x1="0" x2="1"><stop offset="0" stop-color="${shade}" stop-opacity=".75"/><stop offset=".3" stop-color="${colour}" stop-opacity="0"/><stop offset=".75" stop-color="${colour}" stop-opacity="0"/><stop offset="1" stop-color="${shade}" stop-opacity=".8"/></linearGradient></defs>
    <rect width="800" height="1000" fill="${ground}"/><rect width="800" height="1000" fill="url(#g)"/>
    <ellipse cx="400" cy="852" rx="210" ry="16" fill="#000" opacity=".1"/>
    <g stroke-linejoin="round"><path d="M318 222c-52 14-98 34-120 76-30 120-52 276-60 424l74 18c14-92 30-180 52-262l6 340c86 26 174 26 260 0l6-340c22 82 38 170 52 262l74-18c-8-148-30-304-60-424-22-42-68-62-120-76-16 30-148 30-164 0Z" fill="${colour}"/>
    <path d="M318 222c-52 14-98 34-120 76-30 120-52 276-60 424l74 18c14-92 30-180 52-262l6 340c86 26 174 26 260 0l6-340c22 82 38 170 52 262l74-18c-8-148-30-304-60-424-22-42-68-62-120-76-16 30-148 30-164 0Z" fill="url(#s)"/>
    <path d="M318 222c-4-46 30-74 82-74s86 28 82 74c-16 34-148 34-164 0Z" fill="${shade}"/><path d="M340 196c10-30 110-30 120 0-12 22-108 22-120 0Z" fill="#00000055"/>
    <path d="M400 244v586M304 560l64-34M496 560l-64-34M264 478c4-50 8-92 4-134M536 478c-4-50-8-92-4-134" stroke="${shade}" stroke-width="5" fill="none"/><rect x="446" y="372" width="46" height="10" rx="2" fill="#fff" opacity=".75"/></g>`,
  );

export const shoe = (colour: string, sole: string, ground = '#ecebe7'): string =>
  svg(
    800,
    1000,
    `<rect width="800" height="1000" fill="${ground}"/><ellipse cx="400" cy="684" rx="300" ry="18" fill="#000" opacity=".12"/>
    <path d="M116 612c-8-62 4-150 26-206 34 26 78 24 108-8 22 8 44 40 74 66 66 56 174 66 262 92 66 20 106 36 104 66-2 12-12 20-26 22H150c-20 0-30-10-34-32Z" fill="${colour}"/>
    <path d="M142 406c34 26 78 24 108-8 10 4 20 12 30 22-34 52-104 66-148 40 2-20 6-38 10-54Z" fill="#00000030"/>
    <path d="M102 604c160 26 420 34 590 10 12 22 6 50-20 58-160 14-390 14-540 0-26-8-36-40-30-68Z" fill="${sole}"/><path d="M104 634c180 20 410 22 590 4" stroke="#00000022" stroke-width="4" fill="none"/>
    <path d="m302 448-34 40M338 476l-36 40M378 500l-36 38M422 518l-32 36" stroke="${sole}" stroke-width="10" stroke-linecap="round"/><path d="M170 588c30-60 110-76 190-30 70 40 170 44 250 30" fill="none" stroke="${sole}" stroke-width="16" opacity=".85"/>`,
  );

export const hills = (): string =>
  svg(
    1600,
    1000,
    `<defs><linearGradient id="k" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#9fb0b2"/><stop offset=".55" stop-color="#e6d9c4"/></linearGradient></defs><rect width="1600" height="1000" fill="url(#k)"/><circle cx="1180" cy="400" r="90" fill="#fff4dd" opacity=".8"/>
    <path d="M0 560 220 420l160 90 240-190 250 210 170-80 250 160 310-150v540H0Z" fill="#8b9a97"/><path d="M0 680c200-90 330-100 520-30s380 40 560-40 380-40 520 10v380H0Z" fill="#5f7069"/><path d="M0 800c260-90 520-60 760-10s560 20 840-60v270H0Z" fill="#36463f"/><path d="M0 900c300-40 700-60 1600 20v80H0Z" fill="#1d2923"/>`,
  );

/** Pictures of stories have one size only. */
export const storyImageUrl: ImageUrl = (src) => src;
