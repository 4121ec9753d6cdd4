/** The stylesheets of the client's build, made by `tools/page-stylesheets.ts`; none in development. */
declare module 'virtual:page-stylesheets' {
  /** By address, in the order of the cascade. */
  export const stylesheets: Readonly<Record<string, string>>;
}
