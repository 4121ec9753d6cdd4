/** The first line of a file that is made from the contracts. */
export const BANNER = '// Generated from openapi/ by `npm run codegen`. Do not edit.\n';
