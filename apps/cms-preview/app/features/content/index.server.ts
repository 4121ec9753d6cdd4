export { readExperienceVariants } from './server/experience-variants.server.ts';
export { createApis } from './server/api.server.ts';
export { problemOf } from './server/problems.server.ts';
export type { Problem } from './server/problems.server.ts';
export { readAllChecks, readResults } from './server/read-results.server.ts';
export { showBlock, type View } from './server/show-block.server.ts';
