import { createContext } from 'react';

/** The markup of the banner, made by the server for sites that ask; the browser keeps the markup of the document. */
export const BannerMarkup = createContext<string | undefined>(undefined);
