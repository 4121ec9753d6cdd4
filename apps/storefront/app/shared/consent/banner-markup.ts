import { createContext } from 'react';

/** The markup of the banner, made by the server for sites that ask; the browser keeps what stands in the document. */
export const BannerMarkup = createContext<string | undefined>(undefined);
