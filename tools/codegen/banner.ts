/** The first line of files generated from contracts. */
export const BANNER = '// Generated from openapi/ by `npm run codegen`. Do not edit.\n';
