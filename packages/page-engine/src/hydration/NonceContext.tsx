import { createContext, use } from 'react';

/** The nonce of the document being rendered; the browser has none, because it makes no scripts. */
export const NonceContext = createContext<string | undefined>(undefined);

/** The nonce for inline scripts of the document. */
export const useNonce = (): string | undefined => use(NonceContext);
