export { readExperienceVariants } from './server/experience-variants.server.ts';
export type { Problem } from './server/problems.server.ts';
export { readAllChecks, readResults } from './server/read-results.server.ts';
export type { View } from './server/show-block.server.ts';
