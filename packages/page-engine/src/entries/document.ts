export { handOff } from '../document/handoff.server.ts';
export { atEndOf, handoffScripts, readHandoff, scriptText } from '../document/handoff-scripts.server.ts';
export { OpaqueLoaderData } from '../document/opaque-loader-data.server.ts';
export { PageResponse } from '../document/page-response.server.ts';
export { renderToText } from '../document/render-to-text.server.ts';
export { stylesheetOf } from '../document/stylesheet-of.server.ts';
