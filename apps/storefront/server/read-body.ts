import { MAX_BODY_BYTES } from '@haberdash/http-server';

export { MAX_BODY_BYTES, readBody, type Body } from '@haberdash/http-server';

/** Four photos of the maximal size, and the fields beside them. */
export const MAX_FILES_BYTES = 4 * 10 * 1_024 * 1_024 + MAX_BODY_BYTES;
