import { pages, type PageName } from './pages.ts';

type WithoutExtension<File extends string> = File extends `${infer Id}.${'ts' | 'tsx'}` ? Id : never;

/** The router's id of a page, by which another component asks for what its loader has answered. */
export const routeId = <Name extends PageName>(name: Name): WithoutExtension<(typeof pages)[Name]['file']> =>
  // The router names a route after its file without the ending.
  pages[name].file.replace(/\.tsx?$/, '') as WithoutExtension<(typeof pages)[Name]['file']>;
