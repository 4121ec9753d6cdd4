import { createContext } from 'react';

/** The id of the banner, by which the inline loader and the tracking find it. */
export const BANNER_ID = 'consent';

/** The markup of the banner, made by the server for sites that ask; the browser keeps what stands in the document. */
export const BannerMarkup = createContext<string | undefined>(undefined);
