import type { Ink } from './ink.ts';

export const mesh = (ink: Ink): string =>
  ink.define(
    (id) =>
      `<pattern id="${id}" width="13" height="11" patternUnits="userSpaceOnUse" patternTransform="rotate(-14)"><ellipse cx="3.2" cy="3" rx="2.3" ry="1.7" fill="#05070a" fill-opacity=".42"/><ellipse cx="9.7" cy="8.5" rx="2.3" ry="1.7" fill="#05070a" fill-opacity=".42"/>` +
      `<path d="M0 6h13M0 .5h13" stroke="#fff" stroke-opacity=".12" stroke-width="1"/></pattern>`,
  );
