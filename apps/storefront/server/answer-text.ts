import { createShortPages } from '@haberdash/http-server';

export { TEXT_HEADERS } from '@haberdash/http-server';

/** Short pages of plain words; used where the shop itself cannot be reached. */
export const { sendText, textPage } = createShortPages('Go to the shop');
