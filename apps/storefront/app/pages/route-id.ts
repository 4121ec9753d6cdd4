import { frames, pages, type PageName } from './pages.ts';

// The router names a route after its file without the ending.
const idOf = (file: string): string => file.replace(/\.tsx?$/, '');

/** The router's id of a page, by which another component asks for what its loader has answered. */
export const routeId = (name: PageName): string => idOf(pages[name].file);

/** The router's id of a route around pages. */
export const frameId = (name: keyof typeof frames): string => idOf(frames[name]);
