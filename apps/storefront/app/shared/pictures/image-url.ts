import { createImageUrl } from '@haberdash/blocks';

/** Addresses of pictures: the shop's own origin passes them on from the image service. */
export const imageUrl = createImageUrl();
