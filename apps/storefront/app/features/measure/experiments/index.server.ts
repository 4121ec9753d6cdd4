export { readExperiments, readShown } from './server/experiments.server.ts';
export { choosePage, pageDecisions } from './server/page-decisions.server.ts';
