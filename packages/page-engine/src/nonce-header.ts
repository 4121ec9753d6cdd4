/** The header by which the page cache says which placeholder stands for the nonce; taken off at the edge. */
export const NONCE_HEADER = 'x-render-nonce';
