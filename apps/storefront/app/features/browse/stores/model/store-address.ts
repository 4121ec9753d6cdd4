/** Where the page of a store stands, below the locale (spec 2 §2). */
export const storePath = (id: string): string => `/stores/${id}`;
