import { createShortPages } from '@haberdash/http-server';

export { TEXT_HEADERS } from '@haberdash/http-server';

/** Short text pages for when the shop itself is unavailable. */
export const { sendText, textPage } = createShortPages('Go to the shop');
