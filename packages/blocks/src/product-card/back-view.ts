const FRONT_VIEW = /^(\/images\/products\/[^/?]+\/[^/?]+\/)front(?=\?|$)/;

/** The other side of a product, for hovering; none where the picture is not a front view of the image endpoint. */
export const backViewOf = (src: string): string | undefined =>
  FRONT_VIEW.test(src) ? src.replace(FRONT_VIEW, '$1back') : undefined;
