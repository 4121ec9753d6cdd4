/** The header with the nonce placeholder of the page cache; removed from incoming requests. */
export const NONCE_HEADER = 'x-render-nonce';
