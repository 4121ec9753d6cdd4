const FRONT_VIEW = /^(\/images\/products\/[^/?]+\/[^/?]+\/)front(?=\?|$)/;

/** The back view for hovering; undefined unless the picture is a front view of the image endpoint. */
export const backViewOf = (src: string): string | undefined =>
  FRONT_VIEW.test(src) ? src.replace(FRONT_VIEW, '$1back') : undefined;
