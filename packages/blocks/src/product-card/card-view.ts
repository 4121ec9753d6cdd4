const FRONT_VIEW = /^(\/images\/products\/[^/?]+\/[^/?]+\/)front$/;

/** The other side of a product, for hovering; none where the picture is not a front view of the image endpoint. */
export const backViewOf = (src: string): string | undefined => {
  const [, folder] = FRONT_VIEW.exec(src) ?? [];
  return folder && `${folder}back`;
};

/** The product's page with a colour chosen; the address keeps what else it says. */
export const colorUrl = (url: string, colorId: string): string =>
  `${url}${url.includes('?') ? '&' : '?'}color=${encodeURIComponent(colorId)}`;
